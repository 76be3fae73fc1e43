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

/** Drinks on the counter below a short list. */
const DRINKS = 3;

/** Data of the price board, from the same entries as the menu page. */
export async function menuInput(): Promise<PrintInput> {
  const words = await getPage('products');
  const { name, drinkMl, address, phone, hours } = await getSite();
  const menu = await getEntries('menu');
  const off = interpolate(labels.menu.notToday, { day: formatDayOfMonth(today) });
  const groups = (await getCategories())
    .map(({ data, items }) => ({
      title: data.title,
      items: items
        .map(({ data }) => ({
          name: data.name,
          description: data.description,
          facts: [data.notToday === today && off, factsText(data, labels.menu)].filter(Boolean).join(', '),
          price: formatPrice(data.price, labels.menu.free),
        }))
        .filter(({ name }) => printable(name) !== ''),
    }))
    .filter(({ items }) => items.length > 0);
  const images = await Promise.all(menu.slice(0, DRINKS).map(entryImage));
  return {
    template: 'menu',
    data: {
      title: words.title,
      description: words.description,
      heading: words.heading,
      name,
      drinkMl,
      address: addressText(address),
      phone,
      hours: formatHours(hours, labels.hours).map(sentenceCase).join(' · '),
      groups,
      images: images.map(({ path }) => path),
    },
    images,
  };
}

/** The price board as PDF, A4. */
export const priceBoard = async (): Promise<Buffer> => toPdf(await menuInput()).data;
