/** Builds the editor of the live site once for all tests of a suite. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { buildEditor } from '../../src/editor/build.ts';
import { editorRepository } from '../../src/editor/repository.ts';
import { FIXTURE_CONTENT } from '../support/fixture.ts';
import { serve } from '../support/serve.ts';

export const PROJECT = path.resolve(import.meta.dirname, '../..');
export const OWNER = 'manacaud';
export const NAME = 'site';
export const LIVE_SITE = 'https://kada.example/shop';
export const BUILT_EDITOR = path.join(PROJECT, 'tests/tmp/editor');

export async function buildInto(outDir: string): Promise<void> {
  const repository = editorRepository({ EDITOR_REPO: `${OWNER}/${NAME}` });
  if (!repository) throw new Error('EDITOR_REPO is not set.');
  rmSync(outDir, { recursive: true, force: true });
  mkdirSync(outDir, { recursive: true });
  // The server of built sites needs both.
  writeFileSync(path.join(outDir, '404.html'), 'There is no such page.');
  writeFileSync(path.join(outDir, '_headers'), '');
  const paths = { project: PROJECT, content: FIXTURE_CONTENT };
  await buildEditor({ outDir, base: '', page: 'admin/index.html', site: LIVE_SITE }, repository, paths);
}

export default async () => {
  await buildInto(BUILT_EDITOR);
  const { origin, close } = await serve({ root: BUILT_EDITOR });
  process.env['EDITOR_ORIGIN'] = origin;
  return close;
};
