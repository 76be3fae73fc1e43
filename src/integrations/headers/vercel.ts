import { TYPES_BY_PATH } from './media-types.ts';
import { type FileRule, HASHED_FOLDER, HASHED_RULE, PAGE_RULE } from './policy.ts';
import { filePatterns, type SiteRules } from './site-rules.ts';
import { SPECULATION_FILE } from './speculation.ts';

/** Vercel reads `source` as a pattern: these characters mean themselves in ours. */
const literally = (path: string) => path.replace(/[.()+?*:{}[\]\\]/g, '\\$&');
const list = (headers: Readonly<Record<string, string>>) =>
  Object.entries(headers).map(([key, value]) => ({ key, value }));

/** `vercel.json` of a site that is deployed as built (README, "Deploying"). */
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
        source: literally(path),
        headers: list({
          ...file(PAGE_RULE),
          'Content-Security-Policy': policy,
          'Speculation-Rules': `"${base}${SPECULATION_FILE}"`,
        }),
      })),
      { source: `${literally(base + HASHED_FOLDER)}(.*)`, headers: list(file(HASHED_RULE)) },
      ...filePatterns(site).map(({ pattern, rule }) => ({
        source: literally(base + pattern).replace(/\\\*$/, '(.*)'),
        headers: list({
          ...file(rule),
          ...(TYPES_BY_PATH[pattern] && { 'Content-Type': TYPES_BY_PATH[pattern] }),
        }),
      })),
    ],
  };
  return `${JSON.stringify(config, null, 2)}\n`;
}
