/** Builds the browser editor into the finished site. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { GitHubBackend } from '@sveltia/cms';
import { build } from 'vite';
import type { ProjectPaths } from '../content-check/files/check.ts';
import { readContent } from '../content-check/files/read.ts';
import { editorConfiguration } from './configuration.ts';
import { publicContent } from './editor-content.ts';
import { CONTENT_PATH, editorPage } from './page.ts';

/** Beside the other hashed files, which hosts cache for a long time. */
const ASSETS = '_astro/editor';

export interface EditorTarget {
  /** Folder of the built site. */
  readonly outDir: string;
  /** Path that the site is served from, without a trailing slash, or ''. */
  readonly base: string;
  /** As `build.format` of Astro: `admin/index.html` or `admin.html`. */
  readonly format: 'directory' | 'file' | 'preserve';
  /** URL of the live site; undefined before the first deployment. */
  readonly site?: string | undefined;
}

/** Writes `/admin`, its code, and the content that it checks entries against. */
export async function buildEditor(
  { outDir, base, format, site }: EditorTarget,
  backend: GitHubBackend,
  paths: ProjectPaths,
): Promise<void> {
  const result = await build({
    configFile: false,
    base: `${base}/`,
    publicDir: false,
    logLevel: 'error',
    build: {
      outDir,
      emptyOutDir: false,
      assetsDir: ASSETS,
      target: 'esnext',
      minify: true,
      modulePreload: false,
      rolldownOptions: {
        // Needed only by field types that no form uses: code, maps, SVG optimization.
        external: [/^@shikijs\//, /^leaflet/, /^terra-draw/, /^svgo/],
        input: join(import.meta.dirname, 'start.ts'),
        output: { entryFileNames: `${ASSETS}/start.[hash].js` },
      },
    },
  });
  const [bundle] = Array.isArray(result) ? result : [result];
  const entry = 'output' in bundle ? bundle.output.find((file) => file.type === 'chunk' && file.isEntry) : undefined;
  if (!entry) throw new Error('The editor was not built: Vite wrote no entry file.');
  const page = join(outDir, format === 'file' ? 'admin.html' : 'admin/index.html');
  mkdirSync(dirname(page), { recursive: true });
  const content = publicContent(readContent(paths.content, paths.project));
  writeFileSync(join(outDir, CONTENT_PATH), JSON.stringify(content));
  const configuration = editorConfiguration(backend, `${base}/favicon.svg`, site);
  writeFileSync(page, editorPage(configuration, `${base}/${entry.fileName}`));
}
