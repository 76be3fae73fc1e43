import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface HeaderRule {
  matches: RegExp;
  headers: [name: string, value: string][];
}

const pattern = (path: string) =>
  new RegExp(
    `^${path
      .replace(/[.+?^${}()|[\]\\]/g, '\\$&')
      .replace(/\*/g, '.*')
      .replace(/:\w+/g, '[^/]+')}$`,
  );

/**
 * Reads the `_headers` file of the build, so that the test server sends the same headers as Netlify and Cloudflare Pages.
 * Without that file there are no rules.
 * @param root folder of the built site
 */
export function readHeaderRules(root: string): HeaderRule[] {
  const file = join(root, '_headers');
  if (!existsSync(file)) return [];
  const rules: HeaderRule[] = [];
  for (const line of readFileSync(file, 'utf8').split('\n')) {
    if (!line.trim() || line.trimStart().startsWith('#')) continue;
    if (!/^\s/.test(line)) rules.push({ matches: pattern(line.trim()), headers: [] });
    else {
      const [, name, value] = /^\s+([^:]+):\s*(.*)$/.exec(line) ?? [];
      if (name && value) rules.at(-1)?.headers.push([name.toLowerCase(), value.trim()]);
    }
  }
  return rules;
}

/** The headers of a path; later rules override earlier ones. */
export function headersFor(rules: HeaderRule[], path: string): Record<string, string> {
  return Object.fromEntries(rules.filter((rule) => rule.matches.test(path)).flatMap((rule) => rule.headers));
}
