import { PALETTE } from '~/lib/site/palette';
import type { BrochureContent } from './content';
import { HALF, heading, itemList, listHeight, type Mark, paragraph, twoColumns, twoColumnsHeight } from './parts';
import { COLUMN, ensureRoom, ornament, PAPER, type Sheet } from './sheet';
import { heightOf, type TextStyle, write, writeLink } from './writing';

const tick: Mark = ({ doc }, _, [x, y]) =>
  ornament(doc, () => {
    doc.circle(x + 9, y + 8, 9).fill(PALETTE.green);
    doc
      .path(`M${x + 4.5} ${y + 8.5}l3.2 3.4 5.6-7`)
      .lineWidth(2.2)
      .lineCap('round')
      .lineJoin('round')
      .stroke(PALETTE.marigold);
  });

export const cross: Mark = ({ doc }, _, [x, y]) =>
  ornament(doc, () => {
    doc
      .circle(x + 9, y + 8, 8)
      .lineWidth(1.8)
      .stroke(PALETTE.oxide);
    doc
      .path(`M${x + 6} ${y + 5}l6 6m0-6l-6 6`)
      .lineWidth(1.8)
      .lineCap('round')
      .stroke(PALETTE.oxide);
  });

const number: Mark = (sheet, index, [x, y]) => {
  ornament(sheet.doc, () =>
    sheet.doc
      .circle(x + 10, y + 8, 11)
      .lineWidth(1.4)
      .fillAndStroke(PALETTE.marigold, PALETTE.ink),
  );
  write(sheet, 'Lbl', String(index + 1), [x - 2, y - 1.5], {
    font: 'display',
    size: 13,
    width: 24,
    align: 'center',
    lineGap: 0,
  });
};

/** What the estimate covers and what it does not, side by side if both fit on a page. */
export function inclusions(sheet: Sheet, { labels, included, notIncluded }: BrochureContent): void {
  const { doc } = sheet;
  const lists = [
    { title: labels.included, items: included.map(({ title, note }) => ({ title, text: note })), mark: tick },
    { title: labels.notIncluded, items: notIncluded.map(({ title, note }) => ({ title, text: note })), mark: cross },
  ].filter(({ items }) => items.length > 0);
  if (lists.length === 0) return;
  const tall = Math.max(...lists.map(({ items }) => listHeight(sheet, items, HALF))) + 30;
  const sideBySide = tall < PAPER.bottom - PAPER.top - 60;
  heading(sheet, labels.inclusionsTitle, sideBySide ? tall : 120);
  const top = doc.y;
  const ends = lists.map(({ title, items, mark }, index) => {
    const at = sideBySide
      ? ([PAPER.side + index * (COLUMN - HALF), top] as const)
      : ([PAPER.side, doc.y + 12 * index] as const);
    write(sheet, 'H3', title, at, { font: 'extrabold', size: 15, colour: PALETTE.oxide });
    return itemList(sheet, items, mark, [at[0], doc.y + 6], sideBySide ? HALF : COLUMN);
  });
  doc.y = sideBySide ? Math.max(...ends) : (ends.at(-1) ?? doc.y);
}

/** The numbered steps to opening a shop. */
export function steps(sheet: Sheet, { labels, steps: items }: BrochureContent): void {
  if (items.length === 0) return;
  heading(sheet, labels.stepsTitle, twoColumnsHeight(sheet, items));
  twoColumns(sheet, items, number);
}

const question: Mark = ({ doc }, _, [x, y]) =>
  ornament(doc, () =>
    doc
      .polygon([x + 10, y + 1], [x + 17, y + 8], [x + 10, y + 15], [x + 3, y + 8])
      .lineWidth(1.4)
      .fillAndStroke(PALETTE.marigold, PALETTE.ink),
  );

/** Questions of partners, with the answers. */
export function questions(sheet: Sheet, { labels, questions: items }: BrochureContent): void {
  if (items.length === 0) return;
  heading(sheet, labels.questionsTitle, twoColumnsHeight(sheet, items));
  twoColumns(sheet, items, question);
}

/** The master franchise, with its own chat link. */
export function masterFranchise(sheet: Sheet, { labels, model, links }: BrochureContent): void {
  const link: TextStyle = { font: 'bold', size: 12.5, colour: PALETTE.green };
  const height = heightOf(sheet, model.masterText, { size: 13 }) + heightOf(sheet, labels.masterButton, link) + 12;
  heading(sheet, model.masterTitle, height);
  paragraph(sheet, model.masterText, { size: 13 });
  ensureRoom(sheet, 20);
  writeLink(sheet, labels.masterButton, links.masterFranchise, [PAPER.side, sheet.doc.y], link);
  sheet.doc.y += 4;
}
