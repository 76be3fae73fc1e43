import { labels } from '~/labels';
import { getCategories, getEntries, getPage, getSite, today } from '~/lib/content';
import { addressText } from '~/lib/format/address';
import { formatDayOfMonth } from '~/lib/format/day';
import { formatHours } from '~/lib/format/hours';
import { factsText } from '~/lib/format/menu-facts';
import { formatPrice } from '~/lib/format/money';
import { interpolate, sentenceCase } from '~/lib/format/text';
import { entryImage } from './images';
import { printable } from './printable';
import { type PrintInput, toPdf } from './typst';

/** Drinks that stand on the counter below a short list. */
const DRINKS = 3;

/**
 * What the price board prints, from the same entries as the menu page. A letter that no font
 * of the board has falls back to its base letter, and an emoji is left out.
 */
export async function menuInput(): Promise<PrintInput> {
  const words = await getPage('products');
  const { name, drinkMl, address, phone, hours } = await getSite();
  const menu = await getEntries('menu');
  const off = interpolate(labels.menu.notToday, { day: formatDayOfMonth(today) });
  const groups = (await getCategories())
    .map(({ data, items }) => ({
      title: printable(data.title),
      items: items
        .map(({ data }) => ({
          name: printable(data.name),
          description: printable(data.description),
          facts: printable([data.notToday === today && off, factsText(data, labels.menu)].filter(Boolean).join(', ')),
          price: printable(formatPrice(data.price, labels.menu.free)),
        }))
        .filter((item) => item.name !== ''),
    }))
    .filter(({ items }) => items.length > 0);
  const images = await Promise.all(menu.slice(0, DRINKS).map(entryImage));
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
      hours: printable(formatHours(hours, labels.hours).map(sentenceCase).join(' · ')),
      groups,
      images: images.map(({ path }) => path),
    },
    images,
  };
}

/** The price board as PDF, A4. */
export const priceBoard = async (): Promise<Buffer> => toPdf(await menuInput()).data;
