import { readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { decodedPath } from '../lib/site/url.ts';
import { builtPages, filesIn, parseHtml, siteUrlOf } from './built-site.ts';
import { readPdf } from './pdf.ts';

interface Reference {
  /** File that contains it. */
  readonly from: string;
  readonly url: string;
}

/** A broken reference within the site. */
export interface BrokenReference extends Reference {
  readonly fault: string;
}

export interface LinkReport {
  /** Number of references within the site. */
  followed: number;
  readonly broken: BrokenReference[];
  /** URLs of other sites, with the files that contain them. They are never requested. */
  readonly external: Map<string, Set<string>>;
}

const inCss = (css: string) => [...css.matchAll(/url\(\s*["']?([^"')]+)["']?\s*\)/g)].map((found) => found[1] ?? '');
const inSrcset = (srcset: string) =>
  srcset
    .split(',')
    .map((part) => part.trim().split(/\s+/)[0] ?? '')
    .filter(Boolean);

/** Every URL in JSON, except those of the schema.org vocabulary and of `@id`. */
function inJson(value: unknown): string[] {
  if (typeof value === 'string') return /^https?:\/\/(?!schema\.org)/.test(value) ? [value] : [];
  if (!value || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, inner]) => (key === '@id' ? [] : inJson(inner)));
}

const URL_ATTRIBUTES = ['href', 'src', 'action', 'formaction', 'poster', 'cite', 'component-url', 'renderer-url'];

function inDocument(document: Document): string[] {
  const found = URL_ATTRIBUTES.flatMap((name) =>
    [...document.querySelectorAll(`[${name}]`)].map((element) => element.getAttribute(name) ?? ''),
  );
  for (const name of ['srcset', 'imagesrcset']) {
    for (const element of document.querySelectorAll(`[${name}]`))
      found.push(...inSrcset(element.getAttribute(name) ?? ''));
  }
  for (const element of document.querySelectorAll('[style]')) found.push(...inCss(element.getAttribute('style') ?? ''));
  for (const style of document.querySelectorAll('style')) found.push(...inCss(style.textContent ?? ''));
  for (const meta of document.querySelectorAll('meta[property="og:image"], meta[property="og:url"]')) {
    found.push(meta.getAttribute('content') ?? '');
  }
  for (const script of document.querySelectorAll('script[type="application/ld+json"]')) {
    found.push(...inJson(JSON.parse(script.textContent ?? '')));
  }
  return found;
}

/** Functions that find the URLs in each type of file. */
const READERS: [RegExp, (text: string, bytes: Uint8Array) => string[] | Promise<string[]>][] = [
  [/\.html$/, (text) => inDocument(parseHtml(text))],
  [/\.css$/, inCss],
  [/\.js$/, (text) => [...text.matchAll(/(?:from|import\()\s*["'`](\.[^"'`]+)["'`]/g)].map((found) => found[1] ?? '')],
  [
    /\.webmanifest$/,
    (text) => {
      const manifest = JSON.parse(text) as { start_url: string; scope: string; id: string; icons: { src: string }[] };
      return [manifest.start_url, manifest.scope, manifest.id, ...manifest.icons.map(({ src }) => src)];
    },
  ],
  [/\.json$/, (text) => inJson(JSON.parse(text))],
  [/\.xml$/, (text) => [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map((found) => found[1] ?? '')],
  [/\.txt$/, (text) => [...text.matchAll(/(?:https?|mailto):[^\s)>]+/g)].map(([url]) => url)],
  [/\.pdf$/, async (_, bytes) => [...(await readPdf(bytes)).urls]],
];

async function referencesIn(dist: string): Promise<Reference[]> {
  const found = filesIn(dist).map(async (from) => {
    const reader = READERS.find(([ending]) => ending.test(from))?.[1];
    if (!reader) return [];
    const bytes = readFileSync(join(dist, from));
    return (await reader(bytes.toString('utf8'), bytes)).map((url) => ({ from, url }));
  });
  return (await Promise.all(found)).flat();
}

/** Follows every reference within the built site: pages, anchors, images, fonts, scripts, documents. */
export async function checkLinks(dist: string): Promise<LinkReport> {
  const site = siteUrlOf(dist);
  const base = site.pathname.replace(/\/$/, '');
  const pages = new Map(builtPages(dist).map((page) => [page.path, page]));
  // A page has one URL, which is not that of its file.
  const others = filesIn(dist).filter((file) => !file.endsWith('.html'));
  const files = new Set(others.map((file) => `/${file.replaceAll(sep, '/')}`));
  const report: LinkReport = { followed: 0, broken: [], external: new Map() };
  for (const { from, url } of await referencesIn(dist)) {
    if (url.startsWith('data:')) continue;
    // The URL of a page is the path of its folder without a trailing slash.
    const here = new URL(`${base}/${from.replace(/\/?index\.html$|\.html$/, '')}`, site.origin);
    if (!URL.canParse(url, here)) {
      report.broken.push({ from, url, fault: 'is not a URL' });
      continue;
    }
    const target = new URL(url, here);
    if (target.origin !== site.origin) {
      report.external.set(url, (report.external.get(url) ?? new Set()).add(from));
      continue;
    }
    report.followed++;
    const path = decodedPath(target.pathname.slice(base.length)) || '/';
    const page = target.pathname.startsWith(base) && pages.get(path);
    if (!page && !files.has(path)) report.broken.push({ from, url, fault: 'does not exist' });
    else if (page && target.hash && !page.document.getElementById(decodedPath(target.hash.slice(1))))
      report.broken.push({ from, url, fault: 'has an anchor that is not on that page' });
  }
  return report;
}
