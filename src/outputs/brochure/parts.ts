import { PALETTE } from '~/lib/site/palette';
import type { PrintImage } from '~/outputs/print/images';
import { stripe } from './ornaments';
import { COLUMN, ensureRoom, ornament, PAPER, place, type Sheet, startPage, within } from './sheet';
import { heightOf, type TextStyle, write } from './writing';

export const BODY: TextStyle = { size: 12 };
export const TITLE: TextStyle = { font: 'extrabold', size: 12.5, colour: PALETTE.green };

/**
 * Writes a heading with its stripe and bookmark.
 * @param room height that must fit on the page below it, in points
 */
export function heading(sheet: Sheet, title: string, room: number): void {
  const { doc } = sheet;
  if (doc.y > PAPER.top) doc.y += 22;
  ensureRoom(sheet, room + 44);
  const { y } = doc;
  doc.outline.addItem(title, { top: y - 8, left: PAPER.width } as object);
  write(sheet, 'H2', title, [PAPER.side, y], { font: 'display', size: 25, colour: PALETTE.green, lineGap: 0 });
  stripe(doc, PAPER.side, doc.y + 3, COLUMN);
  doc.y += 18;
}

/** Writes a paragraph over the whole column, or as wide as the style says. */
export function paragraph(sheet: Sheet, text: string, style: TextStyle = BODY): void {
  ensureRoom(sheet, heightOf(sheet, text, style));
  write(sheet, 'P', text, [PAPER.side, sheet.doc.y], style);
  sheet.doc.y += 6;
}

/** Gap between two columns, in points. */
const GAP = 24;
/** Width of each of two columns, in points. */
export const HALF = (COLUMN - GAP) / 2;

export interface Item {
  readonly title: string;
  readonly text?: string | undefined;
}

/** Draws the marker of a list item. */
export type Mark = (sheet: Sheet, index: number, at: readonly [number, number]) => void;

const NOTE: TextStyle = { ...BODY, size: 11.5 };

const itemHeight = (sheet: Sheet, { title, text }: Item, width: number) =>
  heightOf(sheet, title, { ...TITLE, width: width - 30 }) +
  (text ? heightOf(sheet, text, { ...NOTE, width: width - 30 }) : 0);

/** Height of a list, in points. */
export const listHeight = (sheet: Sheet, items: readonly Item[], width: number): number =>
  items.reduce((sum, item) => sum + itemHeight(sheet, item, width) + 9, 0);

function listItem(sheet: Sheet, item: Item, mark: () => void, [x, y]: readonly [number, number], width: number): void {
  within(sheet, 'LI', (entry) => {
    mark();
    within(entry, 'LBody', (body) => {
      write(body, 'P', item.title, [x + 30, y], { ...TITLE, width: width - 30 });
      if (item.text) write(body, 'P', item.text, [x + 30, sheet.doc.y], { ...NOTE, width: width - 30 });
    });
  });
}

/**
 * Writes a list in one column of the page.
 * @returns its lower edge, in points
 */
export function itemList(
  sheet: Sheet,
  items: readonly Item[],
  mark: Mark,
  [x, top]: readonly [number, number],
  width: number,
): number {
  let y = top;
  within(sheet, 'L', (listing) => {
    items.forEach((item, index) => {
      if (y + itemHeight(sheet, item, width) > PAPER.bottom) {
        startPage(sheet);
        y = PAPER.top;
      }
      const at = [x, y] as const;
      listItem(listing, item, () => mark(listing, index, at), at, width);
      y = sheet.doc.y + 9;
    });
  });
  return y;
}

/** Index at which the second of two columns starts, and the height of the taller one, in points. */
function splitInTwo(sheet: Sheet, items: readonly Item[]): { second: number; height: number } {
  const splits = items.map((_, second) => ({
    second,
    height: Math.max(listHeight(sheet, items.slice(0, second), HALF), listHeight(sheet, items.slice(second), HALF)),
  }));
  return splits.reduce((best, split) => (split.height <= best.height ? split : best), {
    second: 0,
    height: Number.POSITIVE_INFINITY,
  });
}

/** Height that a list in two columns needs, in points; at most half a page, since a longer list may break. */
export const twoColumnsHeight = (sheet: Sheet, items: readonly Item[]): number =>
  Math.min(splitInTwo(sheet, items).height, (PAPER.bottom - PAPER.top) / 2);

/** Writes a list in two columns, or in one if two do not fit on the page. */
export function twoColumns(sheet: Sheet, items: readonly Item[], mark: Mark): void {
  const { doc } = sheet;
  const top = doc.y;
  const { second, height } = splitInTwo(sheet, items);
  if (top + height > PAPER.bottom) {
    doc.y = itemList(sheet, items, mark, [PAPER.side, top], COLUMN);
    return;
  }
  within(sheet, 'L', (listing) => {
    let y = top;
    items.forEach((item, index) => {
      if (index === second) y = top;
      const at = [index < second ? PAPER.side : PAPER.side + HALF + GAP, y] as const;
      listItem(listing, item, () => mark(listing, index, at), at, HALF);
      y = doc.y + 9;
    });
  });
  doc.y = top + height;
}

/** Draws a grid of images, each with its title and text below. */
export function imageGrid(
  sheet: Sheet,
  items: readonly (Item & { image: PrintImage })[],
  columns: number,
  height: number,
): void {
  const { doc } = sheet;
  const gap = 16;
  const width = (COLUMN - gap * (columns - 1)) / columns;
  for (let first = 0; first < items.length; first += columns) {
    const row = items.slice(first, first + columns);
    const words = row.map(
      ({ title, text = '' }) =>
        heightOf(sheet, title, { ...TITLE, width }) + heightOf(sheet, text, { ...BODY, size: 11.5, width }),
    );
    ensureRoom(sheet, height + 34 + Math.max(...words));
    const { y } = doc;
    ornament(doc, () => {
      doc.rect(PAPER.side, y, COLUMN, height + 14).fill(PALETTE.limewash);
      doc.rect(PAPER.side, y + height + 14, COLUMN, 6).fill(PALETTE.slab);
    });
    row.forEach((item, index) => {
      const x = PAPER.side + index * (width + gap);
      const drawnWidth = Math.min(width - 12, (height * item.image.width) / item.image.height);
      const drawnHeight = (drawnWidth * item.image.height) / item.image.width;
      place(sheet, item.image, [x + (width - drawnWidth) / 2, y + height + 14 - drawnHeight], drawnWidth);
      write(sheet, 'H3', item.title, [x, y + height + 27], { ...TITLE, width });
      write(sheet, 'P', item.text ?? '', [x, doc.y], { ...BODY, size: 11.5, width });
    });
    doc.y = y + height + 27 + Math.max(...words) + 12;
  }
}
