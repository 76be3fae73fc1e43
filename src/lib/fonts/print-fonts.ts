/** The static fonts of the brochure and the share images (src/fonts/README.md). Runs in plain Node and in the build. */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { create, type Font } from 'fontkit';

const FILES = {
  body: 'anek-medium.ttf',
  bold: 'anek-bold.ttf',
  extrabold: 'anek-extrabold.ttf',
  display: 'shrikhand.ttf',
  narrow: 'anek-narrow.ttf',
} as const;

export type PrintFont = keyof typeof FILES;
export const PRINT_FONTS = Object.keys(FILES) as PrintFont[];

/** The bytes of a font. npm scripts run in the project's root folder. */
export const fontBytes = (font: PrintFont): Buffer => readFileSync(resolve('src/fonts/print', FILES[font]));

const cache = new Map<PrintFont, Font>();

/** A font, opened once. */
export function openFont(font: PrintFont): Font {
  const known = cache.get(font);
  if (known) return known;
  const opened = create(fontBytes(font)) as Font;
  cache.set(font, opened);
  return opened;
}
