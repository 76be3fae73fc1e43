/** Looks up words of a page in the content. */
import { underBase } from '../../lib/site/url.ts';
import { pageNames, routes } from '../../routes.ts';
import type { Found, Question, Reply } from './messages.ts';
import { normalize, type Words } from './words.ts';

/** More would be no help to somebody who picked one word. */
const MOST = 12;

/** Shorter texts are part of too many others. */
const SHORTEST_PART = 4;

/** The content file of a page. */
function pageFile(page: string, base: string): string {
  const path = page.replace(/(\/index)?(\.html)?\/?$/, '') || '/';
  const name = pageNames.find((one) => underBase(base, routes[one].path) === path);
  return `content/pages/${name ?? 'not-found'}.md`;
}

const asFound = ({ path, label, field, words }: Words): Found => ({ path, label, field, words });

/** Each entry once, with the words that stand first, those of the page's own entry before all. */
function eachOnce(words: readonly Words[], file: string): Found[] {
  const ordered = words.toSorted((a, b) => Number(b.file === file) - Number(a.file === file));
  return [...new Map(ordered.toReversed().map((one) => [one.path, asFound(one)])).values()].toReversed();
}

/** Words that a text is. A text with more of them fixed is no chance hit: `Showing 1 of 6` before `1 of 6`. */
function same(all: readonly Words[], text: string): Words[] {
  const found = all.filter(({ is }) => is(text));
  const most = Math.max(...found.map(({ fixed }) => fixed));
  return found.filter(({ fixed }) => fixed === most);
}

/** Words that a text is a part of, or that are a part of it, the longest first. */
function overlapping(all: readonly Words[], text: string): Words[] {
  if (text.length < SHORTEST_PART) return [];
  const length = ({ words }: Words) => Math.min(words.length, text.length);
  return all
    .filter(({ words }) => {
      const own = normalize(words);
      return own.includes(text) || (own.length >= SHORTEST_PART && text.includes(own));
    })
    .toSorted((a, b) => length(b) - length(a));
}

/** Where the words of one element come from; if they are nowhere, where the words around it come from. */
function pick(all: readonly Words[], texts: readonly string[], file: string): Omit<Reply, 'id'> {
  const normal = texts.map(normalize).filter((text) => text !== '');
  for (const [index, text] of normal.entries()) {
    const exact = same(all, text);
    const found = eachOnce(exact.length > 0 ? exact : overlapping(all, text), file);
    if (found.length > 0) return { exact: index === 0, found: found.slice(0, MOST) };
  }
  return { exact: false, found: [] };
}

/** The words of a whole page, those of its own entry first. */
function onPage(all: readonly Words[], texts: readonly string[], file: string): Found[] {
  const here = new Set([...new Set(texts.map(normalize))].flatMap((text) => same(all, text)));
  return [...here].toSorted((a, b) => Number(b.file === file) - Number(a.file === file)).map(asFound);
}

/** @param base path that the site is served from */
export function answer(all: readonly Words[], { id, page, about, texts }: Question, base: string): Reply {
  const file = pageFile(page, base);
  if (about === 'page') return { id, exact: true, found: onPage(all, texts, file) };
  return { id, ...pick(all, texts, file) };
}
