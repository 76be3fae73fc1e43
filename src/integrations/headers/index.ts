import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { forget, keptFolder } from '../../lib/build/cache.ts';
import { filesUnder } from '../../lib/build/files.ts';
import { caddyfile } from './caddy.ts';
import { compress } from './compress.ts';
import { isText } from './media-types.ts';
import { netlifyHeaders } from './netlify.ts';
import { nginxDefault, nginxServer } from './nginx.ts';
import { nginxMaps } from './nginx-maps.ts';
import { readPageCode, withPolicy } from './page-code.ts';
import { contentPolicy, headerPolicy, SPECULATION_FILE, speculationRules } from './policy.ts';
import { readSiteChoices } from './site-choices.ts';
import { siteRules } from './site-rules.ts';
import { vercelConfig } from './vercel.ts';

/** Where the configuration of hosts lies that belongs to an output folder: beside it, so that nobody serves it. */
export const hostsFolder = (outDir: string): string => join(dirname(outDir), '.deploy', basename(outDir));

/** How long what costs most to make stays after the last build that used it. */
const DAYS_KEPT = 30;

const filesIn = (folder: string): string[] =>
  filesUnder(folder).map((file) => file.slice(folder.length).replaceAll(sep, '/'));

/** Gives each page the policy that fits it, and returns the policies of their headers by file. */
function settlePolicies(root: string, pages: readonly string[], contentDir: string): Map<string, string> {
  const site = readSiteChoices(contentDir);
  return new Map(
    pages.map((page) => {
      const html = readFileSync(root + page, 'utf8');
      const policy = contentPolicy(site, readPageCode(html, page));
      writeFileSync(root + page, withPolicy(html, policy));
      return [page, headerPolicy(policy)];
    }),
  );
}

/**
 * After the build: the Content-Security-Policy of each page, the configuration of every kind of host, and packed
 * copies of all texts. Runs after every integration that writes files.
 * @param contentDir folder of the content, which names the map's provider and the form service
 * @param preview whether the site is a preview, which search engines must leave out
 */
export function headers(contentDir: string, preview: boolean): AstroIntegration {
  let base = '';
  return {
    name: 'headers',
    hooks: {
      'astro:config:done': ({ config }) => {
        base = config.base.replace(/\/+$/, '');
      },
      'astro:build:done': async ({ dir, logger }) => {
        const root = fileURLToPath(dir).replace(/[\\/]+$/, '');
        writeFileSync(root + SPECULATION_FILE, speculationRules(base));
        const files = filesIn(root);
        const policies = settlePolicies(
          root,
          files.filter((file) => file.endsWith('.html')),
          contentDir,
        );
        const site = siteRules(files, policies, base, preview);
        const hosts = hostsFolder(root);
        mkdirSync(join(hosts, 'nginx'), { recursive: true });
        const written = {
          [join(root, '_headers')]: netlifyHeaders(site),
          [join(hosts, 'vercel.json')]: vercelConfig(site),
          [join(hosts, 'Caddyfile')]: caddyfile(site),
          [join(hosts, 'nginx/maps.conf')]: nginxMaps(site),
          [join(hosts, 'nginx/server.conf')]: nginxServer(site),
          [join(hosts, 'nginx/default.conf')]: nginxDefault(),
        };
        for (const [file, text] of Object.entries(written)) writeFileSync(file, text);
        const folder = keptFolder();
        const packed = await Promise.all(files.filter(isText).map((file) => compress(root + file, folder)));
        await forget(folder, DAYS_KEPT);
        logger.info(`${policies.size} pages with their policy, ${packed.filter(Boolean).length} texts packed`);
      },
    },
  };
}
