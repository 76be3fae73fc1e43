/** Path of the speculation rules, which the header `Speculation-Rules` names. */
export const SPECULATION_FILE = '/speculation-rules.json';

/** Whether a page runs no script and loads nothing from other hosts, so that prerendering it costs and tells nothing. */
const isQuiet = (policy: string) => /script-src 'none'/.test(policy) && /img-src 'self'(;|$)/.test(policy);

/**
 * Speculation rules: when a visitor rests on a link, quiet pages are prerendered and the others prefetched.
 * @param pages path and Content-Security-Policy of every page
 */
export function speculationRules(pages: readonly { path: string; policy: string }[]): string {
  const rule = (quiet: boolean) => {
    const paths = pages.filter(({ policy }) => isQuiet(policy) === quiet).map(({ path }) => path);
    return [{ where: { href_matches: paths.sort() }, eagerness: 'moderate' }];
  };
  return JSON.stringify({ prerender: rule(true), prefetch: rule(false) });
}
