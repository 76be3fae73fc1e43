/** Builds the browser editor into the finished site. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { GitHubBackend } from '@sveltia/cms';
import { build } from 'vite';
import type { ProjectPaths } from '../content-check/files/check.ts';
import { readContent } from '../content-check/files/read.ts';
import { editorConfiguration } from './configuration.ts';
import { editorContent } from './editor-content.ts';
import { CONTENT_PATH, editorPage } from './page.ts';

export interface EditorTarget {
  /** Folder of the built site. */
  readonly outDir: string;
  /** Path that the site is served from, without a trailing slash, or ''. */
  readonly base: string;
  /** File of the page: `admin/index.html` or `admin.html`. */
  readonly page: string;
  /** URL of the live site; undefined before the first deployment. */
  readonly site?: string | undefined;
}

/** Writes `/admin`, its code, and the content that it checks entries against. */
export async function buildEditor(
  { outDir, base, page, site }: EditorTarget,
  backend: GitHubBackend,
  paths: ProjectPaths,
): Promise<void> {
  await build({
    configFile: false,
    base: `${base}/`,
    publicDir: false,
    logLevel: 'error',
    build: {
      outDir,
      emptyOutDir: false,
      // Hosts cache this folder for a long time.
      assetsDir: '_astro/editor',
      target: 'esnext',
      modulePreload: false,
      rolldownOptions: {
        // Only field types that no form uses need these: code, maps, SVG optimization.
        external: [/^@shikijs\//, /^leaflet/, /^terra-draw/, /^svgo/],
        input: join(import.meta.dirname, 'start.ts'),
        output: { entryFileNames: 'admin.js' },
      },
    },
  });
  writeFileSync(join(outDir, CONTENT_PATH), JSON.stringify(editorContent(readContent(paths.content, paths.project))));
  const configuration = editorConfiguration(backend, `${base}/favicon.svg`, site);
  mkdirSync(dirname(join(outDir, page)), { recursive: true });
  writeFileSync(join(outDir, page), editorPage(configuration, `${base}/admin.js`));
}
