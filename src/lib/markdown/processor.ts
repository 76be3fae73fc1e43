/** The Markdown processor of the build. HTML, MDX code and unsafe links never reach a page. */
import { unified } from '@astrojs/markdown-remark';
import type { Root as Html } from 'hast';
import type { Root as Markdown } from 'mdast';
import { SKIP, visit } from 'unist-util-visit';
import { cleanText } from '../format/normalize.ts';
import { completeUrl, isAllowedImage, isAllowedLink } from './links.ts';

/** Removes HTML and MDX code with its contents. */
const remarkPlain = () => (tree: Markdown) =>
  visit(tree, ({ type }, index, parent) => {
    if (!parent || index === undefined || !(type === 'html' || type.startsWith('mdx'))) return undefined;
    parent.children.splice(index, 1);
    return [SKIP, index];
  });

/** Normalizes text (`cleanText`), and turns each line end into a `<br>`. */
const remarkLines = () => (tree: Markdown) =>
  visit(tree, 'text', (node, index, parent) => {
    const value = cleanText(node.value);
    node.value = value;
    if (!parent || index === undefined || !value.includes('\n')) return undefined;
    const lines = value.split(/[ \t]*\r?\n/).map((text) => ({ type: 'text' as const, value: text }));
    const broken = lines.flatMap((line, at) => (at > 0 ? [{ type: 'break' as const }, line] : [line]));
    parent.children.splice(index, 1, ...broken);
    return [SKIP, index + broken.length];
  });

/**
 * Sets heading levels without gaps: the story (the only MDX file) is under an h1, other texts are under an h2. Ids begin with
 * the file's name, because a page shows several entries.
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

/** Removes unsafe URLs, adds the base to links within the site, and `noopener` to other links. */
const rehypeLinks = (base: string) => () => (tree: Html) =>
  visit(tree, 'element', ({ properties }) => {
    const { href, src } = properties;
    const url = href === undefined ? undefined : completeUrl(String(href));
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
    // Astro's default keeps HTML.
    remarkRehype: { allowDangerousHtml: false },
    rehypePlugins: [rehypeLinks(base)],
  });
