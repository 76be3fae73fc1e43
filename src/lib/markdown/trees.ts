/** Reads a text as trees with positions, with the plugins of the build. Runs in browsers too. */
import { rehypeHeadingIds } from '@astrojs/markdown-remark';
import { createProcessor } from '@mdx-js/mdx';
import type { Root as Html } from 'hast';
import type { Root as Markdown, Nodes } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkSmartypants from 'remark-smartypants';
import { visit } from 'unist-util-visit';
import { rehypeAllowed } from './allowed.ts';
import { toElements } from './processor.ts';

export interface Trees {
  readonly markdown: Markdown;
  /** Its HTML, before the build removes what is not allowed. */
  readonly html: Html;
  /** The ids that the build gives its headings. */
  readonly headings: readonly string[];
  /** Why it cannot be read; its trees are then empty. */
  readonly fault?: { readonly line: number; readonly text: string };
}

/** Far more than any text of a page needs, and read in less than a second whatever it holds. */
const LIMITS = { characters: 15_000, depth: 10, tags: 300 } as const;

const DEEP = `Lists or quotes stand in each other deeper than ${LIMITS.depth} times. Remove some of the symbols at the beginning of the line.`;
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
  const depths = new Map<Nodes | undefined, number>();
  visit(tree, (node, _, parent) => {
    const line = node.position?.start.line ?? 1;
    const depth = (depths.get(parent) ?? 0) + (node.type === 'list' || node.type === 'blockquote' ? 1 : 0);
    depths.set(node, depth);
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

/** The file that a processor reads. */
interface ReadFile {
  readonly data: Record<string, unknown>;
}

const EMPTY: Trees = { markdown: { type: 'root', children: [] }, html: { type: 'root', children: [] }, headings: [] };

function headingIds(html: Html): string[] {
  const ids: string[] = [];
  visit(html, 'element', ({ tagName, properties }) => {
    if (!/^h[1-6]$/.test(tagName)) return;
    ids.push(String(properties['id']));
    delete properties['id'];
  });
  return ids;
}

/** Reads a text with the plugins of the build, and keeps its trees. Astro's own renderer brings 10 MB to a browser. */
const processorFor = (format: 'md' | 'mdx') =>
  createProcessor({
    format,
    remarkPlugins: [
      remarkGfm,
      remarkSmartypants,
      () =>
        (tree: Markdown, { data }: ReadFile) => {
          data['fault'] = parsedFault(tree);
          data['markdown'] = structuredClone(tree);
          if (data['fault']) tree.children = [];
        },
    ],
    rehypePlugins: [
      ...toElements,
      rehypeHeadingIds,
      () =>
        (tree: Html, { data }: ReadFile) => {
          data['html'] = structuredClone(tree);
        },
      rehypeAllowed,
    ],
  });
const PROCESSORS = { md: processorFor('md'), mdx: processorFor('mdx') };

/** The trees of a text. */
export async function treesOf(text: string, isMdx: boolean): Promise<Trees> {
  const limit = beyondLimits(text);
  if (limit) return { ...EMPTY, fault: limit };
  try {
    const { data } = await PROCESSORS[isMdx ? 'mdx' : 'md'].process(text);
    const { markdown, html, fault } = data as unknown as Omit<Trees, 'headings'>;
    return { markdown, html, headings: headingIds(html), ...(fault && { fault }) };
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
  return 'A < begins a tag in this file, and this is none. Write &lt; for a plain <, or fix the tag.';
}
