/** Text as SVG paths, shaped by fontkit: the result is the same on every machine. */
import { printable } from './characters.ts';
import { openFont, type PrintFont } from './print-fonts.ts';

/** A line of text as an SVG path at OUTLINE_SIZE. Lengths are in pixels. */
export interface Outline {
  /** SVG path data. Its origin is the upper left of a line box one font size high. */
  readonly path: string;
  /** From the origin to the right edge of the last glyph. */
  readonly width: number;
  /** Upper and lower edge of the glyphs; negative above the line box. */
  readonly top: number;
  readonly bottom: number;
}

/** Font size of outlines in pixels. */
export const OUTLINE_SIZE = 100;

/**
 * The outline of one line of text.
 * @throws when a character has no glyph
 */
export function outline(text: string, wanted: PrintFont): Outline {
  const { text: words, font: name } = printable(text, wanted, 'brochure and share images');
  const font = openFont(name);
  const scale = OUTLINE_SIZE / font.unitsPerEm;
  // Like CSS with line-height 1: ascent and descent are centred in the line box.
  const baseline = (OUTLINE_SIZE + (font.ascent + font.descent) * scale) / 2;
  const { glyphs, positions } = font.layout(words);
  let x = 0;
  const box = { right: 0, top: OUTLINE_SIZE, bottom: 0 };
  const path = glyphs.map((glyph, index) => {
    const at = positions[index] ?? { xAdvance: 0, xOffset: 0, yOffset: 0 };
    const placed = glyph.path.transform(scale, 0, 0, -scale, x + at.xOffset * scale, baseline - at.yOffset * scale);
    x += at.xAdvance * scale;
    const { minY, maxX, maxY } = placed.bbox;
    if (Number.isFinite(maxX)) {
      box.right = Math.max(box.right, maxX);
      box.top = Math.min(box.top, minY);
      box.bottom = Math.max(box.bottom, maxY);
    }
    return placed.toSVG();
  });
  return { path: path.join(''), width: box.right, top: box.top, bottom: box.bottom };
}
