/** `node tests/support/serve.ts FOLDER [BASE]`: serves a built site with the headers of its `_headers` file. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { serve as serveFiles } from '../../src/publish/serve.ts';

export type { StaticServer } from '../../src/publish/serve.ts';

/** The rows of a `_headers` file: a path, which may end with a star, and its headers. */
export const headerRows = (text: string) =>
  text
    .replace(/^#.*\n/gm, '')
    .split(/\n(?=\S)/)
    .map((row) => row.trim().split(/\n\s*/))
    .map(([path = '', ...lines]) => ({
      path,
      headers: lines.map((line) => line.split(/:\s*(.*)/, 2) as [string, string]),
    }));

/** @param base path the site was built for, such as `/shop` */
export function serve({ root, base = '/' }: { root: string; base?: string }) {
  // src/hosting/README.md: a site with a base path adds it to this header.
  const text = readFileSync(join(root, '_headers'), 'utf8').replace(
    '"/speculation',
    `"${base.replace(/\/$/, '')}/speculation`,
  );
  const rows = headerRows(text);
  return serveFiles({
    root,
    base,
    setHeaders: (response, path) => {
      for (const { path: pattern, headers } of rows)
        if (pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern)
          for (const [name, value] of headers) response.setHeader(name, value);
    },
  });
}

if (import.meta.main) {
  const [root = 'dist', base] = process.argv.slice(2);
  console.log(`Serving at ${(await serve({ root, ...(base && { base }) })).origin}`);
}
