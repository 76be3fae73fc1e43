import { execFileSync, spawnSync } from 'node:child_process';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { serve } from '../../src/publish/serve.ts';
import { FIXTURE_ENV } from '../support/fixture.ts';
import { startLiveEditor } from './live-editor.ts';
import { MENU_ITEM, walk } from './walk.ts';

const PROJECT = path.resolve(import.meta.dirname, '../..');
const FOLDER = path.join(PROJECT, 'tests/tmp/editor-repository-wide');

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

test('what staff save on a phone passes the check before a deployment, and visitors see it', async ({
  page,
  context,
}) => {
  test.setTimeout(900_000);
  const live = await startLiveEditor(FOLDER);
  await walk({ page, context, live, name: 'a phone', folder: FOLDER, thorough: true });
  await live.close();

  const [clone, OUT_DIR] = [path.join(FOLDER, 'clone'), path.join(FOLDER, 'published')];
  execFileSync('git', ['clone', '-q', live.github.folder, clone]);
  const env = { CONTENT_DIR: path.join(clone, 'content'), OUT_DIR, EDITOR_REPO: live.repository };
  const { status, stdout, stderr } = spawnSync('npm', ['run', '--silent', 'check:publish'], {
    cwd: PROJECT,
    env: { ...process.env, ...FIXTURE_ENV, ...env },
    encoding: 'utf8',
  });
  expect(status, stdout + stderr).toBe(0);
  expect(stdout).toContain('The content may go live.');

  const { origin, close } = await serve({ root: OUT_DIR });
  const price = /^price: (\d+)$/m.exec(live.github.read(MENU_ITEM))?.[1] ?? '';
  const visitor = await context.newPage();
  await visitor.goto(`${origin}/products`);
  await expect(visitor.getByRole('listitem').filter({ hasText: 'Boba' }).first()).toContainText(`₹${price}`);
  await visitor.goto(`${origin}/admin`);
  await expect(visitor.getByRole('button', { name: /^Sign In Using Access Token/ })).toBeVisible();
  await close();
});
