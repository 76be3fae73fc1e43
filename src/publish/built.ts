/** Checks of a built site that hold for any content. They read its files; nothing runs. */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Issue } from '../content-check/issues.ts';
import { type BuiltPage, builtPages, siteUrlOf } from './built-site.ts';
import { htmlFaults } from './html.ts';
import { checkLinks } from './links.ts';
import type { Source } from './trace.ts';

/** An issue of a page, with the content line that caused it, if found. */
function problemOf(page: BuiltPage, source: Source, text: string, words?: string): Issue {
  const place = words === undefined ? undefined : source.words(words, page.path);
  return place ? { ...place, text: `on ${page.path}: ${text}` } : { file: `dist/${page.file}`, text };
}

/** The next text after a position in the markup, which is likely to be in the content. */
function textNear(html: string, line: number, column: number): string {
  const lines = html.split('\n');
  const at = lines.slice(0, line - 1).reduce((sum, { length }) => sum + length + 1, 0) + column - 1;
  return /(?:>|^)([^<>]{4,})</.exec(html.slice(Math.max(at - 1, 0)))?.[1]?.trim() ?? '';
}

async function validity(page: BuiltPage, source: Source): Promise<Issue[]> {
  return (await htmlFaults(page.html)).map(({ line, column, rule, message }) =>
    problemOf(page, source, `the page is not valid HTML (${rule}): ${message}.`, textNear(page.html, line, column)),
  );
}

/** Checks that each page has one h1, a canonical URL, and a title and a description of its own. */
function heads(pages: readonly BuiltPage[], source: Source): Issue[] {
  const taken = new Map<string, string>();
  return pages.flatMap((page) => {
    const { document, path } = page;
    const found: Issue[] = [];
    const say = (text: string, words?: string) => found.push(problemOf(page, source, text, words));
    const headings = document.querySelectorAll('h1');
    if (headings.length !== 1) say(`the page has ${headings.length} first headings (h1), and should have one.`);
    else if (!headings[0]?.textContent?.trim()) say('the first heading (h1) is empty.');
    const description = document.querySelector('meta[name=description]')?.getAttribute('content') ?? '';
    for (const [name, text] of [
      ['title', document.title],
      ['description', description],
    ] as const) {
      if (!text.trim()) say(`the page has no ${name}.`);
      else if (taken.has(`${name} ${text}`)) {
        say(`the ${name} is also that of ${taken.get(`${name} ${text}`)}. Give each page its own.`, text);
      }
      taken.set(`${name} ${text}`, path);
    }
    const canonical = document.querySelectorAll('link[rel=canonical]').length;
    if (path !== '/404' && canonical !== 1) say(`the page has ${canonical} canonical URLs, and should have one.`);
    return found;
  });
}

/** Checks that structured data is a schema.org graph in JSON-LD, each node with a type. */
function structuredData(page: BuiltPage, source: Source): Issue[] {
  const scripts = [...page.document.querySelectorAll('script[type="application/ld+json"]')];
  return scripts.flatMap(({ textContent }) => {
    try {
      const data = JSON.parse(textContent ?? '') as { '@context'?: unknown; '@graph'?: unknown };
      const graph = Array.isArray(data['@graph']) ? (data['@graph'] as Record<string, unknown>[]) : [];
      if (data['@context'] === 'https://schema.org' && graph.length > 0 && graph.every((thing) => thing['@type'])) {
        return [];
      }
      return [problemOf(page, source, 'the structured data is not a graph of schema.org with types.')];
    } catch (error) {
      return [problemOf(page, source, `the structured data is no JSON: ${(error as Error).message}.`)];
    }
  });
}

