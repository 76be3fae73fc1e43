/** Parsed Markdown bodies, with line numbers of their files. */
import type { Nodes, Root } from 'mdast';
import { parseMarkdown } from '../lib/markdown/parse.ts';
import type { Content, Entry } from './content.ts';

/** In characters: more than any page needs, and parsed within a second. */
const MAX_CHARACTERS = 15_000;
/** Matches more than ten nested lists or quotes, because the parser is recursive. */
const TOO_DEEP = /^(?:[ \t]*(?:>|(?:[-*+]|\d{1,9}[.)])(?=[ \t]))){11}|^ {40,}\S/m;

/** Returns why a text cannot be parsed. */
function parserLimit(text: string): string | undefined {
  if (text.length > MAX_CHARACTERS)
    return `The text is too long: ${text.length} characters, and ${MAX_CHARACTERS} fit. Shorten it.`;
  return TOO_DEEP.test(text) ? 'Lists or quotations are nested too deep. Remove some of their signs.' : undefined;
}

function parseBody({ body: text, bodyLine }: Entry) {
  const parseError = parserLimit(text);
  const tree: Root = parseError ? { type: 'root', children: [] } : parseMarkdown(text);
  return {
    tree,
    /** The reason why the text was not parsed. */
    parseError,
    /** Returns the line of a node in the file. */
    lineOf: ({ position }: Nodes) => bodyLine + (position?.start.line ?? 1) - 1,
    sourceOf: ({ position }: Nodes) => (position ? text.slice(position.start.offset, position.end.offset) : ''),
  };
}

export type Body = ReturnType<typeof parseBody>;
export type BodyOf = (entry: Entry) => Body | undefined;

/** Parses each Markdown body once. */
export function readBodies({ entries }: Pick<Content, 'entries'>): BodyOf {
  const markdown = entries.filter(({ collection }) => collection.body === 'required' && !collection.plainText);
  const bodies = new Map(markdown.map((entry) => [entry, parseBody(entry)]));
  return (entry) => bodies.get(entry);
}
