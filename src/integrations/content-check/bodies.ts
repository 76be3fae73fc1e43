/** The texts under the fields, read by the processor that the build renders them with. */
import type { Root as Html, Nodes as HtmlNodes } from 'hast';
import type { Root as Markdown, Nodes as MarkdownNodes } from 'mdast';
import { visit } from 'unist-util-visit';
import { visitParents } from 'unist-util-visit-parents';
import { markdownProcessor } from '../../lib/markdown/processor.ts';
import type { Content, Entry } from './read.ts';

export interface Body {
  readonly markdown: Markdown;
  /** Its HTML, before the build removes what is not allowed. */
  readonly html: Html;
  /** The ids that the build gives its headings. */
  readonly headings: readonly string[];
  /** Why it cannot be read; its trees are then empty. */
  readonly fault?: { readonly line: number; readonly text: string };
  /** The line of the file that a node begins on. */
  lineOf(node: MarkdownNodes | HtmlNodes): number;
  /** A node as it is written. */
  sourceOf(node: MarkdownNodes | HtmlNodes): string;
}

export type BodyOf = (entry: Entry) => Body | undefined;

/** Far more than any text of a page needs, and read in less than a second whatever it holds. */
const LIMITS = { characters: 15_000, depth: 10, tags: 300 } as const;

const DEEP = `Lists or quotes stand in each other deeper than ${LIMITS.depth} times. Remove some of the signs at the beginning of the line.`;
const DEEP_LINE = new RegExp(`^(?:[ \\t]*(?:>|(?:[-*+]|\\d{1,9}[.)])(?=[ \\t]))){${LIMITS.depth + 1}}`);

/** Why a text is not even handed to the processor. */
function beyondLimits(text: string): { line: number; text: string } | undefined {
  if (text.length > LIMITS.characters) {
    const words = `The text is too long: ${text.length} characters, and ${LIMITS.characters} fit. Remove ${text.length - LIMITS.characters}.`;
    return { line: 1, text: words };
  }
  const deep = text.split('\n').findIndex((line) => DEEP_LINE.test(line));
  return deep < 0 ? undefined : { line: deep + 1, text: DEEP };
}

/** Why a text cannot be rendered once it is parsed. */
function parsedFault(tree: Markdown): { line: number; text: string } | undefined {
  let fault: { line: number; text: string } | undefined;
  let tags = 0;
  visitParents(tree, (node, above) => {
    const line = node.position?.start.line ?? 1;
    const depth = above.filter(({ type }) => type === 'list' || type === 'blockquote').length;
    if (depth > LIMITS.depth) fault ??= { line, text: DEEP };
    if (node.type === 'html' && ++tags > LIMITS.tags)
      fault ??= { line, text: `There are more than ${LIMITS.tags} tags and notes in this text. Remove some.` };
    if ((node.type === 'image' || node.type === 'definition') && !canDecode(node.url))
      fault ??= { line, text: `"${node.url}" has a % that stands for nothing. Write %25 for a plain %.` };
  });
  return fault;
}

function canDecode(address: string): boolean {
  try {
    return decodeURI(address) !== undefined;
  } catch {
    return false;
  }
}

type Read = Omit<Body, 'lineOf' | 'sourceOf'>;

const EMPTY: Read = { markdown: { type: 'root', children: [] }, html: { type: 'root', children: [] }, headings: [] };

/** What the processor shows of the text that it renders now. */
const seen: { markdown: Markdown; html: Html; headings: string[]; fault?: Read['fault'] | undefined } = {
  ...EMPTY,
  headings: [],
};

const processor = markdownProcessor({
  onMarkdown: (tree) => {
    seen.markdown = structuredClone(tree);
    seen.fault = parsedFault(tree);
    if (seen.fault) tree.children = [];
  },
  onHtml: (tree) => {
    seen.html = structuredClone(tree);
    seen.headings = [];
    visit(seen.html, 'element', ({ tagName, properties }) => {
      if (!/^h[1-6]$/.test(tagName)) return;
      seen.headings.push(String(properties['id']));
      delete properties['id'];
    });
  },
});
const SHARED = { syntaxHighlight: false } as const;
const toHtml = processor.createRenderer(SHARED);
const toCode = processor.createMdxRenderer?.(SHARED, {
  srcDir: new URL('file:///src/'),
  optimize: false,
  sourcemap: false,
});