const hashOf = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`;
const POLICY = /<meta http-equiv="content-security-policy" content="([^"]*)">/gi;

/** The sources of a directive of a policy. */
const allowed = (policy: string, directive: string): string[] =>
  policy
    .split(';')
    .map((part) => part.trim().split(/\s+/))
    .find(([name]) => name === directive)
    ?.slice(1) ?? [];

/** Checks that the page has one Content-Security-Policy, which allows its scripts, styles and images. */
function policy(page: BuiltPage, source: Source): Issue[] {
  const policies = [...page.html.matchAll(POLICY)];
  const [only] = policies;
  if (!only || policies.length > 1) {
    return [problemOf(page, source, `the page has ${policies.length} policies in meta tags, and should have one.`)];
  }
  const text = (only[1] ?? '').replaceAll('&#39;', "'");
  const found: Issue[] = [];
  for (const [tag, directive] of [
    ['script', 'script-src'],
    ['style', 'style-src'],
  ] as const) {
    for (const [, attributes = '', code = ''] of page.html.matchAll(
      new RegExp(`<${tag}\\b([^>]*)>([\\s\\S]*?)</${tag}>`, 'gi'),
    )) {
      // JSON data does not run, and a script with `src` has no inline code.
      if (/\bsrc=|type="(application\/ld\+json|application\/json|speculationrules)"/.test(attributes)) continue;
      if (allowed(text, directive).includes(hashOf(code))) continue;
      found.push(problemOf(page, source, `the policy forbids ${tag} of the page: ${code.trim().slice(0, 60)} …`));
    }
  }
  const own = ["'self'"];
  for (const image of page.document.querySelectorAll('img[src], source[src]')) {
    const src = image.getAttribute('src') ?? '';
    const host = URL.canParse(src) ? new URL(src).origin : undefined;
    if (!host || host === 'null' || allowed(text, 'img-src').some((one) => one === host || own.includes(host)))
      continue;
    const place = source.url(src);
    const fault = `the policy forbids the image ${src}. Use an image of your own, or one of the services named in the guide.`;
    found.push(place ? { ...place, text: fault } : problemOf(page, source, fault));
  }
  return found;
}

/** Broken links, anchors and images, each with its content line. */
async function references(dist: string, pages: readonly BuiltPage[], source: Source): Promise<Issue[]> {
  const base = siteUrlOf(dist).pathname.replace(/\/$/, '');
  const { broken } = await checkLinks(dist);
  return broken.map(({ from, url, fault }) => {
    const written = base && url.startsWith(`${base}/`) ? url.slice(base.length) : url;
    const link = pages
      .find(({ file }) => file === from)
      ?.document.querySelector(`[href="${url.replace(/["\\]/g, '\\$&')}"]`);
    const page = pages.find(({ file }) => file === from);
    const words = link?.textContent?.trim();
    const place = source.url(written) ?? (words && page ? source.words(words, page.path) : undefined);
    const text = `"${written}" ${fault}. Correct the link or image, or remove it.`;
    return place ? { ...place, text } : { file: `dist/${from}`, text };
  });
}

/** Other files that a site must have, whatever its content. */
const FILES = ['404.html', 'sitemap.xml', 'robots.txt', 'site.webmanifest', 'brochure.pdf', 'favicon.svg'];

/**
 * Everything that must not be published in a built site.
 * @param dist its folder
 * @param source finds the line of the content that caused a problem
 */
export async function checkBuilt(dist: string, source: Source): Promise<Issue[]> {
  const pages = builtPages(dist);
  const missing = FILES.filter((file) => !existsSync(join(dist, file))).map((file) => ({
    file: `dist/${file}`,
    text: 'The build did not write this file.',
  }));
  const data = pages.flatMap((page) => structuredData(page, source));
  return [
    ...missing,
    ...(await Promise.all(pages.map((page) => validity(page, source)))).flat(),
    ...heads(pages, source),
    ...data,
    ...pages.flatMap((page) => policy(page, source)),
    // Links are looked for in structured data too, which has to be readable.
    ...(data.length === 0 ? await references(dist, pages, source) : []),
  ];
}
