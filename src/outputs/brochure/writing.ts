/** Tagged text on the pages of the brochure. */
import { type Printable, printable } from '~/lib/fonts/characters';
import type { PrintFont } from '~/lib/fonts/print-fonts';
import { PALETTE } from '~/lib/site/palette';
import { COLUMN, type Sheet, within } from './sheet';

export interface TextStyle {
  readonly font?: PrintFont;
  readonly size: number;
  readonly colour?: string;
  readonly width?: number;
  readonly align?: 'left' | 'right' | 'center';
  readonly lineGap?: number;
}

/** Sets font and size, and returns the text with the characters of that font. */
export function setFont(doc: PDFKit.PDFDocument, text: string, { font = 'body', size }: TextStyle): string {
  const set: Printable = printable(text, font, 'brochure');
  doc.font(set.font).fontSize(size);
  return set.text;
}

// The fonts have tall line boxes for Malayalam's stacked letters, so this tightens the line height to 1.33.
const layout = ({ size, width = COLUMN, align = 'left', lineGap = -0.1 * size }: TextStyle) => ({
  width,
  align,
  lineGap,
});

/** Height of a text, in points. */
export function heightOf({ doc }: Sheet, text: string, style: TextStyle): number {
  const words = setFont(doc, text, style);
  return doc.heightOfString(words, layout(style));
}

/** Width of a text on one line, in points. */
export function widthOf({ doc }: Sheet, text: string, style: TextStyle): number {
  const words = setFont(doc, text, style);
  return doc.widthOfString(words);
}

const hasMalayalam = (text: string) => /\p{Script=Malayalam}/u.test(text);

/**
 * Draws a text that can be copied. Malayalam glyphs are not in reading order, so the characters go with them as
 * ActualText (PDF 1.7, 14.9.4).
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

/** Writes a text at a position, in points from the upper left, under a tag (`P`, `H1`, `TD`, …). */
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
      doc.fillColor(style.colour ?? PALETTE.ink);
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
      doc.fillColor(style.colour ?? PALETTE.ink);
      drawText(doc, words, () => doc.text(words, x, y, { ...layout(style), underline: true }));
    });
    const [width, height] = [widthOf(sheet, text, style), heightOf(sheet, text, style)];
    // `Contents` names the link for screen readers (PDF/UA-1, 7.18.5).
    doc.link(x, y, width, height, url, { structParent: parent, Contents: new String(text) } as object);
  });
}
