import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { cacheFolder, evict } from '../../lib/build/cache.ts';
import { filesUnder } from '../../lib/build/files.ts';
import { compress } from './compress.ts';
import { isText } from './media-types.ts';
import { netlifyHeaders } from './netlify.ts';
import { nginxDefault, nginxServer } from './nginx.ts';
import { nginxMaps } from './nginx-maps.ts';
import { pagePolicy } from './page-policy.ts';
import { headerPolicy } from './policy.ts';
import { siteRules } from './site-rules.ts';
import { SPECULATION_FILE, speculationRules } from './speculation.ts';
import { vercelConfig } from './vercel.ts';

/** Folder for the configuration of hosts, outside the output folder so that it is never served. */
export const hostsFolder = (outDir: string): string => join(dirname(outDir), '.deploy', basename(outDir));

/** Days until an unused cached file is evicted. */
const DAYS_CACHED = 30;

const filesIn = (folder: string): string[] =>
  filesUnder(folder).map((file) => file.slice(folder.length).replaceAll(sep, '/'));

/**
 * Writes the policy of each page into its meta tag.
 * @returns the policies for headers, by file
 */
function writePolicies(root: string, pages: readonly string[]): Map<string, string> {
  return new Map(
    pages.map((page) => {
      const { policy, html } = pagePolicy(readFileSync(root + page, 'utf8'), page);
      writeFileSync(root + page, html);
      return [page, headerPolicy(policy)];
    }),
  );
}

/**
 * Writes the Content-Security-Policy of each page, the configuration of every host, and compressed copies of all text
 * files after the build. Must be the last integration that writes files.
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
      'astro:build:done': async ({ dir, logger }) => {
        const root = fileURLToPath(dir).replace(/[\\/]+$/, '');
        const files = [...filesIn(root), SPECULATION_FILE];
        const policies = writePolicies(
          root,
          files.filter((file) => file.endsWith('.html')),
        );
        const site = siteRules(files, policies, base, preview);
        writeFileSync(root + SPECULATION_FILE, speculationRules(site.pages));
        const hosts = hostsFolder(root);
        mkdirSync(join(hosts, 'nginx'), { recursive: true });
        const written = {
          [join(root, '_headers')]: netlifyHeaders(site),
          [join(hosts, 'vercel.json')]: vercelConfig(site),
          [join(hosts, 'nginx/maps.conf')]: nginxMaps(site),
          [join(hosts, 'nginx/server.conf')]: nginxServer(site),
          [join(hosts, 'nginx/default.conf')]: nginxDefault(),
        };
        for (const [file, text] of Object.entries(written)) writeFileSync(file, text);
        const folder = cacheFolder();
        const compressed = await Promise.all(files.filter(isText).map((file) => compress(root + file, folder)));
        await evict(folder, DAYS_CACHED);
        logger.info(
          `${policies.size} pages with their policy, ${compressed.filter(Boolean).length} text files compressed`,
        );
      },
    },
  };
}
