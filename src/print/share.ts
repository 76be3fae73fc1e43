import { labels } from '~/labels';
import { getEntries, getGallery, getPage, getSingleton, getSite } from '~/lib/content';
import { interpolate } from '~/lib/format/text';
import { type Illustration, type ListImages, type PageName, routes } from '~/routes';
import { entryImage } from './images';
import { type PrintImage, type PrintInput, toPng, toSvg } from './typst';

/** An image with its place, as the template takes it. */
type Placed = Omit<Illustration, 'art'> & { readonly image: PrintImage };

const listed = {
  menu: () => getEntries('menu'),
  'pour-steps': () => getEntries('pour-steps'),
  gallery: async () => (await getGallery()).flatMap(({ items }) => items),
};

/** The first images of a list: three drawings on the counter or framed photos above it, or one in a large frame. */
async function placed(drawing: ListImages): Promise<Placed[]> {
  const entries: Parameters<typeof entryImage>[0][] = await listed[drawing.list]();
  if (drawing.list === 'gallery') {
    const place = { fromRight: 264, width: 400, height: 300, top: 150, framed: true } as const;
    return Promise.all(entries.slice(0, 1).map(async (entry) => ({ ...place, image: await entryImage(entry) })));
  }
  const { width, height } = drawing;
  return Promise.all(
    entries.slice(0, 3).map(async (entry, index) => {
      const place = { image: await entryImage(entry), fromRight: 486 - index * 176, width };
      const isDrawing = place.image.path.endsWith('.svg');
      return isDrawing ? { ...place, height } : { ...place, width: 140, height: 140, top: 200, framed: true };
    }),
  );
}

/** Splits a long heading in two lines, so that it is drawn larger: these images are shown small. */
function inTwoLines(heading: readonly string[]): readonly string[] {
  const [line = ''] = heading;
  const words = line.split(' ');
  if (heading.length !== 1 || line.length < 9 || words.length < 2) return heading;
  const cuts = words.slice(1).map((_, at) => [words.slice(0, at + 1).join(' '), words.slice(at + 1).join(' ')]);
  const longest = (lines: readonly string[]) => Math.max(...lines.map(({ length }) => length));
  return cuts.reduce((best, cut) => (longest(cut) <= longest(best) ? cut : best));
}

/** The line below the heading: on the franchise page, what a counter costs. */
async function noteOf(page: PageName): Promise<string> {
  if (page !== 'franchise') return '';
  const { estimate } = await getPage('franchise');
  const { estimateFrom: from, estimateTo: to } = (await getSingleton('franchise-model', 'index')).data;
  return `${labels.navigation.franchise}: ${interpolate(estimate, { from, to })}`;
}

/** What the share image of a page shows. */
export async function shareInput(page: PageName): Promise<PrintInput> {
  const { heading } = await getPage(page);
  const { place } = await getPage('home');
  const { name, drinkMl } = await getSite();
  const { drawing } = routes[page];
  const scene = 'list' in drawing ? await placed(drawing) : [drawing];
  return {
    template: 'share',
    data: {
      lines: inTwoLines(heading),
      name,
      place,
      drinkMl,
      note: await noteOf(page),
      // Its first line is small, with the drink's name beside it.
      isHome: page === 'home' && heading.length > 1,
      // With the frame of a photo, which is 18 wide.
      artWidth: Math.max(0, ...scene.map(({ fromRight, width, framed }) => fromRight + width / 2 + (framed ? 18 : 0))),
      scene: scene.map((one) => ({
        top: null,
        framed: false,
        ...one,
        path: 'art' in one ? `/src/art/${one.art}.svg` : one.image.path,
      })),
    },
    images: scene.flatMap((one) => ('art' in one ? [] : [one.image])),
  };
}

export const shareImage = async (page: PageName): Promise<Buffer> => toPng(toSvg(await shareInput(page)));
