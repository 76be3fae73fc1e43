/** The texts under the fields, with the lines of their files. */
import type { Nodes as HtmlNodes } from 'hast';
import type { Nodes as MarkdownNodes } from 'mdast';
import { type Trees, treesOf } from '../lib/markdown/trees.ts';
import type { Content, Entry } from './content.ts';

export interface Body extends Trees {
  /** The line of the file that a node begins on. */
  lineOf(node: MarkdownNodes | HtmlNodes): number;
  /** A node as it is written. */
  sourceOf(node: MarkdownNodes | HtmlNodes): string;
  /** What is written before a node. */
  before(node: MarkdownNodes | HtmlNodes): string;
}

export type BodyOf = (entry: Entry) => Body | undefined;

/** Whether a text is Markdown; other ones are shown as they are written, or nowhere. */
const isMarkdown = ({ collection }: Entry): boolean => collection.body === 'required' && !collection.plainText;

/** Reads the Markdown of every entry once. */
export async function readBodies({ entries }: Content): Promise<BodyOf> {
  const bodies = new Map<Entry, Body>();
  for (const entry of entries.filter(isMarkdown)) {
    const { body, bodyLine } = entry;
    const read = await treesOf(body, entry.file.endsWith('.mdx'));
    bodies.set(entry, {
      ...read,
      ...(read.fault && { fault: { text: read.fault.text, line: bodyLine + read.fault.line - 1 } }),
      lineOf: ({ position }) => bodyLine + (position?.start?.line ?? 1) - 1,
      // The HTML parser knows no end of a tag that is never finished.
      sourceOf: ({ position }) => (position?.start ? body.slice(position.start.offset, position.end?.offset) : ''),
      before: ({ position }) => body.slice(0, position?.start?.offset ?? 0),
    });
  }
  return (entry) => bodies.get(entry);
}
