import { cpSync, rmSync } from 'node:fs';
import path from 'node:path';
import { test as base, expect } from '@playwright/test';
import { buildEditor } from '../../src/editor/build.ts';
import type { EditorRepository } from '../../src/editor/repository.ts';
import { serve } from '../../src/publish/serve.ts';
import { FIXTURE_CONTENT } from '../support/fixture.ts';
import { cutOff } from './editor.ts';

const PROJECT = path.resolve(import.meta.dirname, '../..');
const SITE = path.join(PROJECT, 'tests/tmp/editor/built');

/** The editor as it is built into the site; the repository that the CMS has for trying out stands in for a real one. */
const test = base.extend<object, { address: string }>({
  address: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the wanted fixtures from the pattern.
    async ({}, use) => {
      rmSync(SITE, { recursive: true, force: true });
      cpSync(path.join(PROJECT, 'public'), SITE, { recursive: true });
      const tried = { backend: { name: 'test-repo' }, origins: [] } as unknown as EditorRepository;
      const places = { project: PROJECT, content: FIXTURE_CONTENT };
      await buildEditor({ outDir: SITE, base: '', format: 'directory' }, tried, places);
      const server = await serve({ root: SITE });
      await use(server.origin);
      await server.close();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});

test('the built editor refuses what the content check refuses, without asking any other host', async ({
  context,
  page,
  address,
}) => {
  const elsewhere = await cutOff(context);
  await page.goto(`${address}/admin/`);
  await page.getByRole('button', { name: 'Work with Test Repository' }).click();
  await page.getByRole('treeitem', { name: 'Franchise: questions' }).click();
  await page.getByRole('button', { name: 'Create New Entry' }).first().click();
  const question = page.locator('[data-key-path="question"] input');
  await expect(async () => {
    await question.fill('Does the estimate include rent?');
    // A form that is still sliding in starts again from what is saved.
    await page.waitForTimeout(300);
    await expect(question).toHaveValue(/rent/, { timeout: 500 });
  }).toPass();
  await page.locator('[data-key-path="body"]').getByRole('textbox').last().click();
  await page.keyboard.type('No.');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Not saved yet' })).toContainText(
    '"Does the estimate include rent?" is also the question of',
  );
  expect(elsewhere).toEqual([]);
});
