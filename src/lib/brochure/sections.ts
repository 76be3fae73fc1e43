import { PAINTS } from '~/lib/print/paints';
import type { Picture } from '~/lib/print/pictures';
import type { BrochureContent } from './content';
import { board, stripe } from './ornaments';
import { BODY, heading, type Item, itemList, listHeight, type Mark, paragraph, shelf, TITLE } from './parts';
import {
  COLUMN,
  heightOf,
  keepTogether,
  ornament,
  PAPER,
  place,
  type Sheet,
  type TextStyle,
  within,
  write,
  writeLink,
} from './sheet';

type Illustrated = Item & { picture: Picture };

/** What is in the glass, and how it is poured. */
export function drink(sheet: Sheet, { words, labels }: BrochureContent, pours: readonly Illustrated[]): void {
  heading(sheet, words.drinkTitle, 220);
  paragraph(sheet, words.drinkText, { size: 13 });
  sheet.doc.y += 8;
  write(sheet, 'H3', labels.pourTitle, [PAPER.side, sheet.doc.y], { face: 'name', size: 15, colour: PAINTS.board });
  sheet.doc.y += 6;
  shelf(sheet, pours, 4, 150);
}

/** The model in words, and its facts on a board. */
export function model(sheet: Sheet, content: BrochureContent, shop: Picture): void {
  const { doc } = sheet;
  const { labels, modelText, model: data } = content;
  heading(sheet, labels.modelTitle, 250);
  const top = doc.y;
  place(sheet, shop, [PAPER.side + COLUMN - 190, top], 190, labels.shopAlt);
  paragraph(sheet, modelText, { size: 13, width: COLUMN - 214 });
  doc.y = Math.max(doc.y, top + (190 * shop.height) / shop.width) + 12;
  const width = COLUMN / data.facts.length;
  const [value, label]: TextStyle[] = [
    {
      face: 'sign',
      size: data.facts.length > 4 ? 14 : 19,
      colour: PAINTS.marigold,
      width: width - 16,
      align: 'center',
      lineGap: 0,
    },
    { face: 'strong', size: 11.5, colour: PAINTS.milk, width: width - 16, align: 'center' },
  ];
  if (!value || !label) return;
  const tall =
    Math.max(...data.facts.map((fact) => heightOf(sheet, fact.value, value) + heightOf(sheet, fact.label, label))) + 50;
  keepTogether(sheet, tall);
  const { y } = doc;
  board(doc, PAPER.side, y, COLUMN, tall);
  within(sheet, 'L', (facts) => {
    data.facts.forEach((fact, index) => {
      const x = PAPER.side + index * width + 8;
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
  ];
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
  heading(sheet, labels.stepsTitle, Math.min(listHeight(sheet, items, COLUMN), 400));
  sheet.doc.y = itemList(sheet, items, number, [PAPER.side, sheet.doc.y], COLUMN);
}

/** The reasons, three beside each other. */
export function reasons(sheet: Sheet, { labels }: BrochureContent, items: readonly Illustrated[]): void {
  heading(sheet, labels.reasonsTitle, 200);
  shelf(sheet, items, 3, 70);
}

/** Phone, chat, e-mail and form on a board, each tappable, and which contacts are official. */
export function reach(sheet: Sheet, { words, labels, site, links, model: data }: BrochureContent): void {
  const { doc } = sheet;
  const rows = [
    [labels.phone, site.phone, links.phone],
    [words.chat, site.whatsapp, links.chat],
    [labels.email, site.email, links.email],
    [words.website, links.enquiry, links.enquiry],
  ] as const;
  const text: TextStyle = { ...BODY, colour: PAINTS.milk, width: COLUMN - 60 };
  const notice = heightOf(sheet, data.officialNotice, text) + heightOf(sheet, labels.officialTitle, text);
  const address = `${site.name}, ${site.address.street}, ${site.address.city}, ${site.address.region} ${site.address.postalCode}`;
  const tall = 146 + rows.length * 24 + notice;
  if (doc.y > PAPER.top) doc.y += 12;
  keepTogether(sheet, tall);
  const { y } = doc;
  const x = PAPER.side + 30;
  board(doc, PAPER.side, y, COLUMN, tall);
  doc.outline.addItem(words.reachTitle, { top: y - 8, left: PAPER.width } as object);
  write(sheet, 'H2', words.reachTitle, [x, y + 26], { face: 'sign', size: 25, colour: PAINTS.marigold, lineGap: 0 });
  write(sheet, 'P', words.reachText, [x, doc.y + 4], text);
  doc.y += 6;
  for (const [label, shown, target] of rows) {
    const at = doc.y + 3;
    within(sheet, 'P', (row) => {
      write(row, 'Span', label, [x, at], { ...text, face: 'strong', colour: PAINTS.marigold, width: 110 });
      writeLink(row, shown, target, [x + 112, at], { ...text, face: 'name', size: 13, width: COLUMN - 172 });
    });
    doc.y = at + 21;
  }
  write(sheet, 'P', address, [x, doc.y + 5], text);
  write(sheet, 'H3', labels.officialTitle, [x, doc.y + 7], { ...TITLE, colour: PAINTS.marigold, width: COLUMN - 60 });
  write(sheet, 'P', data.officialNotice, [x, doc.y + 1], text);
  doc.y = y + tall;
}

/** The foot of every page but the cover. */
export function feet({ doc }: Sheet, name: string, pageOf: (n: number, total: number) => string): number {
  const { count } = doc.bufferedPageRange();
  for (let page = 1; page < count; page++) {
    doc.switchToPage(page);
    stripe(doc, PAPER.side, 808, COLUMN);
    ornament(doc, () => {
      doc.font('strong').fontSize(10).fillColor(PAINTS.board);
      doc.text(name, PAPER.side, 819, { lineBreak: false });
      doc.text(pageOf(page + 1, count), PAPER.side, 819, { width: COLUMN, align: 'right', lineBreak: false });
    });
  }
  return count;
}
