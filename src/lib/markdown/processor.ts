/** The Markdown processor of the build. */
import { unified } from '@astrojs/markdown-remark';
import { nodeTypes } from '@mdx-js/mdx';
import type { Root as Html } from 'hast';
import rehypeRaw from 'rehype-raw';
import { visit } from 'unist-util-visit';
import { rehypeAllowed, rehypeTags } from './allowed.ts';

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

/** Makes elements of tags in a text, in .md and in .mdx. */
export const toElements = [
  [rehypeRaw, { passThrough: [...nodeTypes] }] as [typeof rehypeRaw, { passThrough: string[] }],
  rehypeTags,
] as const;

/**
 * Creates the value of `markdown.processor` in the Astro configuration.
 * @param base path the site is served from, `/` for none; added to links to own pages
 */
export const markdownProcessor = ({ base = '/' } = {}) =>
  unified({
    gfm: true,
    smartypants: true,
    rehypePlugins: [...toElements, rehypeAllowed, rehypeBase(base), rehypeFinalNewline],
  });
