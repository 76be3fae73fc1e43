import { brotliCompressSync } from 'node:zlib';
import type { Issue } from '../content-check/issues.ts';
import { builtPages } from './built-site.ts';

/** Bytes, with brotli, that a phone on a slow line still shows at once. */
const LIGHT = 18_000;

/** Pages that have grown so long that their first words come later on a slow line; no fault, as what is observed decides. */
export const weightRemarks = (dist: string): Issue[] =>
  builtPages(dist).flatMap(({ path, html }) => {
    const bytes = brotliCompressSync(html).length;
    if (bytes <= LIGHT) return [];
    const text = `the page has ${bytes} bytes, and up to ${LIGHT} come at once on a slow line. Shorten a text, or hide an entry.`;
    return [{ file: path, text }];
  });
