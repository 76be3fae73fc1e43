import { PAINTS } from '~/outputs/print/paints';
import type { Picture } from '~/outputs/print/pictures';
import { stripe } from './ornaments';
import { COLUMN, keepTogether, ornament, PAPER, place, type Sheet, startPage, within } from './sheet';
import { heightOf, type TextStyle, write } from './writing';

export const BODY: TextStyle = { size: 12 };
export const TITLE: TextStyle = { face: 'name', size: 12.5, colour: PAINTS.board };

/** A heading with its stripe and bookmark; `room` is what has to fit on the page with it, in points. */
export function heading(sheet: Sheet, title: string, room: number): void {
  const { doc } = sheet;
  if (doc.y > PAPER.top) doc.y += 22;
  keepTogether(sheet, room + 44);
  const { y } = doc;
  doc.outline.addItem(title, { top: y - 8, left: PAPER.width } as object);
  write(sheet, 'H2', title, [PAPER.side, y], { face: 'sign', size: 25, colour: PAINTS.board, lineGap: 0 });
  stripe(doc, PAPER.side, doc.y + 3, COLUMN);
  doc.y += 18;
}

/** A paragraph over the whole column, or as wide as the style says. */
export function paragraph(sheet: Sheet, text: string, style: TextStyle = BODY): void {
  keepTogether(sheet, heightOf(sheet, text, style));
  write(sheet, 'P', text, [PAPER.side, sheet.doc.y], style);
  sheet.doc.y += 6;
}

export interface Item {
  readonly title: string;
  readonly text?: string | undefined;
}

/** Draws the mark of a list item at a place. */
export type Mark = (sheet: Sheet, index: number, at: readonly [number, number]) => void;

const NOTE: TextStyle = { ...BODY, size: 11.5 };

const itemHeight = (sheet: Sheet, { title, text }: Item, width: number) =>
  heightOf(sheet, title, { ...TITLE, width: width - 30 }) +
  (text ? heightOf(sheet, text, { ...NOTE, width: width - 30 }) : 0);

/** How tall a list will be, in points. */
export const listHeight = (sheet: Sheet, items: readonly Item[], width: number): number =>
  items.reduce((sum, item) => sum + itemHeight(sheet, item, width) + 9, 0);

/** A list in one column of the page; returns where it ends. */
export function itemList(
  sheet: Sheet,
  items: readonly Item[],
  mark: Mark,
  at: readonly [number, number],
  width: number,
): number {
  const [x] = at;
  let [, y] = at;
  const style = { ...NOTE, width: width - 30 };
  within(sheet, 'L', (listing) => {
    items.forEach((item, index) => {
      if (y + itemHeight(sheet, item, width) > PAPER.bottom) {
        startPage(sheet);
        y = PAPER.top;
      }
      within(listing, 'LI', (entry) => {
        mark(entry, index, [x, y]);
        within(entry, 'LBody', (body) => {
          write(body, 'P', item.title, [x + 30, y], { ...TITLE, width: style.width });
          if (item.text) write(body, 'P', item.text, [x + 30, sheet.doc.y], style);
        });
      });
      y = sheet.doc.y + 9;
    });
  });
  return y;
}

/** Pictures that stand on one slab before a limewashed wall, with their words below. */
export function shelf(
  sheet: Sheet,
  items: readonly (Item & { picture: Picture })[],
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
    keepTogether(sheet, height + 34 + Math.max(...words));
    const { y } = doc;
    ornament(doc, () => {
      doc.rect(PAPER.side, y, COLUMN, height + 14).fill(PAINTS.limewash);
      doc.rect(PAPER.side, y + height + 14, COLUMN, 6).fill(PAINTS.slab);
    });
    row.forEach((item, index) => {
      const x = PAPER.side + index * (width + gap);
      const drawnWidth = Math.min(width - 12, (height * item.picture.width) / item.picture.height);
      const drawnHeight = (drawnWidth * item.picture.height) / item.picture.width;
      place(sheet, item.picture, [x + (width - drawnWidth) / 2, y + height + 14 - drawnHeight], drawnWidth);
      write(sheet, 'H3', item.title, [x, y + height + 27], { ...TITLE, width });
      write(sheet, 'P', item.text ?? '', [x, doc.y], { ...BODY, size: 11.5, width });
    });
    doc.y = y + height + 27 + Math.max(...words) + 12;
  }
}
