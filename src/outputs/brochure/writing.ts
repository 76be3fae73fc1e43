/** Text on the paper of the brochure, tagged. */
import type { Face } from '~/outputs/print/faces';
import { printable } from '~/outputs/print/letters';
import { PAINTS } from '~/outputs/print/paints';
import { COLUMN, type Sheet, within } from './sheet';

export interface TextStyle {
  readonly face?: Face;
  readonly size: number;
  readonly colour?: string;
  readonly width?: number;
  readonly align?: 'left' | 'right' | 'center';
  readonly lineGap?: number;
}

const setFace = (doc: PDFKit.PDFDocument, { face = 'body', size }: TextStyle) => doc.font(face).fontSize(size);

const layout = ({ width = COLUMN, align = 'left', lineGap = 0.5 }: TextStyle) => ({ width, align, lineGap });

/** How tall a text will be, in points. */
export function heightOf({ doc }: Sheet, text: string, style: TextStyle): number {
  setFace(doc, style);
  return doc.heightOfString(printable(text, 'brochure'), layout(style));
}

/** How wide a text is on one line, in points. */
export function widthOf({ doc }: Sheet, text: string, style: TextStyle): number {
  setFace(doc, style);
  return doc.widthOfString(printable(text, 'brochure'));
}

/** Writes a text at a place, in points from the upper left, under a tag (`P`, `H1`, `TD`, …). */
export function write(
  sheet: Sheet,
  tag: string,
  text: string,
  [x, y]: readonly [number, number],
  style: TextStyle,
): void {
  const { doc } = sheet;
  const words = printable(text, 'brochure');
  within(sheet, tag, ({ parent }) => {
    parent.add(() => {
      setFace(doc, style).fillColor(style.colour ?? PAINTS.ink);
      doc.text(words, x, y, layout(style));
    });
  });
}

/** Writes a link: dark, underlined and tappable. */
export function writeLink(
  sheet: Sheet,
  text: string,
  address: string,
  [x, y]: readonly [number, number],
  style: TextStyle,
) {
  const { doc } = sheet;
  within(sheet, 'Link', ({ parent }) => {
    parent.add(() => {
      setFace(doc, style).fillColor(style.colour ?? PAINTS.ink);
      doc.text(printable(text, 'brochure'), x, y, { ...layout(style), underline: true });
    });
    const [width, height] = [widthOf(sheet, text, style), heightOf(sheet, text, style)];
    // `Contents` names the link for readers (PDF/UA-1, 7.18.5).
    doc.link(x, y, width, height, address, { structParent: parent, Contents: new String(text) } as object);
  });
}
