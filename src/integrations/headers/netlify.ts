import { TYPES_BY_PATH } from './media-types.ts';
import { type FileRule, FRAMING, HASHED_FOLDER, HASHED_RULE, PAGE_RULE } from './policy.ts';
import { filePatterns, type SiteRules } from './site-rules.ts';
import { SPECULATION_FILE } from './speculation.ts';

/** Limits of Cloudflare Pages: https://developers.cloudflare.com/pages/configuration/headers/ */
export const LIMITS = { rules: 100, lineCharacters: 2000 } as const;

type Rule = readonly [path: string, headers: Record<string, string>];

/**
 * `_headers` for Netlify and Cloudflare Pages. Cloudflare joins the values of all matching rules with commas, so only the
 * policy is in two rules: browsers enforce both, and `/*` is the only rule that matches the 404 page.
 * @throws when the file exceeds the limits of the hosts
 */
export function netlifyHeaders(site: SiteRules): string {
  const { base } = site;
  const file = ({ cache, corp, policy }: FileRule) => ({
    'Cache-Control': cache,
    'Cross-Origin-Resource-Policy': corp,
    ...(policy && { 'Content-Security-Policy': policy }),
  });
  const rules: Rule[] = [
    ['/*', { ...site.everywhere, 'Content-Security-Policy': FRAMING }],
    ...site.pages.map(
      ({ path, policy }): Rule => [
        path,
        { ...file(PAGE_RULE), 'Content-Security-Policy': policy, 'Speculation-Rules': `"${base}${SPECULATION_FILE}"` },
      ],
    ),
    [`${base}${HASHED_FOLDER}*`, file(HASHED_RULE)],
    ...filePatterns(site).map(({ pattern, rule }): Rule => {
      const type = TYPES_BY_PATH[pattern];
      return [base + pattern, { ...file(rule), ...(type && { 'Content-Type': type }) }];
    }),
  ];
  const lines = rules.flatMap(([path, headers]) => [
    path,
    ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
  ]);
  const long = lines.find((line) => line.length > LIMITS.lineCharacters);
  if (long)
    throw new Error(`_headers: a line has ${long.length} characters, the limit is 2,000: ${long.slice(0, 60)} …`);
  if (rules.length > LIMITS.rules) throw new Error(`_headers: ${rules.length} rules, the limit is ${LIMITS.rules}.`);
  return `${lines.join('\n')}\n`;
}
