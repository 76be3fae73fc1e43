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

/** Folder for the configuration of hosts: beside the output folder, so that nobody serves it. */
export const hostsFolder = (outDir: string): string => join(dirname(outDir), '.deploy', basename(outDir));

/** Days that a cached file stays after the last build that used it. */
const DAYS_CACHED = 30;

const filesIn = (folder: string): string[] =>
  filesUnder(folder).map((file) => file.slice(folder.length).replaceAll(sep, '/'));

/** Writes each page's own policy into its meta tag, and returns the policies of the headers by file. */
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
 * After the build: the Content-Security-Policy of each page, the configuration of every kind of host, and compressed
 * copies of all texts. Must be the last integration that writes files.
 * @param preview whether the site is a preview, which search engines must leave out
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
        logger.info(`${policies.size} pages with their policy, ${compressed.filter(Boolean).length} texts compressed`);
      },
    },
  };
}
