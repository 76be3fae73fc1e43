import { readFileSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { filesUnder } from '../../lib/build/files.ts';
import { isText } from '../headers/media-types.ts';

/**
 * The files of a built site's `_astro` folder that none of its texts names.
 * @param root of the built site
 * @returns whole paths
 */
export function unusedAssets(root: string): string[] {
  const files = filesUnder(root);
  const named = files
    .filter(isText)
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');
  const isNamed = (name: string) => named.includes(name) || named.includes(encodeURI(name));
  return files.filter((file) => file.startsWith(join(root, '_astro')) && !isNamed(basename(file)));
}

/**
 * Takes what no page shows out of the built site. Astro emits every picture that an entry names, and so those of
 * drafts and of entries of a day to come, whose pictures nobody should be able to fetch either.
 */
export function dropUnusedAssets(): AstroIntegration {
  return {
    name: 'unused-assets',
    hooks: {
      'astro:build:done': ({ dir, logger }) => {
        const unused = unusedAssets(fileURLToPath(dir));
        for (const file of unused) rmSync(file);
        if (unused.length > 0) logger.info(`${unused.length} files that no page uses left out`);
      },
    },
  };
}
