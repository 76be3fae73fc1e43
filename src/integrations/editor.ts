/** The browser editor at /admin: in development, and on the built site with `EDITOR_REPO`. */
import { fileURLToPath } from 'node:url';
import type { AstroConfig, AstroIntegration } from 'astro';
import { projectPaths } from '../content-check/files/check.ts';
import { buildEditor, type EditorTarget } from '../editor/build.ts';
import { CONTENT_PATH } from '../editor/page.ts';
import { editorRepository } from '../editor/repository.ts';
import { DEFAULT_SITE_URL } from '../lib/site/site-url.ts';

/** Returns the paths of the built editor, from Astro's configuration. */
export function targetOf({ base, site, build }: AstroConfig): Omit<EditorTarget, 'outDir'> {
  const path = base.replace(/\/+$/, '');
  const page = build.format === 'file' ? 'admin.html' : 'admin/index.html';
  return { base: path, page, site: site && site !== DEFAULT_SITE_URL ? site + path : undefined };
}

export default function editor(): AstroIntegration {
  let repository: ReturnType<typeof editorRepository>;
  let config: AstroConfig;
  return {
    name: 'editor',
    hooks: {
      'astro:config:setup': ({ command, injectRoute, updateConfig }) => {
        if (command === 'build') repository = editorRepository(process.env);
        if (command !== 'dev') return;
        const entrypoint = new URL('../editor/admin.ts', import.meta.url);
        for (const pattern of ['/admin', CONTENT_PATH]) injectRoute({ pattern, entrypoint, prerender: true });
        // Bundles the editor's imports at the start: Vite would reload the page for each import it finds later.
        updateConfig({ vite: { optimizeDeps: { entries: ['src/editor/start.ts'] } } });
      },
      'astro:config:done': (done) => {
        config = done.config;
      },
      'astro:server:start': ({ address, logger }) => {
        logger.info(`the editor is at http://localhost:${address.port}${targetOf(config).base}/admin`);
      },
      'astro:build:done': async ({ dir, logger }) => {
        if (!repository) return;
        const target = { outDir: fileURLToPath(dir), ...targetOf(config) };
        await buildEditor(target, repository, projectPaths(fileURLToPath(config.root)));
        logger.info(`the editor for ${repository.repo} is at /admin`);
      },
    },
  };
}
