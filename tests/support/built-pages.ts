import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Window } from 'happy-dom';
import { pageFiles } from '../../src/publish/built-site.ts';

export function parseHtml(html: string): Document {
  const window = new Window({ settings: { disableJavaScriptEvaluation: true, disableCSSFileLoading: true } });
  return new window.DOMParser().parseFromString(html, 'text/html') as unknown as Document;
}

export type BuiltPage = ReturnType<typeof builtPages>[number];

/** The pages of a built site, parsed. */
export const builtPages = (dist: string) =>
  pageFiles(dist).map(({ file, path }) => {
    const html = readFileSync(join(dist, file), 'utf8');
    return { file, path, html, document: parseHtml(html) };
  });
