import { labels } from '~/labels';
import { getCategories, getEntries, getPage, getSite, today } from '~/lib/content';
import { addressText } from '~/lib/format/address';
import { formatDayOfMonth } from '~/lib/format/day';
import { formatHours } from '~/lib/format/hours';
import { factsText } from '~/lib/format/menu-facts';
import { formatPrice } from '~/lib/format/money';
import { interpolate, sentenceCase } from '~/lib/format/text';
import { entryImage } from './images';
import { type PrintInput, toPdf } from './typst';

/** Returns the data of the price board. */
export async function menuInput(): Promise<PrintInput> {
  const page = await getPage('products');
  const { name, drinkMl, address, phone, hours } = await getSite();
  const menu = await getEntries('menu');
  const off = interpolate(labels.menu.notToday, { day: formatDayOfMonth(today) });
  const groups = (await getCategories())
    .map(({ data, items }) => ({
      title: data.title,
      items: items.map(({ data }) => ({
        name: data.name,
        description: data.description,
        facts: [data.notToday === today && off, factsText(data)].filter(Boolean).join(', '),
        price: formatPrice(data.price, labels.menu.free),
      })),
    }))
    .filter(({ items }) => items.length > 0);
  const images = await Promise.all(menu.slice(0, 3).map(entryImage));
  return {
    template: 'menu',
    data: {
      title: page.title,
      description: page.description,
      heading: page.heading,
      name,
      drinkMl,
      address: addressText(address),
      phone,
      hours: formatHours(hours).map(sentenceCase).join(' · '),
      groups,
      images: images.map(({ path }) => path),
    },
    images,
  };
}

/** Prints the price board as PDF. */
export const priceBoard = async (): Promise<Buffer> => toPdf(await menuInput()).data;
