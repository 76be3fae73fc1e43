import { getCategories, getEntries, getPage, getSite, getWording } from '~/lib/content';
import { addressText } from '~/lib/format/address';
import { factsText } from '~/lib/format/menu-facts';
import { formatPrice } from '~/lib/format/money';
import { printable } from '~/lib/format/printable';
import { type PrintInput, toPdf } from './typst';

/**
 * What the price board prints, from the same entries as the menu page. A menu may be in any script: letters that no font
 * of the board has are left out, and with them items whose name has no other.
 */
export async function menuInput(): Promise<PrintInput> {
  const words = await getPage('products');
  const { cards } = await getWording('menu');
  const { name, drinkMl, address, phone } = await getSite();
  const menu = await getEntries('menu');
  const groups = (await getCategories())
    .map((category) => ({
      title: printable(category.data.title),
      items: menu
        .filter(({ data }) => data.category === category.id)
        .map(({ data }) => ({
          name: printable(data.name),
          description: printable(data.description),
          facts: printable(factsText(data, cards)),
          price: printable(formatPrice(data.price, cards.free)),
        }))
        .filter((item) => item.name !== ''),
    }))
    .filter(({ items }) => items.length > 0);
  return {
    template: 'menu',
    data: {
      title: printable(words.title),
      description: printable(words.description),
      heading: words.heading,
      name,
      drinkMl,
      address: addressText(address),
      phone,
      groups,
      note: menu.some(({ data }) => data.kcal !== undefined) ? printable(words.kcalNote) : '',
    },
  };
}

/** The price board: one A4 page as PDF. */
export const priceBoard = async (): Promise<Buffer> => toPdf(await menuInput()).data;
