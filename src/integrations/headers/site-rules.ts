import { EVERYWHERE, type FileRule, HASHED_FOLDER, NOT_INDEXED, ruleOf } from './policy.ts';

/** A page: its canonical path, and the paths that redirect to it. */
export interface PageRule {
  path: string;
  /** Relative to the output folder, for example `/about/index.html`. */
  file: string;
  redirects: string[];
  /** Its Content-Security-Policy header. */
  policy: string;
}

/** What the configuration of a host needs. Paths of pages include the base. */
export interface SiteRules {
  /** Path the site is served from, without a trailing slash, or ''. */
  base: string;
  pages: PageRule[];
  notFound: { file: string; policy: string };
  /** All other files: paths from the output folder. */
  files: string[];
  /** Headers of every response, whatever its path and status. */
  everywhere: Readonly<Record<string, string>>;
}

const NOT_FOUND = '/404.html';

/** The paths that redirect to a page. */
export function redirectsTo(path: string, file: string, base: string): string[] {
  const isHome = path === (base || '/');
  const stem = isHome ? base : path;
  const others = [`${stem}/`, `${stem}/index.html`, ...(isHome ? [] : [`${stem}.html`]), base + file];
  return [...new Set(others)].filter((form) => form !== path);
}

/** The path of a page from its file, in either build format. */
export function pathOf(file: string, base: string): string {
  const path = file.replace(/\/index\.html$/, '').replace(/\.html$/, '');
  return base + path || '/';
}

/**
 * Sorts the files of a built site.
 * @param files paths from the output folder, with a leading slash
 * @param policies the policy of each `.html` file
 * @param preview whether search engines must not index the site
 */
export function siteRules(
  files: readonly string[],
  policies: ReadonlyMap<string, string>,
  base: string,
  preview = false,
): SiteRules {
  const policyOf = (file: string) => policies.get(file) ?? '';
  const pages = [...policies.keys()].filter((file) => file !== NOT_FOUND).sort();
  return {
    base,
    pages: pages.map((file) => {
      const path = pathOf(file, base);
      return { path, file, redirects: redirectsTo(path, file, base), policy: policyOf(file) };
    }),
    notFound: { file: NOT_FOUND, policy: policyOf(NOT_FOUND) },
    files: files.filter((file) => !policies.has(file)).sort(),
    everywhere: preview ? { ...EVERYWHERE, ...NOT_INDEXED } : EVERYWHERE,
  };
}

/** A path, or all paths of a folder with a trailing star, and the rule for them. */
export interface FilePattern {
  pattern: string;
  rule: FileRule;
}

/** Rules for the files without a hash in their name, without overlap. */
export function filePatterns({ files }: SiteRules): FilePattern[] {
  const folders = new Map<string, string[]>();
  for (const file of files.filter((name) => !name.startsWith(HASHED_FOLDER))) {
    const folder = file.slice(0, file.indexOf('/', 1) + 1);
    folders.set(folder, [...(folders.get(folder) ?? []), file]);
  }
  const patterns: FilePattern[] = [];
  for (const [folder, inside] of folders) {
    const [rule, ...others] = new Set(inside.map(ruleOf));
    if (folder && rule && others.length === 0) patterns.push({ pattern: `${folder}*`, rule });
    else patterns.push(...inside.map((file) => ({ pattern: file, rule: ruleOf(file) })));
  }
  return patterns;
}
