import { extname } from 'node:path';
import { SPECULATION_FILE } from './speculation.ts';

/** Media types by ending; servers are told these rather than trusting the list that they came with. */
export const TYPES: Readonly<Record<string, string>> = {
  avif: 'image/avif',
  css: 'text/css; charset=utf-8',
  gif: 'image/gif',
  html: 'text/html; charset=utf-8',
  ico: 'image/x-icon',
  jpeg: 'image/jpeg',
  jpg: 'image/jpeg',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json',
  md: 'text/markdown; charset=utf-8',
  mjs: 'text/javascript; charset=utf-8',
  pdf: 'application/pdf',
  png: 'image/png',
  svg: 'image/svg+xml',
  txt: 'text/plain; charset=utf-8',
  webmanifest: 'application/manifest+json',
  webp: 'image/webp',
  woff2: 'font/woff2',
  xml: 'application/xml',
};

/** Types of files whose ending says something else. */
export const TYPES_BY_PATH: Readonly<Record<string, string>> = {
  [SPECULATION_FILE]: 'application/speculationrules+json',
};

/** Endings of files that are worth compressing; the others are compressed in themselves. */
export const TEXTS = ['css', 'html', 'js', 'json', 'md', 'mjs', 'svg', 'txt', 'webmanifest', 'xml'] as const;

export const ending = (path: string): string => extname(path).slice(1);
export const isText = (path: string): boolean => (TEXTS as readonly string[]).includes(ending(path));
/** The media type of a path of the site. */
export const typeOf = (path: string): string =>
  TYPES_BY_PATH[path] ?? TYPES[ending(path)] ?? 'application/octet-stream';
