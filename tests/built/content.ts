import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { pageNames, routes } from '../../src/routes.ts';
import { type BuiltPage, parseHtml } from '../support/built-pages.ts';
import { FIXTURE_CONTENT } from '../support/fixture.ts';

// biome-ignore lint/suspicious/noExplicitAny: front matter, read without the code of the site.
export type Entry = Record<string, any>;

const read = (file: string) => readFileSync(join(FIXTURE_CONTENT, file), 'utf8');
const brand = /^name: (.*)$/m.exec(read('site/index.md'))?.[1] ?? '';

/** An entry of the fixture, read without the code of the site; `body` is the Markdown text. */
export function entry(file: string): Entry {
  const [, frontMatter = '', body = ''] =
    /^---\n([\s\S]*?)\n---\n?([\s\S]*)$/.exec(read(file).replaceAll('{name}', brand)) ?? [];
  return { ...parse(frontMatter), body: body.trim() };
}

/** The published entries of a list, in order. */
export function entries(folder: string): Entry[] {
  return readdirSync(join(FIXTURE_CONTENT, folder))
    .map((name) =>
      existsSync(join(FIXTURE_CONTENT, folder, name, 'index.md')) ? `${folder}/${name}/index.md` : `${folder}/${name}`,
    )
    .filter((file) => file.endsWith('.md'))
    .map(entry)
    .filter(({ draft }) => !draft)
    .sort((a, b) => (a['order'] ?? Number.POSITIVE_INFINITY) - (b['order'] ?? Number.POSITIVE_INFINITY));
}

/** The content file of each built page. */
export const PAGE_FILES = Object.fromEntries(pageNames.map((name) => [routes[name].path, `pages/${name}.md`]));

/** One of the pages of a built site. */
export function pageOf(pages: readonly BuiltPage[], path: string): BuiltPage {
  const found = pages.find((page) => page.path === path);
  if (!found) throw new Error(`There is no page ${path}.`);
  return found;
}

/** The structured data of a page. */
export const graphOf = ({ document }: BuiltPage): Entry[] =>
  JSON.parse(document.querySelector('script[type="application/ld+json"]')?.textContent ?? '')['@graph'];

/** The text of a page without scripts and styles, with single spaces. */
export function visibleText({ html }: BuiltPage): string {
  const body = parseHtml(html).body;
  for (const hidden of body.querySelectorAll('script, style, template')) hidden.remove();
  return (body.textContent ?? '').replace(/\s+/g, ' ');
}
