import malayalam from '~/art/sarbath-malayalam.svg?raw';
import { PAINTS } from '~/lib/print/paints';
import { ornament, PAPER, type Sheet, within } from './sheet';

/** A row of roof tiles across the page, its lower edge at `bottom`. Drawn after src/art/eave.svg, three courses deep. */
export function eave(doc: PDFKit.PDFDocument, bottom: number): void {
  const [step, drop] = [PAPER.width / 20, 13];
  ornament(doc, () => {
    doc.rect(0, 0, PAPER.width, bottom - drop * 1.4).fill('#8c321e');
    doc.lineWidth(1.1).strokeColor('#5f1a12');
    ['#8c321e', '#a03c24', '#b64a2e', '#c2553a'].forEach((paint, course) => {
      const y = bottom - drop * (3 - course) - 8;
      for (let tile = -1; tile <= 20; tile++) {
        const x = (tile + (course % 2) / 2) * step;
        doc.path(`M${x} ${y - 14}H${x + step}V${y}Q${x + step * 0.96} ${y + 8} ${x + step / 2} ${y + 8}T${x} ${y}Z`);
        doc.fillAndStroke(paint, '#5f1a12');
      }
    });
  });
}

/** The gold rule of every board: a box with a notched corner. */
export function goldRule(
  doc: PDFKit.PDFDocument,
  x: number,
  y: number,
  width: number,
  height: number,
  notch = 11,
): void {
  const [right, bottom] = [x + width, y + height];
  ornament(doc, () => {
    doc
      .path(
        `M${x + notch} ${y}H${right - notch}A${notch} ${notch} 0 0 0 ${right} ${y + notch}V${bottom - notch}A${notch} ${notch} 0 0 0 ${right - notch} ${bottom}H${x + notch}A${notch} ${notch} 0 0 0 ${x} ${bottom - notch}V${y + notch}A${notch} ${notch} 0 0 0 ${x + notch} ${y}Z`,
      )
      .lineWidth(1.4)
      .stroke(PAINTS.marigold);
  });
}

/** A board: green ground with the gold rule. */
export function board(doc: PDFKit.PDFDocument, x: number, y: number, width: number, height: number): void {
  ornament(doc, () => doc.rect(x, y, width, height).fill(PAINTS.board));
  goldRule(doc, x + 9, y + 9, width - 18, height - 18);
}

/** The painted stripe under a heading. */
export function stripe(doc: PDFKit.PDFDocument, x: number, y: number, width: number): void {
  ornament(doc, () => {
    doc.rect(x, y, width, 3).fill(PAINTS.board);
    doc.rect(x, y + 4.5, width, 1.6).fill(PAINTS.marigold);
  });
}

/**
 * The drink's name in Malayalam, as the outlined art of the site: PDF lettering cannot shape the script. Copying and
 * reading aloud give the word itself.
 */
export function malayalamWord(sheet: Sheet, word: string, [x, y]: readonly [number, number], width: number): void {
  const { doc } = sheet;
  const outline = /\bd="([^"]+)"/.exec(malayalam)?.[1] ?? '';
  const [left = 0, top = 0, artWidth = 1] = (/viewBox="([^"]+)"/.exec(malayalam)?.[1] ?? '').split(' ').map(Number);
  within(
    sheet,
    'Span',
    ({ parent }) =>
      parent.add(() => {
        doc.markContent('Span', { actual: word, lang: 'ml' });
        // Readers hang the word on a glyph, so an unpainted one (text mode 3) goes with the outline.
        doc.addContent('3 Tr');
        doc.font('body').fontSize(width / 6);
        doc.text('-', x, y, { lineBreak: false, characterSpacing: width });
        doc.addContent('0 Tr');
        doc.save();
        doc
          .translate(x, y)
          .scale(width / artWidth)
          .translate(-left, -top);
        doc.path(outline).fill(PAINTS.marigold);
        doc.restore();
        doc.endMarkedContent();
      }),
    { lang: 'ml' },
  );
}
