import sharp from 'sharp';
import { getGallery, getMenu, getPage, getSite, list, type PageName } from '~/lib/content';
import { SHARE_SIZE } from '~/lib/site/head';
import { entryImage } from './images';
import { type PrintImage, type PrintInput, toSvg } from './typst';

/** An image on the counter, or at `top`; lengths in pixels of the share image. */
interface Placed {
  readonly image: string | PrintImage;
  /** Distance of its middle from the right edge. */
  readonly fromRight: number;
  readonly width: number;
  readonly height: number;
  readonly top?: number;
  /** In a tile-coloured frame, cropped to its box. */
  readonly framed?: true;
}

const art = (name: string) => `/src/art/${name}.svg`;
const isDrawing = (path: string) => path.endsWith('.svg');
const pathOf = (image: string | PrintImage) => (typeof image === 'string' ? image : image.path);
const imagesOf = (entries: readonly Parameters<typeof entryImage>[0][]) => Promise.all(entries.map(entryImage));

/** The first three images of a list beside each other: drawings stand on the counter, photos are framed above it. */
const three = async (entries: Parameters<typeof imagesOf>[0], width: number, height: number): Promise<Placed[]> =>
  (await imagesOf(entries.slice(0, 3))).map((image, index) => {
    const place = { image, fromRight: 469 - index * 177, width };
    return isDrawing(image.path) ? { ...place, height } : { ...place, width: 140, height: 140, top: 200, framed: true };
  });

const framed = { fromRight: 264, width: 400, height: 300, top: 150, framed: true } as const;

/** The images beside the heading of each page, left to right. */
const SCENES: Record<PageName, () => Placed[] | Promise<Placed[]>> = {
  home: () => [{ image: art('glass'), fromRight: 231, width: 262, height: 452 }],
  about: async () => three(await list('pour-steps'), 200, 262),
  products: async () => three(await getMenu(), 220, 300),
  franchise: () => [{ image: art('shop'), fromRight: 262, width: 440, height: 360 }],
  register: () => [
    { image: art('lamp'), fromRight: 500, width: 90, height: 170, top: 82 },
    { image: art('shop'), fromRight: 250, width: 380, height: 300 },
  ],
  gallery: async () => {
    const [first] = (await getGallery()).flatMap(({ items }) => items);
    return first ? [{ ...framed, image: await entryImage(first) }] : [];
  },
  contact: () => [{ ...framed, image: art('map') }],
  reviews: () => [{ image: art('customer'), fromRight: 240, width: 360, height: 390 }],
  'not-found': () => [{ image: art('dog'), fromRight: 270, width: 400, height: 196 }],
};

/** Splits a long heading in two lines, so that it is drawn larger: these images are shown small. */
function inTwoLines(heading: readonly string[]): readonly string[] {
  const [line = ''] = heading;
  const words = line.split(' ');
  if (heading.length !== 1 || line.length < 9 || words.length < 2) return heading;
  const cuts = words.slice(1).map((_, at) => [words.slice(0, at + 1).join(' '), words.slice(at + 1).join(' ')]);
  const longest = (lines: readonly string[]) => Math.max(...lines.map(({ length }) => length));
  return cuts.reduce((best, cut) => (longest(cut) <= longest(best) ? cut : best));
}

/** What the share image of a page shows. */
export async function shareInput(page: PageName): Promise<PrintInput> {
  const { heading } = await getPage(page);
  const { place } = await getPage('home');
  const { name, drinkMl } = await getSite();
  const scene = await SCENES[page]();
  return {
    template: 'share',
    data: {
      lines: inTwoLines(heading),
      name,
      place,
      drinkMl,
      // Its first line is small, with the drink's name beside it.
      isHome: page === 'home' && heading.length > 1,
      artWidth: Math.max(0, ...scene.map(({ fromRight, width }) => fromRight + width / 2)),
      scene: scene.map(({ image, ...placed }) => ({
        top: null,
        framed: false,
        ...placed,
        path: pathOf(image),
      })),
    },
    images: scene.flatMap(({ image }) => (typeof image === 'string' ? [] : [image])),
  };
}

/** A share image: PNG of few colours. */
export const toPng = (svg: string): Promise<Buffer> =>
  sharp(Buffer.from(svg))
    .resize(SHARE_SIZE)
    .png({ palette: true, colours: 160, effort: 7, compressionLevel: 9, dither: 0.6 })
    .toBuffer();

export const shareImage = async (page: PageName): Promise<Buffer> => toPng(toSvg(await shareInput(page)));
