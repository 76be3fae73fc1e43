import { PAINTS } from '~/outputs/print/paints';
import type { BrochureContent } from './content';
import { board, stripe } from './ornaments';
import { BODY, TITLE } from './parts';
import { COLUMN, keepTogether, ornament, PAPER, type Sheet, within } from './sheet';
import { heightOf, type TextStyle, write, writeLink } from './writing';

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
