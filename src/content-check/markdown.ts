/** The Markdown texts under the fields, with the lines of their files. */
import type { Nodes, Root } from 'mdast';
import { parseMarkdown } from '../lib/markdown/parse.ts';
import type { Content, Entry } from './content.ts';

/** Far more than any text of a page needs, and parsed in less than a second whatever it holds. */
export const MAX_CHARACTERS = 15_000;
/** Ten lists or quotes inside each other, on one line or by indentation: the parser is recursive. */
const TOO_DEEP = /^(?:[ \t]*(?:>|(?:[-*+]|\d{1,9}[.)])(?=[ \t]))){11}|^ {40,}\S/m;

/** Why a text is not handed to the parser. */
function parserLimit(text: string): string | undefined {
  if (text.length > MAX_CHARACTERS)
    return `The text is too long: ${text.length} characters, and ${MAX_CHARACTERS} fit. Shorten it.`;
  return TOO_DEEP.test(text) ? 'Lists or quotations are nested too deep. Remove some of their signs.' : undefined;
}

function parseBody({ body: text, bodyLine }: Entry) {
  const refused = parserLimit(text);
  const tree: Root = refused ? { type: 'root', children: [] } : parseMarkdown(text);
  return {
    tree,
    /** Why the text was not parsed, in a sentence. */
    refused,
    /** The line of a node in the file. */
    lineOf: ({ position }: Nodes) => bodyLine + (position?.start.line ?? 1) - 1,
    sourceOf: ({ position }: Nodes) => (position ? text.slice(position.start.offset, position.end.offset) : ''),
  };
}

export type Body = ReturnType<typeof parseBody>;
export type BodyOf = (entry: Entry) => Body | undefined;

/** Parses each Markdown text once. Other texts are shown as they are written, or nowhere. */
export function readBodies({ entries }: Pick<Content, 'entries'>): BodyOf {
  const markdown = entries.filter(({ collection }) => collection.body === 'required' && !collection.plainText);
  const bodies = new Map(markdown.map((entry) => [entry, parseBody(entry)]));
  return (entry) => bodies.get(entry);
}
