import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { netlifyHeaders, nginxServer, vercelConfig } from './hosts.ts';
import { cutPolicy } from './page-policy.ts';
import { headerTable, SPECULATION_FILE } from './table.ts';

/** Folder for the configuration of hosts, beside the output folder so that it is never served. */
export const hostsFolder = (outDir: string): string => join(dirname(outDir), '.deploy', basename(outDir));

/** Whether a page runs no script and loads nothing from other hosts. */
const canPrerender = (policy: string) => /script-src 'none'/.test(policy) && /img-src 'self'(;|$)/.test(policy);

/**
 * Speculation rules: hovering a link prerenders pages without scripts and other hosts, and prefetches the others.
 * @param policies the Content-Security-Policy of every page, by path
 */
export function speculationRules(policies: ReadonlyMap<string, string>): string {
  const rule = (prerender: boolean) => {
    const paths = [...policies].filter(([, policy]) => canPrerender(policy) === prerender).map(([path]) => path);
    return [{ where: { href_matches: paths.sort() }, eagerness: 'moderate' }];
  };
  return JSON.stringify({ prerender: rule(true), prefetch: rule(false) });
}

/**
 * Cuts the policy of each page after the build, and writes the speculation rules and the headers of every host. Must be
 * the last integration that writes pages.
 * @param preview whether search engines must not index the site
 */
export function headers(preview: boolean): AstroIntegration {
  let base = '';
  return {
    name: 'headers',
    hooks: {
      'astro:config:done': ({ config }) => {
        base = config.base.replace(/\/+$/, '');
      },
      'astro:build:done': ({ dir }) => {
        const root = fileURLToPath(dir).replace(/[\\/]+$/, '');
        const policies = new Map<string, string>();
        for (const file of globSync('**/*.html', { cwd: root })) {
          const { policy, html } = cutPolicy(readFileSync(join(root, file), 'utf8'), file);
          writeFileSync(join(root, file), html);
          const path = `/${file.replaceAll(sep, '/')}`.replace(/(\/index)?\.html$/, '');
          if (path !== '/404') policies.set(base + path || '/', policy);
        }
        writeFileSync(root + SPECULATION_FILE, speculationRules(policies));
        const table = headerTable(base, preview);
        writeFileSync(join(root, '_headers'), netlifyHeaders(table, base));
        const hosts = hostsFolder(root);
        mkdirSync(hosts, { recursive: true });
        writeFileSync(join(hosts, 'vercel.json'), vercelConfig(table, base));
        writeFileSync(join(hosts, 'nginx.conf'), nginxServer(table, base));
      },
    },
  };
}
