/** The Markdown processor of the build. A text is plain Markdown: tags, code and unsafe links never reach a page. */
import { unified } from '@astrojs/markdown-remark';
import type { Root as Html } from 'hast';
import type { Root as Markdown } from 'mdast';
import { SKIP, visit } from 'unist-util-visit';
import { cleanWords } from '../format/normalize.ts';
import { isAllowedImage, isAllowedLink, plainAddress } from './links.ts';

/** Removes tags, expressions, imports and exports, with all that is in them. */
const remarkPlain = () => (tree: Markdown) =>
  visit(tree, ({ type }, index, parent) => {
    if (!parent || index === undefined || !(type === 'html' || type.startsWith('mdx'))) return undefined;
    parent.children.splice(index, 1);
    return [SKIP, index];
  });

/** Words without invisible characters, in the lines in which they are written: each line end is a break. */
const remarkLines = () => (tree: Markdown) =>
  visit(tree, 'text', (node, index, parent) => {
    const value = cleanWords(node.value);
    node.value = value;
    if (!parent || index === undefined || !value.includes('\n')) return undefined;
    const lines = value.split(/[ \t]*\r?\n/).map((text) => ({ type: 'text' as const, value: text }));
    const broken = lines.flatMap((line, at) => (at > 0 ? [{ type: 'break' as const }, line] : [line]));
    parent.children.splice(index, 1, ...broken);
    return [SKIP, index + broken.length];
  });

/**
 * Headings that skip no level: the story, the one MDX file, stands under the title of its page, the others under an h2.
 * Their ids begin with the name of the file, since a page shows several entries.
 */
const remarkHeadings =
  () =>
  (tree: Markdown, { extname, stem = '' }: { extname?: string | undefined; stem?: string | undefined }) => {
    let above: 1 | 2 | 3 = extname === '.mdx' ? 1 : 2;
    let count = 0;
    visit(tree, 'heading', (node) => {
      node.depth = above = node.depth > 2 && above > 1 ? 3 : 2;
      count += 1;
      node.data = { hProperties: { id: `${stem}-${count}` } };
    });
  };

/** Removes addresses that are not allowed, adds the base to links to own pages, and `noopener` to those of other sites. */
const rehypeLinks = (base: string) => () => (tree: Html) =>
  visit(tree, 'element', ({ properties }) => {
    const { href, src } = properties;
    const url = href === undefined ? undefined : plainAddress(String(href), 'internalLink');
    if (url !== undefined && !isAllowedLink(url)) delete properties['href'];
    else if (url !== undefined) properties['href'] = url.startsWith('/') ? base.replace(/\/+$/, '') + url : url;
    if (url?.startsWith('https://')) properties['rel'] = ['noopener'];
    if (src !== undefined && !isAllowedImage(String(src))) delete properties['src'];
  });

/**
 * Creates the value of `markdown.processor` in the Astro configuration.
 * @param base path the site is served from, `/` for none; added to links to own pages
 */
export const markdownProcessor = ({ base = '/' } = {}) =>
  unified({
    gfm: true,
    smartypants: true,
    remarkPlugins: [remarkPlain, remarkLines, remarkHeadings],
    // Astro's own default keeps the tags of a text.
    remarkRehype: { allowDangerousHtml: false },
    rehypePlugins: [rehypeLinks(base)],
  });
