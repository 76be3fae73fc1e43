/** The editor that `npm run dev` serves beside the pages. */
import { readFileSync, writeFileSync } from 'node:fs';
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
  const answers = () =>
    fetch(`${address}/admin`).then(
      ({ ok }) => ok,
      () => false,
    );
  await expect.poll(async () => site.ended || (await answers()), { timeout: 120_000 }).toBe(true);
  expect(site.ended, site.output).toBe(false);
});
test.afterAll(() => site.stop());

test('saves to a folder of this computer, in one tab at a time, and never shows the errors of pages', async ({
  context,
  page,
}) => {
  const file = path.join(site.content, 'menu/boba/index.md');
  // The project's folder is the browser's private storage, with one entry.
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
    readFileSync(file, 'utf8'),
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
  await expect(page.getByText('Boba: saved on this computer.')).toBeVisible();

  const visitor = await context.newPage();
  await visitor.route(/pravatar/, (route) => route.abort());
  await visitor.goto(`${address}/products`);
  writeFileSync(file, readFileSync(file, 'utf8').replace(/^price: .*$/m, 'price: forty'));
  await expect(visitor.getByText('"forty" is not a number')).toBeVisible();
  await expect(page.locator('vite-error-overlay')).toHaveCount(0);

  const second = await context.newPage();
  await second.goto(`${address}/admin`);
  const message = second.getByText('The editor is open in another tab');
  await expect(message).toBeVisible();
  await page.close();
  await expect(message).toBeHidden();
});
