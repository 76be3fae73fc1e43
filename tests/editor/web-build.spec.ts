import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';

const PROJECT = path.resolve(import.meta.dirname, '../..');
const FOLDER = 'tests/tmp/editor-web';

const build = (...words: string[]) =>
  spawnSync(process.execPath, ['src/integrations/editor/web-build.ts', ...words], { cwd: PROJECT, encoding: 'utf8' });

test('the editor for the web asks for a token, and for no host before that', async ({ page }) => {
  expect(build('acme/site', FOLDER)).toMatchObject({ status: 0, stderr: '' });
  const wanted: string[] = [];
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  await page.route('**', (route) => {
    const { hostname, pathname } = new URL(route.request().url());
    const file = path.join(PROJECT, FOLDER, pathname === '/' ? 'index.html' : pathname);
    if (hostname === 'editor.example' && existsSync(file)) return route.fulfill({ path: file });
    wanted.push(route.request().url());
    return route.abort();
  });
  await page.goto('https://editor.example/');
  await expect(page.getByRole('heading', { name: 'Edit the site' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Sign In Using Access Token' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Work with Local Repository' })).toHaveCount(0);
  expect(wanted.filter((url) => !url.startsWith('blob:') && !url.startsWith('data:'))).toEqual([]);
  expect(faults).toEqual([]);
  const policy = await page.locator('meta[http-equiv=Content-Security-Policy]').getAttribute('content');
  expect(policy?.match(/https:\/\/[^\s;]+/g)).toEqual([
    'https://api.github.com',
    'https://avatars.githubusercontent.com',
  ]);
});

test('it is not built without a repository', () => {
  expect(build('nonsense')).toMatchObject({ status: 2, stderr: expect.stringContaining('owner/name') });
});
