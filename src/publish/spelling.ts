import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { lint } from 'cspell';
import type { Issue } from '../content-check/issues.ts';

/**
 * Words of the content that are in no dictionary (cspell.json).
 * @param folder of the content, a whole path
 */
export async function checkSpelling(folder: string): Promise<Issue[]> {
  const found: Issue[] = [];
  const options = { config: 'cspell.json', root: folder };
  await lint(['**/*.{md,mdx}'], options, {
    issue: ({ uri = '', row, text }) => {
      const file = relative(folder, fileURLToPath(uri)).replaceAll('\\', '/');
      const remark = `"${text}" is not in the dictionary. Check its spelling, or leave it.`;
      found.push({ file: `content/${file}`, line: row, text: remark });
    },
  });
  return found;
}
