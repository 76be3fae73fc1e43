import path from 'node:path';
import { test as base } from '@playwright/test';
import { type LiveEditor, startLiveEditor } from './live-editor.ts';
import { walk } from './walk.ts';

const FOLDER = path.resolve(import.meta.dirname, '../tmp/editor-repository');

const test = base.extend<object, { live: LiveEditor }>({
  live: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the wanted fixtures from the pattern.
    async ({}, use) => {
      const live = await startLiveEditor(FOLDER);
      await use(live);
      await live.close();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});
test.use({ viewport: { width: 1280, height: 860 } });

test('staff edit the site through GitHub', async ({ page, context, live }) => {
  await walk({ page, context, live, name: 'a computer', folder: FOLDER });
});
