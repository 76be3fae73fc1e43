/** The images beside the heading of each share image. */
import customer from '~/art/customer.svg?raw';
import dog from '~/art/dog.svg?raw';
import glass from '~/art/glass.svg?raw';
import lamp from '~/art/lamp.svg?raw';
import map from '~/art/map.svg?raw';
import shop from '~/art/shop.svg?raw';
import { getGallery, getMenu, list, type PageName } from '~/lib/content';
import { imageFile } from '~/outputs/print/images';

/** An image on the counter, or at `top`, in pixels of the share image. */
export interface Placed {
  /** Path of a file, or the text of an SVG. */
  readonly source: string;
  /** Distance of its middle from the right edge. */
  readonly fromRight: number;
  readonly width: number;
  readonly height: number;
  readonly top?: number;
  /** In a tile-coloured frame, cropped to the box. */
  readonly framed?: true;
}

/** Illustrations stand on the counter; photos are framed. */
const standing = (source: string, fromRight: number, width: number, height: number): Placed =>
  source.endsWith('.svg')
    ? { source, fromRight, width, height }
    : { source, fromRight, width, height: width, top: 170, framed: true };

const files = (entries: readonly { filePath?: string | undefined }[]) =>
  Promise.all(entries.map((entry) => imageFile(entry)));

const bigGlass: Placed = { source: glass, fromRight: 231, width: 300, height: 452 };
const counter: Placed = { source: shop, fromRight: 262, width: 440, height: 360 };

const SCENES: Record<PageName, () => Placed[] | Promise<Placed[]>> = {
  home: () => [bigGlass],
  about: async () => {
    const pours = await files((await list('pour-steps')).slice(0, 3));
    return pours.map((source, index) => standing(source, 468 - index * 178, 200, 262));
  },
  products: async () => {
    const dishes = await files((await getMenu()).slice(0, 3));
    return dishes.map((source, index) => standing(source, 470 - index * 176, 220, 300));
  },
  franchise: () => [counter],
  register: () => [
    { source: lamp, fromRight: 500, width: 90, height: 170, top: 82 },
    { ...counter, fromRight: 250, width: 380, height: 300 },
  ],
  gallery: async () => {
    const first = (await getGallery()).flatMap(({ items }) => items).slice(0, 1);
    return (await files(first)).map((source) => ({
      source,
      fromRight: 264,
      width: 400,
      height: 300,
      top: 150,
      framed: true,
    }));
  },
  contact: () => [{ source: map, fromRight: 264, width: 400, height: 300, top: 150, framed: true }],
  reviews: () => [{ source: customer, fromRight: 240, width: 360, height: 390 }],
  'not-found': () => [{ source: dog, fromRight: 270, width: 400, height: 196 }],
};

/** The images of a page's share image, left to right. */
export const scene = async (page: PageName): Promise<Placed[]> => await SCENES[page]();
