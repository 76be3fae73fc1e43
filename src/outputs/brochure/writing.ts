/** Tagged text on the pages of the brochure. */
import { type Printable, printable } from '~/lib/fonts/characters';
import type { PrintFont } from '~/lib/fonts/print-fonts';
import { PAINTS } from '~/outputs/print/paints';
import { COLUMN, type Sheet, within } from './sheet';

export interface TextStyle {
  readonly font?: PrintFont;
  readonly size: number;
  readonly colour?: string;
  readonly width?: number;
  readonly align?: 'left' | 'right' | 'center';
  readonly lineGap?: number;
}

/** Chooses font and size, and returns the text as that font prints it. */
function setFont(doc: PDFKit.PDFDocument, text: string, { font = 'body', size }: TextStyle): string {
  const set: Printable = printable(text, font, 'brochure');
  doc.font(set.font).fontSize(size);
  return set.text;
}

// The fonts have tall line boxes for Malayalam's stacked letters; lines of text are set at 1.33 of their size.
const layout = ({ size, width = COLUMN, align = 'left', lineGap = -0.1 * size }: TextStyle) => ({
  width,
  align,
  lineGap,
});

/** How tall a text will be, in points. */
export function heightOf({ doc }: Sheet, text: string, style: TextStyle): number {
  const words = setFont(doc, text, style);
  return doc.heightOfString(words, layout(style));
}

/** How wide a text is on one line, in points. */
export function widthOf({ doc }: Sheet, text: string, style: TextStyle): number {
  const words = setFont(doc, text, style);
  return doc.widthOfString(words);
}

const hasMalayalam = (text: string) => /\p{Script=Malayalam}/u.test(text);

/**
 * Draws a text that readers can copy. Malayalam is written by its shapes, not in reading order, so its characters go
 * with it as ActualText (PDF 1.7, 14.9.4).
 */
function drawText(doc: PDFKit.PDFDocument, text: string, draw: () => void): void {
  if (!hasMalayalam(text)) {
    draw();
    return;
  }
  doc.markContent('Span', { actual: text, lang: 'ml' });
  draw();
  doc.endMarkedContent();
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
  within(sheet, tag, ({ parent }) => {
    parent.add(() => {
      const words = setFont(doc, text, style);
      doc.fillColor(style.colour ?? PAINTS.ink);
      drawText(doc, words, () => doc.text(words, x, y, layout(style)));
    });
  });
}

/** Writes an underlined link. */
export function writeLink(
  sheet: Sheet,
  text: string,
  url: string,
  [x, y]: readonly [number, number],
  style: TextStyle,
) {
  const { doc } = sheet;
  within(sheet, 'Link', ({ parent }) => {
    parent.add(() => {
      const words = setFont(doc, text, style);
      doc.fillColor(style.colour ?? PAINTS.ink);
      drawText(doc, words, () => doc.text(words, x, y, { ...layout(style), underline: true }));
    });
    const [width, height] = [widthOf(sheet, text, style), heightOf(sheet, text, style)];
    // `Contents` names the link for readers (PDF/UA-1, 7.18.5).
    doc.link(x, y, width, height, url, { structParent: parent, Contents: new String(text) } as object);
  });
}
