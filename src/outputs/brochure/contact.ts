import { addressText } from '~/lib/format/address';
import { PALETTE } from '~/lib/site/palette';
import type { PrintImage } from '~/outputs/print/images';
import type { BrochureContent } from './content';
import { panel, stripe } from './ornaments';
import { COLUMN, ornament, PAPER, place, type Sheet, startPage, within } from './sheet';
import { setFont, type TextStyle, write, writeLink } from './writing';

/** Draws the last page: phone, chat, email and form as links, and the official contacts. */
export function contactDetails(
  sheet: Sheet,
  { words, labels, site, links, model: data }: BrochureContent,
  guest: PrintImage,
): void {
  const { doc } = sheet;
  const rows = [
    [labels.phone, site.phone, links.phone],
    [words.chat, site.whatsapp, links.chat],
    [labels.email, site.email, links.email],
    [words.website, links.enquiry, links.enquiry],
  ] as const;
  const text: TextStyle = { size: 13, colour: PALETTE.milk, width: COLUMN - 60 };
  const title: TextStyle = { font: 'extrabold', size: 13.5, colour: PALETTE.marigold, width: COLUMN - 60 };
  const address = `${site.name}, ${addressText(site.address)}`;
  startPage(sheet);
  const x = PAPER.side + 30;
  panel(doc, PAPER.side, PAPER.top, COLUMN, PAPER.bottom - PAPER.top);
  doc.outline.addItem(words.reachTitle, { top: PAPER.top - 8, left: PAPER.width } as object);
  const style: TextStyle = { font: 'display', size: 32, colour: PALETTE.marigold, width: COLUMN - 60, lineGap: 0 };
  write(sheet, 'H2', words.reachTitle, [x, PAPER.top + 30], style);
  write(sheet, 'P', words.reachText, [x, doc.y + 4], { ...text, size: 14 });
  doc.y += 12;
  for (const [label, shown, target] of rows) {
    const at = doc.y + 4;
    within(sheet, 'P', (row) => {
      write(row, 'Span', label, [x, at + 1], { ...text, font: 'bold', colour: PALETTE.marigold, width: 110 });
      writeLink(row, shown, target, [x + 116, at], { ...text, font: 'extrabold', size: 15, width: COLUMN - 176 });
    });
    doc.y = at + 24;
  }
  write(sheet, 'P', address, [x, doc.y + 8], text);
  write(sheet, 'H3', labels.officialTitle, [x, doc.y + 16], title);
  write(sheet, 'P', data.officialNotice, [x, doc.y + 2], text);
  const room = PAPER.bottom - 10 - (doc.y + 16);
  if (room < 120) return;
  const width = Math.min(COLUMN * 0.6, (room * guest.width) / guest.height);
  const height = (width * guest.height) / guest.width;
  place(sheet, guest, [(PAPER.width - width) / 2, PAPER.bottom - 10 - height], width);
}

/** Where the footer begins, in points from the top. */
const FOOTER = 808;

/** Stands a bench on the footer of pages that would otherwise end more than a fifth empty. */
export function benches({ doc, ends }: Sheet, bench: PrintImage): void {
  const width = COLUMN * 0.6;
  for (const [page, end] of ends) {
    if (FOOTER - end < (PAPER.bottom - PAPER.top) / 5) continue;
    doc.switchToPage(page);
    const height = (width * bench.height) / bench.width;
    ornament(doc, () => doc.image(bench.data, (PAPER.width - width) / 2, FOOTER - height, { width }));
  }
}

/**
 * Draws the footer of every page but the cover.
 * @returns the number of pages
 */
export function footers({ doc }: Sheet, name: string, pageOf: (n: number, total: number) => string): number {
  const { count } = doc.bufferedPageRange();
  for (let page = 1; page < count; page++) {
    doc.switchToPage(page);
    stripe(doc, PAPER.side, FOOTER, COLUMN);
    ornament(doc, () => {
      const style: TextStyle = { font: 'bold', size: 10 };
      doc.fillColor(PALETTE.green);
      doc.text(setFont(doc, name, style), PAPER.side, 819, { lineBreak: false });
      doc.text(setFont(doc, pageOf(page + 1, count), style), PAPER.side, 819, {
        width: COLUMN,
        align: 'right',
        lineBreak: false,
      });
    });
  }
  return count;
}
