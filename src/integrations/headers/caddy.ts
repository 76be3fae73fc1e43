import { TEXTS, TYPES, TYPES_BY_PATH } from './media-types.ts';
import {
  FILE_RULE,
  HASHED_FOLDER,
  HASHED_RULE,
  PAGE_RULE,
  PICTURE_RULE,
  PICTURES,
  SPECULATION_FILE,
} from './policy.ts';
import { pattern, quote } from './quoting.ts';
import type { SiteRules } from './site-rules.ts';

const asked = '{http.request.orig_uri.path}';
/** Said of the unpacked form too, or a cache on the way would give it to everyone; deferred, to stand once. */
const VARY = `@text path ${TEXTS.map((name) => `*.${name}`).join(' ')}\nheader @text {\n\tVary Accept-Encoding\n\tdefer\n}`;
const indent = (text: string) => text.replace(/^(?=.)/gm, '\t');

function map(to: string, rows: readonly (readonly [string, string])[], fallback = '', from = asked): string {
  const lines = [...rows, ['default', fallback] as const].map(
    ([key, value]) => `${key.startsWith('~') ? `\`${key}\`` : key === 'default' ? key : quote(key)} ${quote(value)}`,
  );
  return `map ${from} {site_${to}} {\n${indent(lines.join('\n'))}\n}`;
}

const headers = (values: Record<string, string>, matcher = '') =>
  `header ${matcher && `${matcher} `}{\n${indent(
    Object.entries(values)
      .map(([name, value]) => (value ? `${name} ${quote(value)}` : `-${name}`))
      .join('\n'),
  )}\n}`;

/**
 * A Caddyfile. SITE_ADDRESS names the site (`www.example.com` gets a certificate by itself), SITE_ROOT its folder.
 * Every row is about the address as asked, so that nothing depends on where in the chain it is looked at.
 */
export function caddyfile(site: SiteRules): string {
  const { base, pages, missing, files } = site;
  const under = `~^${pattern(base)}`;
  const byEnding = Object.entries(TYPES).filter(([name]) => files.some((file) => file.endsWith(`.${name}`)));
  const body = [
    'root * {$SITE_ROOT:/srv}',
    map(
      'moved',
      pages.flatMap(({ address, moved }) => moved.map((form) => [form, address] as const)),
    ),
    map('query', [['~^(.+)$', '?$1']], '', '{query}'),
    map('file', [
      ...pages.map(({ address, file }) => [address, file] as const),
      [base + missing.file, ''],
      ['~\\.(br|gz)$', ''],
      ['~/_headers$', ''],
      ['~/\\.(?:[^w]|w[^e])', ''],
      // A file's name has a dot in it; so folders are not found.
      [`${under}(/(?:.+/)?[^/]+\\.[^/]+)$`, '$1'],
    ]),
    map(
      'policy',
      pages.map(({ address, policy }) => [address, policy] as const),
    ),
    map(
      'cache',
      [
        [`${under}${HASHED_FOLDER}`, HASHED_RULE.cache],
        [`~\\.(${PICTURES.join('|')})$`, PICTURE_RULE.cache],
        ['~\\.[a-z0-9]+$', FILE_RULE.cache],
      ],
      PAGE_RULE.cache,
    ),
    map(
      'corp',
      [
        [`${under}${HASHED_FOLDER}`, HASHED_RULE.corp],
        [`~\\.(${PICTURES.join('|')})$`, PICTURE_RULE.corp],
      ],
      PAGE_RULE.corp,
    ),
    `route {\n${indent(
      [
        headers({
          ...site.everywhere,
          'Cross-Origin-Resource-Policy': '{site_corp}',
          'Cache-Control': '{site_cache}',
          Server: '',
        }),
        `@moved expression {site_moved} != ""\nredir @moved {site_moved}{site_query} 301`,
        `@page expression {site_policy} != ""\n${headers(
          { 'Content-Security-Policy': '{site_policy}', 'Speculation-Rules': `"${base}${SPECULATION_FILE}"` },
          '@page',
        )}`,
        `@unknown expression {site_file} == ""\nerror @unknown 404`,
        '@write not method GET HEAD\nheader @write Allow "GET, HEAD"\nerror @write 405',
        'rewrite * {site_file}',
        VARY,
        ...byEnding.map(([name, type]) => `@${name} path *.${name}\nheader @${name} Content-Type ${quote(type)}`),
        ...Object.entries(TYPES_BY_PATH).map(([path, type]) => `header ${path} Content-Type ${quote(type)}`),
        'file_server {\n\tprecompressed br gzip\n\tdisable_canonical_uris\n}',
      ].join('\n'),
    )}\n}`,
    `handle_errors {\n${indent(
      [
        headers({
          ...site.everywhere,
          'Content-Security-Policy': missing.policy,
          'Cross-Origin-Resource-Policy': PAGE_RULE.corp,
          'Cache-Control': PAGE_RULE.cache,
          'Content-Type': TYPES['html'] ?? '',
          Server: '',
        }),
        `rewrite * ${missing.file}`,
        VARY,
        'file_server {\n\tprecompressed br gzip\n\tdisable_canonical_uris\n\tstatus {http.error.status_code}\n}',
      ].join('\n'),
    )}\n}`,
  ];
  return `# Written by the build. SITE_ADDRESS=www.example.com SITE_ROOT=/srv caddy run\n{$SITE_ADDRESS::8080} {\n${indent(body.join('\n\n'))}\n}\n`;
}
