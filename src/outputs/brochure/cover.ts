import glass from '~/art/glass.svg?raw';
import { printable } from '~/lib/fonts/characters';
import { streetText } from '~/lib/format/address';
import { PALETTE } from '~/lib/site/palette';
import type { PlacedLine } from '~/outputs/print/headings';
import type { PrintImage } from '~/outputs/print/images';
import type { BrochureContent } from './content';
import { eave, flatArt, goldRule } from './ornaments';
import { ornament, PAPER, place, type Sheet, within } from './sheet';
import { widthOf, write } from './writing';

/** Top of the counter, in points. */
const COUNTER = 668;
/** Offsets of the stepped shadow, in points. */
const SHADOW = [1, 2, 3, 4];

/**
 * Draws the rotated heading as outlines. Screen readers and search read its words from an invisible line (text mode
 * 3): outlines hold no text.
 */
function coverHeading(sheet: Sheet, words: readonly string[], lines: readonly PlacedLine[], top: number): void {
  const { doc } = sheet;
  const fillHeading = (dx: number, dy: number, colour: string) => {
    for (const { outline, scale, x, y } of lines) {
      doc.save();
      doc.translate(62 + x + dx, top + y + dy).scale(scale);
      doc.path(outline.path).fill(colour);
      doc.restore();
    }
  };
  const turned = (draw: () => void) => {
    doc.save();
    doc.rotate(-4, { origin: [62, top + 90] });
    draw();
    doc.restore();
  };
  ornament(doc, () =>
    turned(() => {
      fillHeading(6.5, 7, '#041a12');
      for (const step of SHADOW) fillHeading(step, step, PALETTE.nannari);
    }),
  );
  within(sheet, 'H1', ({ parent }) => {
    parent.add(() => {
      turned(() => fillHeading(0, 0, PALETTE.milk));
      doc.addContent('3 Tr');
      const line = printable(words.join(' '), 'extrabold', 'brochure');
      doc.font(line.font).fontSize(40);
      doc.text(line.text, 62, top + 40, { lineBreak: false });
      doc.addContent('0 Tr');
    });
  });
}

/** Draws the cover. */
export function cover(
  sheet: Sheet,
  content: BrochureContent,
  art: { logo: PrintImage; heading: readonly PlacedLine[] },
  checked: string,
): void {
  const { doc } = sheet;
  const { words, site, labels } = content;
  doc.outline.addItem(words.subtitle, { top: 0, left: PAPER.width } as object);
  ornament(doc, () => {
    doc.rect(0, 0, PAPER.width, COUNTER).fill(PALETTE.green);
    doc.rect(0, COUNTER, PAPER.width, 12).fill(PALETTE.slab);
    doc.rect(0, COUNTER + 12, PAPER.width, PAPER.height - COUNTER).fill(PALETTE.milk);
    doc.rect(0, 0, PAPER.width, 78).fill('#06241a');
  });
  goldRule(doc, 24, 100, PAPER.width - 48, COUNTER - 122, 17);
  eave(doc, 74);
  coverHeading(sheet, words.heading, art.heading, 186);
  const drink = { font: 'narrow', size: 20, colour: PALETTE.marigold, width: 260 } as const;
  const drinkSize = Math.min(20, (20 * 260) / widthOf(sheet, site.drinkMl, drink));
  write(sheet, 'P', site.drinkMl, [66, 120], { ...drink, size: drinkSize });
  write(sheet, 'P', words.subtitle, [64, 424], { font: 'extrabold', size: 23, colour: PALETTE.milk, width: 230 });
  write(sheet, 'P', content.coverEstimate, [64, doc.y + 8], {
    font: 'display',
    size: 28,
    colour: PALETTE.marigold,
    width: 252,
    lineGap: -4,
  });
  write(sheet, 'P', content.model.taxNote, [64, doc.y + 6], { size: 12, colour: PALETTE.milk, width: 200 });
  flatArt(sheet, glass, [332, 340], 192, content.alts.glass);
  place(sheet, art.logo, [46, COUNTER + 40], 74);
  write(sheet, 'P', site.name, [138, COUNTER + 48], { font: 'extrabold', size: 25, colour: PALETTE.green, width: 410 });
  write(sheet, 'P', `${streetText(site.address)}, ${site.address.city}, ${site.address.region}`, [138, doc.y + 2], {
    font: 'bold',
    size: 13,
    colour: PALETTE.green,
    width: 410,
  });
  write(sheet, 'P', `${labels.checkedOn}: ${checked}`, [138, doc.y + 4], {
    size: 12,
    colour: PALETTE.green,
    width: 410,
  });
}
