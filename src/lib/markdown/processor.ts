/** The Markdown processor of the site. The build renders with it, and the content check reads with it. */
import { rehypeHeadingIds, unified } from '@astrojs/markdown-remark';
import { nodeTypes } from '@mdx-js/mdx';
import type { Root as Html } from 'hast';
import type { Root as Markdown } from 'mdast';
import rehypeRaw from 'rehype-raw';
import { visit } from 'unist-util-visit';
import { rehypeAllowed, rehypeTags } from './allowed.ts';

export interface MarkdownOptions {
  /** The folder the site is served from, `/` for none: links to own pages carry it. */
  readonly base?: string;
  /** Sees the Markdown of each text before it becomes HTML. */
  readonly onMarkdown?: (tree: Markdown) => void;
  /** Sees the HTML of each text, its headings with their ids, before the build removes what is not allowed. */
  readonly onHtml?: (tree: Html) => void;
}

/** Puts the folder of the site before links to own pages. */
const rehypeBase = (base: string) => () => (tree: Html) =>
  visit(tree, 'element', ({ properties }) => {
    const { href } = properties;
    if (typeof href === 'string' && href.startsWith('/')) properties['href'] = base.replace(/\/+$/, '') + href;
  });

/** Ends an .md text with a line break, as Astro's own processor does. */
const rehypeFinalNewline = () => (tree: Html, file: { readonly path?: string }) => {
  if (!file.path?.endsWith('.mdx')) tree.children.push({ type: 'text', value: '\n' });
};

/** @returns what `markdown.processor` of the Astro configuration takes */
export const markdownProcessor = ({ base = '/', onMarkdown, onHtml }: MarkdownOptions = {}) =>
  unified({
    gfm: true,
    smartypants: true,
    remarkPlugins: onMarkdown ? [() => onMarkdown] : [],
    rehypePlugins: [
      [rehypeRaw, { passThrough: [...nodeTypes] }],
      rehypeTags,
      ...(onHtml ? [rehypeHeadingIds, () => onHtml] : []),
      rehypeAllowed,
      rehypeBase(base),
      rehypeFinalNewline,
    ],
  });
