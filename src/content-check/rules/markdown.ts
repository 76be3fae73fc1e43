import type { List, Nodes, Parents } from 'mdast';
import { visit } from 'unist-util-visit';
import { isPrinted } from '../../print/printable.ts';
import type { Content, Entry } from '../content.ts';
import { type Fault, fault, type Issue, issuesAt } from '../issue.ts';
import type { Body, BodyOf } from '../markdown.ts';
import { NOT_SHOWN } from '../sentences.ts';

/**
 * Numbers of a list that the page would count otherwise than they are written: `1985.` and `1990.` would be 1985 and 1986.
 * A list of one begins with 1, or goes on after another one.
 */
function countedAnew({ children, start }: List, parent: Parents | undefined, { sourceOf }: Body): Fault | undefined {
  const numbers = children.map((item) => Number(/^\d+/.exec(sourceOf(item))?.[0]));
  const first = start ?? 1;
  if (numbers.length > 1 && numbers.every((number) => number === numbers[0])) return undefined;
  const goesOn = parent?.children.some(
    (one) => one.type === 'list' && one.start && one.start + one.children.length === first,
  );
  const wrong = numbers.find((number, at) => number !== first + at) ?? (numbers.length > 1 || goesOn ? 1 : first);
  return wrong === 1 ? undefined : fault('symbolTaken', { symbol: `${wrong}.` });
}

/** Lines that begin like the items of a list and are none: with a sign, and with a number or letter in brackets. */
const BULLET = /^\s*\\?(?!-\d)([-–—•·‣→⇒§]|\*(?!.*\*)|o(?=\t)|\p{So})[\ufe0e\ufe0f]?\s*[^\s\-–—]/u;
const NUMBERED = /^\s*(?:\(?(?:\d{1,2}|[ivx]+|\p{L}\p{M}*)\)\s*\S|\d\ufe0f?\u20e3)/u;
const signOf = (line: string): string | undefined => BULLET.exec(line)?.[1] ?? (NUMBERED.test(line) ? '1)' : undefined);

/** The sign that two of some lines begin with. */
export function repeatedSign(lines: readonly string[]): string | undefined {
  const signs = lines.map(signOf).filter((sign) => sign !== undefined);
  return signs.find((sign, at) => signs.indexOf(sign) < at);
}

/** A row of a table: between lines, or with lines inside. */
const ROW = /^\s*[|+].*[|+]\s*$|\S\s+\|\s+\S/;

/** What a paragraph may go on with: the one before it, or the item of a list that it stands in. */
function writtenBefore(node: Nodes, parent: Parents | undefined, { sourceOf }: Body): string {
  if (parent?.type === 'listItem') return sourceOf(parent);
  const siblings: readonly Nodes[] = parent?.type === 'root' ? parent.children : [];
  const before = siblings[siblings.indexOf(node) - 1];
  return before?.type === 'paragraph' ? sourceOf(before) : '';
}

/** What is wrong with a node: no page has a look for it, or its signs are taken for Markdown, or are not although meant so. */
function nodeFault(node: Nodes, parent: Parents | undefined, body: Body): Fault | undefined {
  const source = body.sourceOf(node);
  const [symbol = ''] = source;
  if (node.type in NOT_SHOWN) return fault('notShown', { type: node.type });
  switch (node.type) {
    case 'html':
      return fault('tag', { tag: source.split('\n')[0] ?? '' });
    case 'heading':
      if (!source.startsWith('#')) return fault('lineUnderWords');
      return node.depth === 1 ? fault('firstHeading') : undefined;
    case 'emphasis':
    case 'strong':
      // What follows may be the ending of a word in Malayalam.
      return /[\p{L}\p{M}\p{N}@]$/u.test(body.before(node)) ? fault('symbolTaken', { symbol }) : undefined;
    case 'list':
      if (/^\+\s*[₹\d]/.test(source)) return fault('symbolTaken', { symbol });
      return node.ordered ? countedAnew(node, parent, body) : undefined;
    case 'listItem':
      return typeof node.checked === 'boolean' ? fault('notShown', { type: 'task' }) : undefined;
    case 'blockquote':
      return /^>\s*[₹\d]/.test(source) ? fault('symbolTaken', { symbol }) : undefined;
    case 'text': {
      // A tag that is never closed is shown.
      const tag = /(?<!\\)<[a-z/!?]\S*/i.exec(source)?.[0];
      if (tag !== undefined) return fault('tag', { tag });
      if (parent?.type !== 'link' && /(?<![*\\])\*\*(?!\*)/.test(source))
        return fault('brokenMarkdown', { sign: '**' });
      const isLink = /\]\s?\(|\)\[|\[[^[\]]+\]\[[^[\]]*\]/.test(node.value);
      return isLink ? fault('brokenMarkdown', { sign: '[…]' }) : undefined;
    }
    case 'paragraph': {
      if (/^ {0,3}#{2,6}[^\s#]/m.test(source)) return fault('brokenMarkdown', { sign: '##' });
      const lines = source.split(/\r?\n/);
      if (lines.filter((line) => ROW.test(line)).length > 1) return fault('notShown', { type: 'table' });
      const sign = repeatedSign([writtenBefore(node, parent, body), ...lines]);
      return sign === undefined ? undefined : fault('bulletsWithoutList');
    }
    default:
      return undefined;
  }
}

/** What MDX takes for code on a line, although this project's texts are Markdown in either kind of file. */
function mdxFault(line: string, before = ''): Fault | undefined {
  // Within a paragraph it is a word.
  const word = before.trim() === '' ? /^(?:import|export)(?=\s)/.exec(line)?.[0] : undefined;
  if (word) return fault('tag', { tag: word });
  if (/(?<!\\)(?:\\\\)*\{/.test(line)) return fault('brace');
  const tag = /(?<!\\)(?:\\\\)*(<(?=\S)[^\s>]*>?)/.exec(line)?.[1];
  return tag === undefined ? undefined : fault('tag', { tag });
}

/** Whether nothing of a text is seen on a page. */
export const isBlank = (node: Nodes): boolean => {
  if ('children' in node) return node.children.every(isBlank);
  return node.type !== 'image' && node.type !== 'html' && !('value' in node && node.value.trim() !== '');
};

function issuesOf({ file, body: text, bodyLine, collection }: Entry, body: Body): Issue[] {
  if (body.fault) return [{ file, ...body.fault }];
  const found: Issue[] = [];
  const isMdx = file.endsWith('.mdx');
  const lines = text.split('\n');
  if (isMdx)
    for (const [at, line] of lines.entries())
      found.push(...issuesAt({ file, line: bodyLine + at }, mdxFault(line, lines[at - 1])));
  visit(body.tree, (node, _, parent) => {
    const location = { file, line: body.lineOf(node) };
    // The lines of MDX are looked at above.
    if (!isMdx || node.type !== 'html') found.push(...issuesAt(location, nodeFault(node, parent, body)));
    if (node.type === 'image' && isPrinted(collection, 'body')) found.push({ ...location, ...fault('imageInPrint') });
  });
  // The first of several on a line, as one slip makes many.
  return [...Map.groupBy(found, ({ code, line }) => `${code}:${line}`).values()].flatMap(([first]) => first ?? []);
}

/** Texts under the fields that hold what no page shows. */
export const markdownRule = ({ entries }: Content, bodyOf: BodyOf): Issue[] =>
  entries.flatMap((entry) => {
    const body = bodyOf(entry);
    return body ? issuesOf(entry, body) : [];
  });
