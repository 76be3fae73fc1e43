import { labels } from '~/labels';
import { getEntries, getGallery, getPage, getSingleton, getSite } from '~/lib/content';
import { interpolate } from '~/lib/format/text';
import { type PageName, routes } from '~/routes';
import { entryImage } from './images';
import { type PrintImage, type PrintInput, toPng, toSvg } from './typst';

const lists = {
  menu: () => getEntries('menu'),
  'pour-steps': () => getEntries('pour-steps'),
  gallery: async () => (await getGallery()).flatMap(({ items }) => items.slice(0, 1)),
};

/** Returns the first illustrations of a list, or one photo. */
async function firstImages(list: keyof typeof lists): Promise<PrintImage[]> {
  const entries: Parameters<typeof entryImage>[0][] = await lists[list]();
  const images = await Promise.all(entries.slice(0, 3).map(entryImage));
  return images.every(({ path }) => path.endsWith('.svg')) ? images : images.slice(0, 1);
}

/** Splits a long heading in two lines, so that its letters are larger. */
function inTwoLines(heading: readonly string[]): readonly string[] {
  const [line = ''] = heading;
  const words = line.split(' ');
  if (heading.length !== 1 || line.length < 9 || words.length < 2) return heading;
  const cuts = words.slice(1).map((_, at) => [words.slice(0, at + 1).join(' '), words.slice(at + 1).join(' ')]);
  const longest = (lines: readonly string[]) => Math.max(...lines.map(({ length }) => length));
  return cuts.reduce((best, cut) => (longest(cut) <= longest(best) ? cut : best));
}

/** Returns the line below the heading: on the franchise page, the estimate. */
async function noteOf(page: PageName): Promise<string> {
  if (page !== 'franchise') return '';
  const { estimate } = await getPage('franchise');
  const { estimateFrom: from, estimateTo: to } = (await getSingleton('franchise-model', 'index')).data;
  return `${labels.navigation.franchise}: ${interpolate(estimate, { from, to })}`;
}

/** Returns the data of a share image. */
export async function shareInput(page: PageName): Promise<PrintInput> {
  const { heading } = await getPage(page);
  const { name, place, drinkMl } = await getSite();
  const { share } = routes[page];
  const images = 'list' in share ? await firstImages(share.list) : [];
  return {
    template: 'share',
    data: {
      lines: inTwoLines(heading),
      name,
      place,
      drinkMl,
      note: await noteOf(page),
      // The first line of the home page is small, next to the name of the drink.
      isHome: page === 'home' && heading.length > 1,
      art: 'art' in share ? [`/src/art/${share.art}.svg`] : images.map(({ path }) => path),
    },
    images,
  };
}

export const shareImage = async (page: PageName): Promise<Buffer> => toPng(toSvg(await shareInput(page)));
