import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { readPdf } from '../support/pdf.ts';
import { resolvePath } from '../support/site-files.ts';
import { addressOf, builtPages, filesIn, parseHtml } from './site.ts';

interface Reference {
  /** File it stands in. */
  readonly from: string;
  readonly address: string;
}

/** A reference of the site to itself that leads nowhere. */
export interface BrokenReference extends Reference {
  readonly fault: string;
}

export interface LinkReport {
  /** How many references of the site to itself were followed. */
  readonly followed: number;
  readonly broken: BrokenReference[];
  /** Addresses of others, by file: listed, never called. */
  readonly external: Map<string, Set<string>>;
}

const inCss = (css: string) => [...css.matchAll(/url\(\s*["']?([^"')]+)["']?\s*\)/g)].map((found) => found[1] ?? '');
const inSrcset = (srcset: string) =>
  srcset
    .split(',')
    .map((part) => part.trim().split(/\s+/)[0] ?? '')
    .filter(Boolean);

/** Every web address in a structure of JSON, except the names of its vocabulary and of things (`@id`). */
function inJson(value: unknown): string[] {
  if (typeof value === 'string') return /^https?:\/\/(?!schema\.org)/.test(value) ? [value] : [];
  if (!value || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, inner]) => (key === '@id' ? [] : inJson(inner)));
}

const ADDRESSES = ['href', 'src', 'action', 'formaction', 'poster', 'cite', 'component-url', 'renderer-url'];

function inDocument(document: Document): string[] {
  const found = ADDRESSES.flatMap((name) =>
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

/** What is read from each kind of file. */
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
  [/\.txt$/, (text) => [...text.matchAll(/(?:https?|mailto):[^\s)>]+/g)].map(([address]) => address)],
  [/\.pdf$/, async (_, bytes) => [...(await readPdf(bytes)).urls]],
];

async function referencesIn(dist: string): Promise<Reference[]> {
  const found = filesIn(dist).map(async (from) => {
    const reader = READERS.find(([ending]) => ending.test(from))?.[1];
    if (!reader) return [];
    const bytes = readFileSync(join(dist, from));
    return (await reader(bytes.toString('utf8'), bytes)).map((address) => ({ from, address }));
  });
  return (await Promise.all(found)).flat();
}

/** Follows every reference that the built site makes to itself: pages, anchors, pictures, fonts, scripts, documents. */
export async function checkLinks(dist: string): Promise<LinkReport> {
  const site = addressOf(dist);
  const base = site.pathname.replace(/\/$/, '');
  const named = (markup: string) => new Set([...markup.matchAll(/\sid="([^"]+)"/g)].map(([, id = '']) => id));
  const anchors = new Map([
    ...builtPages(dist).map(
      ({ file, document }) =>
        [resolve(dist, file), new Set([...document.querySelectorAll('[id]')].map(({ id }) => id))] as const,
    ),
    // Parts of a drawing (`drawing.svg#part`).
    ...filesIn(dist)
      .filter((file) => file.endsWith('.svg'))
      .map((file) => [resolve(dist, file), named(readFileSync(join(dist, file), 'utf8'))] as const),
  ]);
  const report: LinkReport = { followed: 0, broken: [], external: new Map() };
  let followed = 0;
  for (const { from, address } of await referencesIn(dist)) {
    if (address.startsWith('data:')) continue;
    // A page is at the path of its folder, without a slash at the end; every other file is where it lies.
    const here = new URL(`${base}/${from.replace(/\/?index\.html$|\.html$/, '')}`, site.origin);
    if (!URL.canParse(address, here)) {
      report.broken.push({ from, address, fault: 'is no address' });
      continue;
    }
    const target = new URL(address, here);
    if (target.origin !== site.origin) {
      report.external.set(address, (report.external.get(address) ?? new Set()).add(from));
      continue;
    }
    followed++;
    const answer = resolvePath(dist, target.pathname, base);
    if (answer.status !== 200) {
      const fault = answer.status === 301 ? `redirects to ${answer.location}` : 'does not exist';
      report.broken.push({ from, address, fault });
    } else if (target.hash && !anchors.get(answer.file)?.has(decodeURIComponent(target.hash.slice(1)))) {
      report.broken.push({ from, address, fault: 'leads to a place that is not on that page' });
    }
  }
  return { ...report, followed };
}
