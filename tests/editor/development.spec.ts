/** The editor of the development server. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { FIXTURE_CONTENT } from '../support/fixture.ts';
import { freePort } from '../support/free-port.ts';
import { SiteCopy } from '../support/site-copy.ts';
import { Editor, expect, test } from './editor.ts';

const site = new SiteCopy(FIXTURE_CONTENT);
let address = '';
test.beforeAll(async () => {
  const port = await freePort();
  address = `http://localhost:${port}`;
  site.dev(port);
  const answers = async () => (await fetch(`${address}/admin`).catch(() => undefined))?.ok;
  await expect.poll(async () => site.ended || (await answers()), { timeout: 120_000 }).toBe(true);
  expect(site.ended, site.output).toBe(false);
});
test.afterAll(() => site.stop());

test('saves to a folder on this computer, in one tab at a time', async ({ context, page }) => {
  // The browser's private storage stands in for the folder.
  await page.goto(`${address}/favicon.svg`);
  await page.evaluate(
    async (text) => {
      let folder = await navigator.storage.getDirectory();
      await folder.getDirectoryHandle('.git', { create: true });
      for (const name of ['content', 'menu', 'boba']) folder = await folder.getDirectoryHandle(name, { create: true });
      const stream = await (await folder.getFileHandle('index.md', { create: true })).createWritable();
      await stream.write(text);
      await stream.close();
    },
    readFileSync(path.join(site.content, 'menu/boba/index.md'), 'utf8'),
  );
  await page.addInitScript(() => {
    Object.assign(window, { showDirectoryPicker: () => navigator.storage.getDirectory() });
  });
  await page.goto(`${address}/admin`);
  const editor = new Editor(page);
  await editor.show(editor.collection('Menu'), page.getByRole('button', { name: 'Work with Local Repository' }));
  await editor.openRow(/^Boba: /);
  await editor.fill('price', '1,250');
  await editor.save();
  const saved = page.evaluate(async () => {
    let folder = await navigator.storage.getDirectory();
    for (const name of ['content', 'menu', 'boba']) folder = await folder.getDirectoryHandle(name);
    return (await (await folder.getFileHandle('index.md')).getFile()).text();
  });
  expect(await saved).toMatch(/^price: 1250$/m);

  const second = await context.newPage();
  await second.goto(`${address}/admin`);
  const message = second.getByText('The editor is open in another tab');
  await expect(message).toBeVisible();
  await page.close();
  await expect(message).toBeHidden();
});
