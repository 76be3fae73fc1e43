/** The editor at /admin as `EDITOR_REPO` puts it into a built site, with a Git repository behind GitHub's API. */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { buildEditor } from '../../src/editor/build.ts';
import { editorRepository } from '../../src/editor/repository.ts';
import { serve } from '../../src/publish/serve.ts';
import { FIXTURE_CONTENT } from '../support/fixture.ts';
import { GitHub, NAME, OWNER } from './github.ts';

const PROJECT = path.resolve(import.meta.dirname, '../..');

export interface LiveEditor {
  readonly github: GitHub;
  /** Origin of the editor. */
  readonly origin: string;
  /** `EDITOR_REPO` for it. */
  readonly repository: string;
  close(): Promise<void>;
}

/**
 * @param folder where it is made; what is there is removed
 * @param site URL of the live site, which the editor asks what it shows
 */
export async function startLiveEditor(folder: string, site?: string): Promise<LiveEditor> {
  const github = new GitHub(folder, FIXTURE_CONTENT);
  const api = await github.listen();
  const EDITOR_REPO = `github+${api}/${OWNER}/${NAME}`;
  const repository = editorRepository({ EDITOR_REPO });
  if (!repository) throw new Error('EDITOR_REPO is not set.');
  const root = path.join(folder, 'editor');
  mkdirSync(root);
  writeFileSync(path.join(root, '_headers'), '');
  const places = { project: PROJECT, content: FIXTURE_CONTENT };
  await buildEditor({ outDir: root, base: '', format: 'directory', site }, repository, places);
  const { origin, close } = await serve({ root });
  return {
    ...{ github, origin, repository: EDITOR_REPO },
    close: async () => {
      await close();
      github.close();
    },
  };
}

/** The entry whose price is changed. */
export const MENU_ITEM = 'content/menu/boba/index.md';

/** A photo as an iPhone saves it, with its GPS position: HEVC in HEIF, 1600 by 1200, red above and blue below. */
export const HEIC_FILE = path.join(import.meta.dirname, 'phone.heic');
