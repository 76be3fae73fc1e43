/** The texts under the fields, with the lines of their files. */
import Slugger from 'github-slugger';
import type { Nodes, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { parseMarkdown, wordsOf } from '../lib/markdown/parse.ts';
import type { Content, Entry } from './content.ts';
import { type Fault, fault } from './issue.ts';

/** Far more than any text of a page needs, and read in less than a second whatever it holds. */
export const MOST_CHARACTERS = 15_000;
/** Ten lists or quotes in each other, on one line or by the spaces before it. */
const TOO_DEEP = /^(?:[ \t]*(?:>|(?:[-*+]|\d{1,9}[.)])(?=[ \t]))){11}|^ {40,}\S/;

/** Why a text is not even handed to the parser. */
function beyondLimits(text: string): (Fault & { line: number }) | undefined {
  const pasted = text.split('\n').findIndex((line) => /\]\(\s*<?data:/i.test(line));
  if (pasted >= 0) return { line: pasted + 1, ...fault('imagePasted') };
  const { length } = text;
  if (length > MOST_CHARACTERS) return { line: 1, ...fault('textTooLong', { length, limit: MOST_CHARACTERS }) };
  const deep = text.split('\n').findIndex((line) => TOO_DEEP.test(line));
  return deep < 0 ? undefined : { line: deep + 1, ...fault('tooDeep') };
}

/** As Astro's `rehypeHeadingIds` makes them, of words in which two hyphens are a dash by then. */
function headingIds(tree: Root): string[] {
  const slugger = new Slugger();
  const ids: string[] = [];
  visit(tree, 'heading', (node) => {
    ids.push(slugger.slug(wordsOf(node).replace(/-{2,}/g, '')));
  });
  return ids;
}

function bodyOf({ body: text, bodyLine }: Entry) {
  const wrong = beyondLimits(text);
  // Empty when the text cannot be read.
  const tree: Root = wrong ? { type: 'root', children: [] } : parseMarkdown(text);
  return {
    tree,
    headings: headingIds(tree),
    /** Why it cannot be read. */
    fault: wrong && { ...wrong, line: bodyLine + wrong.line - 1 },
    /** In the file. */
    lineOf: ({ position }: Nodes) => bodyLine + (position?.start.line ?? 1) - 1,
    sourceOf: ({ position }: Nodes) => (position ? text.slice(position.start.offset, position.end.offset) : ''),
    before: ({ position }: Nodes) => text.slice(0, position?.start.offset ?? 0),
  };
}

export type Body = ReturnType<typeof bodyOf>;
export type BodyOf = (entry: Entry) => Body | undefined;

/** Whether a text is Markdown; other ones are shown as they are written, or nowhere. */
const isMarkdown = ({ collection }: Entry): boolean => collection.body === 'required' && !collection.plainText;

/** Reads the Markdown of every entry once. */
export function readBodies({ entries }: Pick<Content, 'entries'>): BodyOf {
  const bodies = new Map(entries.filter(isMarkdown).map((entry) => [entry, bodyOf(entry)] as const));
  return (entry) => bodies.get(entry);
}
