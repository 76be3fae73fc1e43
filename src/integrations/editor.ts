/** The browser editor at /admin: in development, and on the built site with `EDITOR_REPO`. */
import { fileURLToPath } from 'node:url';
import type { AstroConfig, AstroIntegration } from 'astro';
import { projectPaths } from '../content-check/files/check.ts';
import { buildEditor, type EditorTarget } from '../editor/build.ts';
import { CONTENT_PATH } from '../editor/page.ts';
import { editorRepository } from '../editor/repository.ts';
import { DEFAULT_SITE_URL } from '../lib/site/site-url.ts';

/** The CMS and what it loads on demand: modules that Vite need not bundle. */
const PROGRAM = ['@sveltia/cms', 'exifr', 'immutable', 'leaflet', 'svgo', 'terra-draw', 'turndown'];

/** What the content check loads in the browser. */
const CHECK = [
  'astro/zod',
  'mdast-util-from-markdown',
  'mdast-util-gfm',
  'micromark-extension-gfm',
  'unist-util-visit',
  'yaml',
];

/** Where the built editor goes, from Astro's configuration. */
export function targetOf({
  base,
  site,
  build,
}: Pick<AstroConfig, 'base' | 'site' | 'build'>): Omit<EditorTarget, 'outDir'> {
  const path = base.replace(/\/+$/, '');
  const page = build.format === 'file' ? 'admin.html' : 'admin/index.html';
  return { base: path, page, site: site && site !== DEFAULT_SITE_URL ? site + path : undefined };
}

export default function editor(): AstroIntegration {
  let repository: ReturnType<typeof editorRepository>;
  let project = '';
  let place: Omit<EditorTarget, 'outDir'> = { base: '', page: '' };
  return {
    name: 'editor',
    hooks: {
      'astro:config:setup': ({ command, injectRoute, updateConfig }) => {
        if (command === 'build') repository = editorRepository(process.env);
        if (command !== 'dev') return;
        const entrypoint = new URL('../editor/admin.ts', import.meta.url);
        for (const pattern of ['/admin', CONTENT_PATH]) injectRoute({ pattern, entrypoint, prerender: true });
        // As in the built editor, where Vite has no `process` either.
        const define = { 'process.env.ASTRO_PERFORMANCE_BENCHMARK': 'undefined' };
        const rolldownOptions = { transform: { define } };
        updateConfig({ vite: { optimizeDeps: { exclude: PROGRAM, include: CHECK, rolldownOptions } } });
      },
      'astro:server:start': ({ address, logger }) => {
        logger.info(`the editor is at http://localhost:${address.port}${place.base}/admin`);
      },
      'astro:config:done': ({ config }) => {
        project = fileURLToPath(config.root);
        place = targetOf(config);
      },
      'astro:build:done': async ({ dir, logger }) => {
        if (!repository) return;
        await buildEditor({ outDir: fileURLToPath(dir), ...place }, repository, projectPaths(project));
        logger.info(`the editor for ${repository.repo} is at /admin`);
      },
    },
  };
}
