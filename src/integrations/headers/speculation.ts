/** Path of the speculation rules, for the header `Speculation-Rules`. */
export const SPECULATION_FILE = '/speculation-rules.json';

/** Whether a page runs no script and loads nothing from other hosts. */
const canPrerender = (policy: string) => /script-src 'none'/.test(policy) && /img-src 'self'(;|$)/.test(policy);

/**
 * Speculation rules: hovering a link prerenders pages without scripts and other hosts, and prefetches the others.
 * @param pages path and Content-Security-Policy of every page
 */
export function speculationRules(pages: readonly { path: string; policy: string }[]): string {
  const rule = (prerender: boolean) => {
    const paths = pages.filter(({ policy }) => canPrerender(policy) === prerender).map(({ path }) => path);
    return [{ where: { href_matches: paths.sort() }, eagerness: 'moderate' }];
  };
  return JSON.stringify({ prerender: rule(true), prefetch: rule(false) });
}
