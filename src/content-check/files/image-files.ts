/** Reads the images that entries use: refuses unreadable ones, warns about small ones. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { imageMetadata } from 'astro/assets/utils';
import sharp from 'sharp';
import type { Content } from '../content.ts';
import { sizeWarning } from '../images.ts';
import type { Issue, Severity } from '../issue.ts';
import { readBodies } from '../markdown.ts';
import { imageUses } from '../rules/images.ts';
import { svgFault } from './svg-file.ts';

const UNREADABLE = 'This image cannot be read. Save it again as JPEG, PNG, WebP or SVG.';

/** Returns why an image is refused or looks bad in its frame. */
async function imageText(file: string, minWidth: number): Promise<[text: string, severity: Severity] | undefined> {
  const bytes = readFileSync(file);
  if (!/\.svg$/i.test(file)) {
    const metadata = await sharp(bytes)
      .metadata()
      .catch(() => undefined);
    if (!metadata || metadata.format === 'svg') return [UNREADABLE, 'error'];
    // The size after EXIF rotation.
    const warning = sizeWarning(metadata.autoOrient.width, minWidth);
    return warning === undefined ? undefined : [warning, 'warning'];
  }
  const fault = svgFault(bytes.toString('utf8'));
  if (fault) return [fault, 'error'];
  // Astro reads the size from the first tag.
  const size = await imageMetadata(bytes).catch(() => undefined);
  return size && size.width > 0 && size.height > 0 ? undefined : [UNREADABLE, 'error'];
}

/** Checks the bytes of all images. @param root the content folder */
export async function imageIssues(content: Content, root: string): Promise<Issue[]> {
  const uses = imageUses(content, readBodies(content));
  const found = await Promise.all(
    uses.map(async ({ file, minWidth, issue }) => {
      const fault = file && (await imageText(path.join(root, file), minWidth));
      return fault ? [issue(...fault)] : [];
    }),
  );
  return found.flat();
}
