import { extname } from 'node:path';
import { SPECULATION_FILE } from './speculation.ts';

/** Media types by file extension, because the lists of servers differ. */
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

/** Files whose media type does not follow from the extension. */
export const TYPES_BY_PATH: Readonly<Record<string, string>> = {
  [SPECULATION_FILE]: 'application/speculationrules+json',
};

/** Extensions of files worth compressing; the other formats are compressed already. */
export const TEXTS = ['css', 'html', 'js', 'json', 'md', 'mjs', 'svg', 'txt', 'webmanifest', 'xml'] as const;

export const extension = (path: string): string => extname(path).slice(1);
export const isText = (path: string): boolean => (TEXTS as readonly string[]).includes(extension(path));
/** The media type of a path of the site. */
export const typeOf = (path: string): string =>
  TYPES_BY_PATH[path] ?? TYPES[extension(path)] ?? 'application/octet-stream';
