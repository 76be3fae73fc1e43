/** The Markdown processor, for the build and the content check. */
import { rehypeHeadingIds, unified } from '@astrojs/markdown-remark';
import { nodeTypes } from '@mdx-js/mdx';
import type { Root as Html } from 'hast';
import type { Root as Markdown } from 'mdast';
import rehypeRaw from 'rehype-raw';
import { visit } from 'unist-util-visit';
import { rehypeAllowed, rehypeTags } from './allowed.ts';

export interface MarkdownOptions {
  /** Path the site is served from, `/` for none; added to links to own pages. */
  readonly base?: string;
  /** Called with the Markdown tree of each text. */
  readonly onMarkdown?: (tree: Markdown) => void;
  /** Called with the HTML tree of each text, with heading ids, before anything is removed. */
  readonly onHtml?: (tree: Html) => void;
}

/** Adds the base to links to own pages. */
const rehypeBase = (base: string) => () => (tree: Html) =>
  visit(tree, 'element', ({ properties }) => {
    const { href } = properties;
    if (typeof href === 'string' && href.startsWith('/')) properties['href'] = base.replace(/\/+$/, '') + href;
  });

/** Ends an .md text with a line break, as Astro's own processor does. */
const rehypeFinalNewline = () => (tree: Html, file: { readonly path?: string }) => {
  if (!file.path?.endsWith('.mdx')) tree.children.push({ type: 'text', value: '\n' });
};

/** Creates the value of `markdown.processor` in the Astro configuration. */
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
