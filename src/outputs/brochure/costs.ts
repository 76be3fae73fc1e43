import { readableOn } from '~/lib/format/colour';
import { PALETTE } from '~/lib/site/palette';
import type { BrochureContent } from './content';
import { heading, paragraph } from './parts';
import { COLUMN, ensureRoom, ornament, PAPER, type Sheet, startPage, within } from './sheet';
import { heightOf, type TextStyle, write } from './writing';

const RIGHT = PAPER.side + COLUMN;
/** Left edges and widths of the columns, in points. */
const WHAT = { x: PAPER.side + 34, width: COLUMN - 34 - 160 };
const SHARE = { x: RIGHT - 160, width: 56 };
const AMOUNT = { x: RIGHT - 104, width: 94 };
const FIGURE: TextStyle = { font: 'extrabold', size: 14, colour: PALETTE.green, align: 'right' };
const TITLE: TextStyle = { font: 'extrabold', size: 13, colour: PALETTE.green, width: WHAT.width };
const NOTE: TextStyle = { size: 11, width: WHAT.width };

function headRow(sheet: Sheet, { words }: BrochureContent): void {
  const { doc } = sheet;
  const { y } = doc;
  ornament(doc, () => doc.rect(PAPER.side, y, COLUMN, 26).fill(PALETTE.green));
  const style: TextStyle = { font: 'bold', size: 11.5, colour: PALETTE.milk };
  within(sheet, 'TR', (row) => {
    const cell = (text: string, { x, width }: { x: number; width: number }, align: 'left' | 'right') =>
      within(row, 'TH', (inner) => write(inner, 'P', text, [x, y + 6], { ...style, width, align }), {
        scope: 'Column',
      });
    cell(words.costItem, { x: PAPER.side + 10, width: 200 }, 'left');
    cell(words.costShare, SHARE, 'right');
    cell(words.costAmount, AMOUNT, 'right');
  });
  doc.y = y + 32;
}

type Line = BrochureContent['investment']['lines'][number];

function costRow(sheet: Sheet, line: Line): void {
  const { doc } = sheet;
  const tall = heightOf(sheet, line.title, TITLE) + heightOf(sheet, line.description, NOTE) + 11;
  if (doc.y + tall > PAPER.bottom) startPage(sheet);
  const { y } = doc;
  ornament(doc, () => {
    doc
      .rect(PAPER.side + 10, y + 3, 14, 14)
      .lineWidth(1.2)
      .fillAndStroke(line.colour, PALETTE.ink);
    doc
      .moveTo(PAPER.side, y + tall)
      .lineTo(RIGHT, y + tall)
      .lineWidth(0.6)
      .stroke(PALETTE.slab);
  });
  within(sheet, 'TR', (row) => {
    within(
      row,
      'TH',
      (cell) => {
        write(cell, 'P', line.title, [WHAT.x, y + 1], TITLE);
        write(cell, 'P', line.description, [WHAT.x, doc.y], NOTE);
      },
      { scope: 'Row' },
    );
    within(row, 'TD', (cell) =>
      write(cell, 'P', `${line.share}%`, [SHARE.x, y + 1], { ...FIGURE, width: SHARE.width }),
    );
    within(row, 'TD', (cell) =>
      write(cell, 'P', line.valueText, [AMOUNT.x, y + 1], { ...FIGURE, width: AMOUNT.width }),
    );
  });
  doc.y = y + tall + 6;
}

function totalRow(sheet: Sheet, { labels, investment }: BrochureContent): void {
  const { doc } = sheet;
  ensureRoom(sheet, 44);
  const { y } = doc;
  ornament(doc, () => doc.rect(PAPER.side, y, COLUMN, 38).fill(PALETTE.marigold));
  within(sheet, 'TR', (row) => {
    within(
      row,
      'TH',
      (cell) => write(cell, 'P', labels.total, [PAPER.side + 10, y + 9], { font: 'extrabold', size: 16, width: 200 }),
      { scope: 'Row' },
    );
    within(row, 'TD', () => undefined);
    const style: TextStyle = { font: 'display', size: 21, align: 'right', width: 160, lineGap: 0 };
    within(row, 'TD', (cell) => write(cell, 'P', investment.totalText, [RIGHT - 170, y + 5], style));
  });
  doc.y = y + 50;
}

/** Draws the shares as one bar, as decoration: the table holds the same figures. */
function shareBar({ doc }: Sheet, { investment }: BrochureContent): void {
  const { y } = doc;
  const [height, unit] = [40, COLUMN / Math.max(1, investment.total)];
  let x = PAPER.side;
  ornament(doc, () => {
    for (const { value, share, colour } of investment.lines) {
      const width = value * unit;
      doc.rect(x, y, width, height).lineWidth(1.4).fillAndStroke(colour, PALETTE.ink);
      if (width > 30) {
        doc
          .font('display')
          .fontSize(15)
          .fillColor(readableOn(colour, PALETTE.milk, PALETTE.ink));
        doc.text(`${share}%`, x, y + 11, { width, align: 'center', lineBreak: false });
      }
      x += width;
    }
  });
  doc.y = y + height + 16;
}

/** The estimate, the cost table with its computed total, and the notes on both. */
export function costs(sheet: Sheet, content: BrochureContent, checked: string): void {
  const { labels, model, investment } = content;
  heading(sheet, labels.investmentTitle, 300);
  paragraph(sheet, labels.intro, { font: 'extrabold', size: 15, colour: PALETTE.green });
  paragraph(sheet, content.estimate, { font: 'display', size: 38, colour: PALETTE.nannari, lineGap: 0 });
  sheet.doc.y += 6;
  shareBar(sheet, content);
  within(sheet, 'Table', (table) => {
    headRow(table, content);
    for (const line of investment.lines) costRow(table, line);
    totalRow(table, content);
  });
  paragraph(sheet, `${labels.checkedOn}: ${checked}`, { font: 'bold', size: 12, colour: PALETTE.green });
  for (const text of [model.taxNote, labels.sharesNote, model.noGuarantee]) paragraph(sheet, text, { size: 11.5 });
}
