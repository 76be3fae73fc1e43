import { TYPES_BY_PATH } from './media-types.ts';
import { type FileRule, HASHED_FOLDER, HASHED_RULE, PAGE_RULE } from './policy.ts';
import { filePatterns, type SiteRules } from './site-rules.ts';
import { SPECULATION_FILE } from './speculation.ts';

/** Escapes a path for Vercel's `source` patterns. */
const escaped = (path: string) => path.replace(/[.()+?*:{}[\]\\]/g, '\\$&');
const list = (headers: Readonly<Record<string, string>>) =>
  Object.entries(headers).map(([key, value]) => ({ key, value }));

/** `vercel.json` for the built site (README.md, "Hosts"). */
export function vercelConfig(site: SiteRules): string {
  const { base } = site;
  const file = ({ cache, corp, policy }: FileRule) => ({
    'Cache-Control': cache,
    'Cross-Origin-Resource-Policy': corp,
    ...(policy && { 'Content-Security-Policy': policy }),
  });
  const config = {
    $schema: 'https://openapi.vercel.sh/vercel.json',
    cleanUrls: true,
    trailingSlash: false,
    headers: [
      { source: '/(.*)', headers: list(site.everywhere) },
      ...site.pages.map(({ path, policy }) => ({
        source: escaped(path),
        headers: list({
          ...file(PAGE_RULE),
          'Content-Security-Policy': policy,
          'Speculation-Rules': `"${base}${SPECULATION_FILE}"`,
        }),
      })),
      { source: `${escaped(base + HASHED_FOLDER)}(.*)`, headers: list(file(HASHED_RULE)) },
      ...filePatterns(site).map(({ pattern, rule }) => ({
        source: escaped(base + pattern).replace(/\\\*$/, '(.*)'),
        headers: list({
          ...file(rule),
          ...(TYPES_BY_PATH[pattern] && { 'Content-Type': TYPES_BY_PATH[pattern] }),
        }),
      })),
    ],
  };
  return `${JSON.stringify(config, null, 2)}\n`;
}
