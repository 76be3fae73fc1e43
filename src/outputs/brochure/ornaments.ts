import { PALETTE } from '~/lib/site/palette';
import { ornament, PAPER, type Sheet, within } from './sheet';

/** Draws roof tiles across the page down to `bottom`, in points, like src/art/eave.svg. */
export function eave(doc: PDFKit.PDFDocument, bottom: number): void {
  const [colours, edge] = [['#c2553a', '#b64a2e', '#a03c24', '#8c321e'], '#5f1a12'];
  const [width, drop, belly] = [PAPER.width / 20, 14, 11];
  ornament(doc, () => {
    for (let course = 0, y = bottom - belly; y > -belly; course++, y -= drop) {
      const colour = colours[Math.min(course, colours.length - 1)] ?? edge;
      for (let tile = -1; tile < 20; tile++) {
        const x = (tile + (course % 2) / 2) * width;
        const [left, right] = [`${x + width * 0.07} ${y + belly}`, `${x + width * 0.93} ${y + belly}`];
        doc.path(`M${x} ${y - drop}H${x + width}V${y}Q${right} ${x + width / 2} ${y + belly}Q${left} ${x} ${y}Z`);
        doc.lineWidth(1.1).fillAndStroke(colour, edge);
        for (const part of [0.3, 0.7]) doc.moveTo(x + width * part, y - 2).lineTo(x + width * part, y + 3.5);
        doc.lineWidth(1.2).lineCap('round').stroke('#e88c6a');
      }
    }
  });
}

/** Draws the gold outline of a panel: a box with notched corners. */
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
      .stroke(PALETTE.marigold);
  });
}

/** Draws a green panel with the gold outline. */
export function panel(doc: PDFKit.PDFDocument, x: number, y: number, width: number, height: number): void {
  ornament(doc, () => doc.rect(x, y, width, height).fill(PALETTE.green));
  goldRule(doc, x + 9, y + 9, width - 18, height - 18);
}

/** Draws the stripe under a heading. */
export function stripe(doc: PDFKit.PDFDocument, x: number, y: number, width: number): void {
  ornament(doc, () => {
    doc.rect(x, y, width, 3).fill(PALETTE.green);
    doc.rect(x, y + 4.5, width, 1.6).fill(PALETTE.marigold);
  });
}

/**
 * Draws an illustration as vectors. Its SVG may hold only `path` elements without transforms.
 * @param svg the text of the SVG
 * @param width of the illustration on the page, in points
 */
export function flatArt(
  sheet: Sheet,
  svg: string,
  [x, y]: readonly [number, number],
  width: number,
  alt: string,
): void {
  const { doc } = sheet;
  const [left = 0, top = 0, across = 1, down = 1] = (/viewBox="([^"]+)"/.exec(svg)?.[1] ?? '').split(' ').map(Number);
  const scale = width / across;
  const draw = () => {
    doc.save();
    doc.translate(x, y).scale(scale).translate(-left, -top);
    for (const [, attributes = ''] of svg.matchAll(/<path\b([^>]*)>/g)) paintPath(doc, attributes);
    doc.restore();
  };
  within(sheet, 'Figure', ({ parent }) => parent.add(draw), { alt, bbox: [x, y, x + width, y + down * scale] });
}

/** Draws one path with its SVG presentation attributes (https://www.w3.org/TR/SVG2/painting.html). */
function paintPath(doc: PDFKit.PDFDocument, attributes: string): void {
  const of = (name: string) => new RegExp(`(?:^|\\s)${name}="([^"]*)"`).exec(attributes)?.[1];
  const [fill, stroke, opacity] = [of('fill'), of('stroke'), Number(of('opacity') ?? 1)];
  doc.save();
  doc.path(of('d') ?? '').lineWidth(Number(of('stroke-width') ?? 1));
  doc.lineCap((of('stroke-linecap') as 'round' | undefined) ?? 'butt');
  doc.lineJoin((of('stroke-linejoin') as 'round' | undefined) ?? 'miter');
  doc.fillOpacity(opacity).strokeOpacity(opacity * Number(of('stroke-opacity') ?? 1));
  if (fill && stroke) doc.fillAndStroke(fill, stroke);
  else if (fill) doc.fill(fill);
  else if (stroke) doc.stroke(stroke);
  doc.restore();
}
