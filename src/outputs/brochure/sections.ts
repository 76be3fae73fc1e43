import { PALETTE } from '~/lib/site/palette';
import type { PrintImage } from '~/outputs/print/images';
import type { BrochureContent } from './content';
import { panel } from './ornaments';
import { heading, type Item, imageGrid, paragraph } from './parts';
import { COLUMN, ensureRoom, PAPER, place, type Sheet, within } from './sheet';
import { heightOf, type TextStyle, write } from './writing';

type Illustrated = Item & { image: PrintImage };

/** The drink, and the steps of making it. */
export function drink(sheet: Sheet, { words, labels }: BrochureContent, pours: readonly Illustrated[]): void {
  heading(sheet, words.drinkTitle, 220);
  paragraph(sheet, words.drinkText, { size: 13 });
  if (pours.length === 0) return;
  sheet.doc.y += 8;
  write(sheet, 'H3', labels.pourTitle, [PAPER.side, sheet.doc.y], {
    font: 'extrabold',
    size: 15,
    colour: PALETTE.green,
  });
  sheet.doc.y += 6;
  imageGrid(sheet, pours, 4, 140);
}

/** The franchise model, and its facts on a panel. */
export function model(sheet: Sheet, content: BrochureContent, shop: PrintImage): void {
  const { doc } = sheet;
  const { labels, modelText, model: data } = content;
  heading(sheet, labels.modelTitle, 250);
  const top = doc.y;
  place(sheet, shop, [PAPER.side + COLUMN - 190, top], 190, content.alts.shop);
  paragraph(sheet, modelText, { size: 13, width: COLUMN - 214 });
  doc.y = Math.max(doc.y, top + (190 * shop.height) / shop.width) + 12;
  const inset = 16;
  const width = (COLUMN - 2 * inset) / data.facts.length;
  const [value, label]: TextStyle[] = [
    {
      font: 'display',
      size: data.facts.length > 4 || data.facts.some((fact) => fact.value.length > 12) ? 14 : 19,
      colour: PALETTE.marigold,
      width: width - 8,
      align: 'center',
      lineGap: 0,
    },
    { font: 'bold', size: 11.5, colour: PALETTE.milk, width: width - 8, align: 'center' },
  ];
  if (!value || !label) return;
  const tall =
    Math.max(...data.facts.map((fact) => heightOf(sheet, fact.value, value) + heightOf(sheet, fact.label, label))) + 50;
  ensureRoom(sheet, tall);
  const { y } = doc;
  panel(doc, PAPER.side, y, COLUMN, tall);
  within(sheet, 'L', (facts) => {
    data.facts.forEach((fact, index) => {
      const x = PAPER.side + inset + index * width + 4;
      within(facts, 'LI', (entry) =>
        within(entry, 'LBody', (body) => {
          write(body, 'P', fact.label, [x, y + 23], label);
          write(body, 'P', fact.value, [x, doc.y], value);
        }),
      );
    });
  });
  doc.y = y + tall + 8;
}

/** The reasons, three in a row. */
export function reasons(sheet: Sheet, { labels }: BrochureContent, items: readonly Illustrated[]): void {
  if (items.length === 0) return;
  heading(sheet, labels.reasonsTitle, 200);
  imageGrid(sheet, items, 3, 64);
}
