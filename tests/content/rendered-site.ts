/** The pages and the texts of the brochure and the share images, rendered from content that a test holds in memory. */
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { parseFrontmatter } from '@astrojs/markdown-remark';
import reactRenderer from '@astrojs/react/server.js';
import type { MarkdownHeading } from 'astro';
import { experimental_AstroContainer as AstroContainer } from 'astro/container';
import { unescapeHTML } from 'astro/runtime/server/index.js';
import { z } from 'astro/zod';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Entry } from '~/content-check/content';
import { meantFields } from '~/lib/markdown/front-matter';
import { markdownProcessor } from '~/lib/markdown/processor';
import { collections } from '~/schemas';
import type { SchemaTools } from '~/schemas/fields';
import { FIXTURE_CONTENT } from '../support/fixture.ts';

/** An entry as Astro's content layer gives it. */
export interface StoredEntry {
  readonly collection: string;
  readonly id: string;
  readonly body: string;
  readonly data: unknown;
  readonly html: string;
  readonly filePath: string;
}

/** What the pages find in `astro:content`. */
export const store: { entries: StoredEntry[] } = { entries: [] };

/** Takes the place of `astro:content`. */
export const contentModule = {
  getCollection: async (name: string) => store.entries.filter(({ collection }) => collection === name),
  getEntry: async (name: string, id: string) =>
    store.entries.find((entry) => entry.collection === name && entry.id === id),
  render: async ({ html }: StoredEntry) => ({
    Content: Object.assign(() => unescapeHTML(html), { isAstroComponentFactory: true }),
    headings: [] as MarkdownHeading[],
  }),
};

const image = (src: string) => {
  const drawing = { src: `/_astro/${src.replace(/^.*\//, '')}`, width: 1200, height: 900, format: 'svg' };
  return { ...drawing, clone: drawing };
};
const tools = { image: () => z.string().min(1).transform(image) } as unknown as SchemaTools;

const OPTIONS = { syntaxHighlight: false } as const;
const toHtml = await markdownProcessor().createRenderer(OPTIONS);
const toCode = await markdownProcessor().createMdxRenderer?.(OPTIONS, {
  srcDir: new URL('file:///src/'),
  optimize: false,
  sourcemap: false,
});
const runtime: unknown = createRequire(import.meta.url)('react/jsx-runtime');

/** Runs a compiled .mdx text: its imports are the runtime and its images. */
async function mdxHtml(text: string): Promise<string> {
  const { code } = (await toCode?.process(text, '/text.mdx', {})) ?? { code: '' };
  const images = [...code.matchAll(/^import (\w+) from ("[^"]*");$/gm)].map(
    ([, name, from]) => `const ${name} = ${from};`,
  );
  const body = code
    .replace(/^import .*$/gm, '')
    .replace(/^export default /gm, 'return ')
    .replace(/^export /gm, '');
  const run = new Function(
    'runtime',
    `const {Fragment: _Fragment, jsx: _jsx, jsxs: _jsxs} = runtime;${images.join('')}${body}`,
  );
  return renderToStaticMarkup(createElement(run(runtime), { components: { 'astro-image': 'img' } }));
}

const unescaped = (text: string) =>
  text.replace(/&#x([\da-f]+);/gi, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16)));

/** An image of a text as the page has it: Astro leaves a note in its place until its file is known. */
const imagesIn = (html: string) =>
  html.replace(/<img __ASTRO_IMAGE_="([^"]*)">/g, (_, note: string) => {
    const { src, alt } = JSON.parse(unescaped(note)) as { src: string; alt: string };
    return renderToStaticMarkup(createElement('img', { src, alt }));
  });

/** Reads an entry as the build does. @throws as the build does */
export async function stored({ collection, id, text, file }: Entry): Promise<StoredEntry> {
  const { frontmatter, content } = parseFrontmatter(text);
  const body = content.trim();
  const schema = collections[collection.name].schema(tools as never) as z.ZodType;
  const data = schema.parse(meantFields(frontmatter));
  const isShown = collection.body === 'required' && collection.name !== 'reviews';
  const html = !isShown
    ? ''
    : file.endsWith('.mdx')
      ? await mdxHtml(body)
      : imagesIn((await toHtml.render(body, { fileURL: new URL('file:///text.md') })).code);
  return {
    collection: collection.name,
    id,
    body,
    data,
    html,
    filePath: join(FIXTURE_CONTENT, file.replace('content/', '')),
  };
}

const pages = import.meta.glob<{ default: Parameters<AstroContainer['renderToString']>[0] }>('/src/pages/*.astro');
export const PAGE_FILES = Object.keys(pages);

const container = await AstroContainer.create({
  // What the directive of the site loads does not matter here.
  manifest: {
    clientDirectives: new Map([['intent', '(() => {})()']]),
  } as never,
});
container.addServerRenderer({ renderer: reactRenderer as never, name: '@astrojs/react' });

/** The HTML of a page. */
export async function renderPage(file: string): Promise<string> {
  const load = pages[file];
  if (!load) throw new Error(`There is no page ${file}.`);
  const route = `/${file.replace(/^.*\/|\.astro$/g, '').replace('index', '')}`;
  const request = new Request(new URL(route, 'https://example.com'));
  return container.renderToString((await load()).default, { partial: false, routeType: 'page', request });
}
