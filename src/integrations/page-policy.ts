import { createHash } from 'node:crypto';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

const META = /(<meta http-equiv="content-security-policy" content=")([^"]*)/;
const INLINE = /<(script|style)\b([^>]*)>([\s\S]*?)<\/\1>/g;
/** Data blocks, to which the policy does not apply. */
const DATA = /type="application\/(ld\+)?json"/;

const hashOf = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`;

/**
 * Reduces the Content-Security-Policy of a built page to the hashes of its own code, because Astro lists all inline code of
 * the project. Code that Astro did not allow stays forbidden.
 * @throws when the page has no policy
 */
export function cutPolicy(html: string, file: string): string {
  const allowed = META.exec(html)?.[2];
  if (allowed === undefined)
    throw new Error(`${file} has no Content-Security-Policy. Turn on security.csp in astro.config.mjs.`);
  const blocks = [...html.matchAll(INLINE)].filter(([, , attributes = '']) => !DATA.test(attributes));
  const own = new Set(blocks.map(([, , , code = '']) => hashOf(code)));
  const hasScript = blocks.some(([, tag]) => tag === 'script');
  const policy = allowed
    .split(';')
    .map((directive) => {
      const [name = '', ...sources] = directive.trim().split(/\s+/);
      if (name === 'script-src' && !hasScript) return "script-src 'none'";
      const used = sources.filter((one) => !one.startsWith("'sha256-") || own.has(one));
      // Without 'none' where a page adds a source to that default.
      return [name, ...new Set(used.length > 1 ? used.filter((one) => one !== "'none'") : used)].join(' ');
    })
    .filter(Boolean)
    .join('; ');
  return html.replace(META, (_, tag) => tag + policy);
}

/** Reduces the policy of every built page. Must be the last integration that writes pages. */
export function pagePolicy(): AstroIntegration {
  return {
    name: 'page-policy',
    hooks: {
      'astro:build:done': ({ dir }) => {
        for (const file of globSync('**/*.html', { cwd: fileURLToPath(dir) })) {
          const path = join(fileURLToPath(dir), file);
          writeFileSync(path, cutPolicy(readFileSync(path, 'utf8'), file));
        }
      },
    },
  };
}
