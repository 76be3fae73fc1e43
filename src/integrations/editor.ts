/** The browser editor: at /admin while the site is worked on, and on the built site where `EDITOR_REPO` asks for it. */
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { placesOf } from '../content-check/files/check.ts';
import { buildEditor, type EditorTarget } from '../editor/build.ts';
import { devCheck } from '../editor/dev-check.ts';
import { type EditorRepository, editorRepository } from '../editor/repository.ts';
import { DEFAULT_SITE_URL } from '../lib/site/site-url.ts';

/** The editor's program and what it loads on demand. All are modules as they come, so Vite need not bundle them. */
const PROGRAM = ['@sveltia/cms', 'exifr', 'immutable', 'leaflet', 'svgo', 'terra-draw', 'turndown'];

export default function editor(): AstroIntegration {
  let repository: EditorRepository | undefined;
  let project = '';
  let place: Omit<EditorTarget, 'outDir'> = { base: '', format: 'directory' };
  return {
    name: 'editor',
    hooks: {
      'astro:config:setup': ({ command, config, injectRoute, updateConfig }) => {
        if (command === 'build') repository = editorRepository(process.env);
        if (command !== 'dev') return;
        injectRoute({ pattern: '/admin', entrypoint: new URL('../editor/admin.ts', import.meta.url), prerender: true });
        const plugins = [devCheck(placesOf(fileURLToPath(config.root)))];
        updateConfig({ vite: { plugins, optimizeDeps: { exclude: PROGRAM, include: ['yaml'] } } });
      },
      'astro:config:done': ({ config }) => {
        project = fileURLToPath(config.root);
        const base = config.base.replace(/\/+$/, '');
        const site = config.site && config.site !== DEFAULT_SITE_URL ? config.site + base : undefined;
        place = { base, format: config.build.format, site };
      },
      'astro:build:done': async ({ dir, logger }) => {
        if (!repository) return;
        await buildEditor({ outDir: fileURLToPath(dir), ...place }, repository, placesOf(project));
        logger.info(`the editor for ${repository.backend.repo} is at /admin`);
      },
    },
  };
}