async function render(text: string, isMdx: boolean): Promise<Read> {
  const limit = beyondLimits(text);
  if (limit) return { ...EMPTY, fault: limit };
  seen.fault = undefined;
  try {
    if (isMdx) await (await toCode)?.process(text, '/text.mdx', {});
    else await (await toHtml).render(text, { fileURL: new URL('file:///text.md') });
    const { fault, ...read } = seen as Read;
    return { ...read, ...(fault && { fault }) };
  } catch (error) {
    const { line = 1, reason = String(error) } = error as { line?: number; reason?: string };
    const words = isMdx ? mdxFault(reason, text.split('\n')[line - 1]) : DEEP;
    return { ...EMPTY, fault: { line, text: words } };
  }
}

/** What begins with `import` or `export` is code to MDX, whether it can be read or not. */
export const CODE_LINE = 'A line that begins with import or export is code in this file. Begin it with another word.';

function mdxFault(reason: string, written = ''): string {
  if (/^\s*(import|export)\b/.test(written)) return CODE_LINE;
  if (/call stack/.test(reason)) return DEEP;
  if (/<(https?:|!--)/.test(written))
    return 'This file knows no <https://…> and no <!-- -->. Write a link as [words](https://…), and remove the note.';
  const tag = /(?:closing tag for|end-tag for|closing tag) `<\/?([^`/>\s]+)[^`]*`/i.exec(reason)?.[1];
  if (tag && /^w?br$/.test(tag)) return `Write <${tag} /> with a slash in this file.`;
  if (tag)
    return `The tag <${tag}> is not closed, or closed in the wrong place. Close it with </${tag}>, or remove it.`;
  if (/acorn|expression|brace|`\}`|lazy line/i.test(reason))
    return 'A brace { begins a piece of code in this file, and none is here. Write \\{ for a plain brace, or remove it.';
  return 'A < begins a tag in this file, and this is none. Write &lt; for a plain sign, or fix the tag.';
}

/** While `npm run dev` looks again and again, no text is rendered twice. */
const rendered = new Map<string, Promise<Read>>();
const MOST_CACHED = 1000;
/** The processor shows one text at a time. */
let last: Promise<unknown> = Promise.resolve();

function renderOnce(text: string, isMdx: boolean): Promise<Read> {
  const key = `${isMdx}${text}`;
  const cached = rendered.get(key);
  if (cached) return cached;
  if (rendered.size >= MOST_CACHED) rendered.clear();
  const next = last.then(() => render(text, isMdx));
  last = next;
  rendered.set(key, next);
  return next;
}

/** Whether a text is Markdown; other ones are shown as they are written, or nowhere. */
export const isMarkdown = ({ collection }: Entry): boolean =>
  collection.body === 'required' && collection.name !== 'reviews';

/** Reads the Markdown of every entry once. */
export async function readBodies({ entries }: Content): Promise<BodyOf> {
  const bodies = new Map<Entry, Body>();
  for (const entry of entries.filter(isMarkdown)) {
    const { body, bodyLine } = entry;
    const read = await renderOnce(body, entry.file.endsWith('.mdx'));
    bodies.set(entry, {
      ...read,
      ...(read.fault && { fault: { text: read.fault.text, line: bodyLine + read.fault.line - 1 } }),
      lineOf: ({ position }) => bodyLine + (position?.start?.line ?? 1) - 1,
      // The HTML parser knows no end of a tag that is never finished.
      sourceOf: ({ position }) => (position?.start ? body.slice(position.start.offset, position.end?.offset) : ''),
    });
  }
  return (entry) => bodies.get(entry);
}
