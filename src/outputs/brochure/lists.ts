import { PAINTS } from '~/outputs/print/paints';
import type { BrochureContent } from './content';
import { heading, itemList, listHeight, type Mark } from './parts';
import { COLUMN, ornament, PAPER, type Sheet } from './sheet';
import { write } from './writing';

const tick: Mark = ({ doc }, _, [x, y]) =>
  ornament(doc, () => {
    doc.circle(x + 9, y + 8, 9).fill(PAINTS.board);
    doc
      .path(`M${x + 4.5} ${y + 8.5}l3.2 3.4 5.6-7`)
      .lineWidth(2.2)
      .lineCap('round')
      .lineJoin('round')
      .stroke(PAINTS.marigold);
  });

const cross: Mark = ({ doc }, _, [x, y]) =>
  ornament(doc, () => {
    doc
      .circle(x + 9, y + 8, 8)
      .lineWidth(1.8)
      .stroke(PAINTS.oxide);
    doc
      .path(`M${x + 6} ${y + 5}l6 6m0-6l-6 6`)
      .lineWidth(1.8)
      .lineCap('round')
      .stroke(PAINTS.oxide);
  });

const number: Mark = (sheet, index, [x, y]) => {
  ornament(sheet.doc, () =>
    sheet.doc
      .circle(x + 10, y + 8, 11)
      .lineWidth(1.4)
      .fillAndStroke(PAINTS.marigold, PAINTS.ink),
  );
  write(sheet, 'Lbl', String(index + 1), [x - 2, y - 1.5], {
    face: 'sign',
    size: 13,
    width: 24,
    align: 'center',
    lineGap: 0,
  });
};

/** What the estimate covers and what it does not, side by side while both fit a page. */
export function inclusions(sheet: Sheet, { labels, included, notIncluded }: BrochureContent): void {
  const { doc } = sheet;
  const lists = [
    { title: labels.included, items: included.map(({ title, note }) => ({ title, text: note })), mark: tick },
    { title: labels.notIncluded, items: notIncluded.map(({ title, note }) => ({ title, text: note })), mark: cross },
  ].filter(({ items }) => items.length > 0);
  if (lists.length === 0) return;
  const half = (COLUMN - 24) / 2;
  const tall = Math.max(...lists.map(({ items }) => listHeight(sheet, items, half))) + 30;
  const beside = tall < PAPER.bottom - PAPER.top - 60;
  heading(sheet, labels.inclusionsTitle, beside ? tall : 120);
  const top = doc.y;
  const ends = lists.map(({ title, items, mark }, index) => {
    const at = beside
      ? ([PAPER.side + index * (half + 24), top] as const)
      : ([PAPER.side, doc.y + 12 * index] as const);
    write(sheet, 'H3', title, at, { face: 'name', size: 15, colour: PAINTS.oxide });
    return itemList(sheet, items, mark, [at[0], doc.y + 6], beside ? half : COLUMN);
  });
  doc.y = beside ? Math.max(...ends) : (ends.at(-1) ?? doc.y);
}

/** The numbered way to an open shutter. */
export function steps(sheet: Sheet, { labels, steps: items }: BrochureContent): void {
  if (items.length === 0) return;
  heading(sheet, labels.stepsTitle, Math.min(listHeight(sheet, items, COLUMN), 400));
  sheet.doc.y = itemList(sheet, items, number, [PAPER.side, sheet.doc.y], COLUMN);
}
