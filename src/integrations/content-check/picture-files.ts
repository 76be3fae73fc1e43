import { readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';

/** What pictures may be; other files are told apart as pictures of other programs and files that are none. */
export const PICTURE = /\.(svg|jpe?g|png|webp|avif)$/i;

/**
 * What keeps a picture from its place, in words. Its width is the one people see, after the camera's turning; drawings
 * (SVG) are sharp at any size.
 * @param root the content folder
 * @param file within it
 * @param minWidth in pixels
 */
export async function pictureFault(root: string, file: string, minWidth: number): Promise<string | undefined> {
  if (!PICTURE.test(file))
    return `${path.posix.basename(file)} is no picture that browsers show. Save it as JPEG, WebP or SVG.`;
  const bytes = await readFile(path.join(root, file));
  if (/\.svg$/i.test(file)) {
    const text = bytes.toString('utf8');
    if (!/<svg[\s>]/.test(text)) return `${path.posix.basename(file)} is no drawing. Save it as SVG again.`;
    const hostile = /<script|<foreignObject|\son\w+\s*=|javascript:/i.test(text);
    return hostile ? `${path.posix.basename(file)} holds a script. Save it as plain SVG.` : undefined;
  }
  try {
    const { autoOrient } = await sharp(bytes).metadata();
    if (autoOrient.width >= minWidth) return undefined;
    return `${path.posix.basename(file)} is ${autoOrient.width} pixels wide, and ${minWidth} are needed here. Use a larger picture.`;
  } catch {
    return `${path.posix.basename(file)} cannot be read as a picture. Save it again as JPEG or WebP.`;
  }
}
