import glass from '~/art/glass.svg?raw';
import type { Line } from '~/outputs/print/lettering';
import { printable } from '~/outputs/print/letters';
import { PAINTS } from '~/outputs/print/paints';
import type { Picture } from '~/outputs/print/pictures';
import type { BrochureContent } from './content';
import { eave, flatArt, goldRule, malayalamWord } from './ornaments';
import { ornament, PAPER, place, type Sheet, within } from './sheet';
import { widthOf, write } from './writing';

const SLAB = 668;
/** The steps of the painted shadow, in points: nannari, then one of ink. */
const SHADOW = [1, 2, 3, 4];

/**
 * The rotated sign as outlines. Readers and searches get its words from an unpainted line (text mode 3), which a
 * rotated text with its shadows would give them letter by letter.
 */
function lettering(sheet: Sheet, words: readonly string[], lines: readonly Line[], top: number): void {
  const { doc } = sheet;
  const paint = (dx: number, dy: number, colour: string) => {
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
      paint(6.5, 7, '#041a12');
      for (const step of SHADOW) paint(step, step, PAINTS.nannari);
    }),
  );
  within(sheet, 'H1', ({ parent }) => {
    parent.add(() => {
      turned(() => paint(0, 0, PAINTS.milk));
      doc.addContent('3 Tr');
      doc.font('name').fontSize(40);
      doc.text(printable(words.join(' '), 'brochure'), 62, top + 40, { lineBreak: false });
      doc.addContent('0 Tr');
    });
  });
}

/** The front of the shop: eave, board, lettering, the glass on its slab. */
export function cover(
  sheet: Sheet,
  content: BrochureContent,
  art: { logo: Picture; sign: readonly Line[] },
  checked: string,
): void {
  const { doc } = sheet;
  const { words, site, labels } = content;
  doc.outline.addItem(words.subtitle, { top: 0, left: PAPER.width } as object);
  ornament(doc, () => {
    doc.rect(0, 0, PAPER.width, SLAB).fill(PAINTS.board);
    doc.rect(0, SLAB, PAPER.width, 12).fill(PAINTS.slab);
    doc.rect(0, SLAB + 12, PAPER.width, PAPER.height - SLAB).fill(PAINTS.milk);
    doc.rect(0, 0, PAPER.width, 78).fill('#06241a');
  });
  goldRule(doc, 24, 100, PAPER.width - 48, SLAB - 122, 17);
  eave(doc, 74);
  lettering(sheet, words.heading, art.sign, 186);
  within(sheet, 'P', (line) => malayalamWord(line, site.drinkMl, [66, 122], 168));
  write(sheet, 'P', words.subtitle, [64, 424], { face: 'name', size: 23, colour: PAINTS.milk, width: 230 });
  const room = 262;
  const size = Math.min(34, (34 * room) / widthOf(sheet, content.estimate, { face: 'sign', size: 34 }));
  write(sheet, 'P', content.estimate, [64, 462], {
    face: 'sign',
    size,
    colour: PAINTS.marigold,
    width: room + 4,
    lineGap: 0,
  });
  write(sheet, 'P', content.model.taxNote, [64, doc.y + 6], { size: 12, colour: PAINTS.milk, width: 200 });
  flatArt(sheet, glass, [332, 340], 192, content.glassAlt);
  place(sheet, art.logo, [46, SLAB + 40], 74);
  write(sheet, 'P', site.name, [138, SLAB + 48], { face: 'name', size: 25, colour: PAINTS.board, width: 410 });
  write(sheet, 'P', `${site.address.street}, ${site.address.city}, ${site.address.region}`, [138, doc.y + 2], {
    face: 'strong',
    size: 13,
    colour: PAINTS.board,
    width: 410,
  });
  write(sheet, 'P', `${labels.checkedOn}: ${checked}`, [138, doc.y + 4], {
    size: 12,
    colour: PAINTS.board,
    width: 410,
  });
}
