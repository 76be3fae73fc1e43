/** What `npm run dev` adds: the editor beside the pages, and the way from a page to the form of an entry. */
import type { Page } from '@playwright/test';
import { Editor, expect, test } from './editor.ts';
import { Site } from './site.ts';

const site = new Site();
test.beforeAll(() => site.start());
test.afterAll(() => site.stop());

/** A page of the site, with the app of the toolbar that leads to the editor. */
async function openApp(page: Page, url: string) {
  await page.route(/pravatar/, (route) => route.abort());
  await page.goto(site.address + url);
  const panel = page.locator('astro-dev-toolbar-window').filter({ hasText: 'Edit content' });
  // The toolbar slides in when the pointer is at the foot of the window.
  await expect(async () => {
    await page.mouse.move(680, 850);
    await page.getByRole('button', { name: 'Edit content' }).click({ timeout: 1000 });
    await expect(panel).toBeVisible({ timeout: 1000 });
  }).toPass();
  return panel.getByRole('listitem').getByRole('link');
}

test('a save is on this computer, and an error on the disk covers the pages and never the editor', async ({ page }) => {
  const editor = new Editor(page);
  await editor.open(site.address);
  await page.getByText(/^Boba: /).click();
  await editor.fill('price', '1,250');
  await editor.save();
  expect(await editor.read('menu/boba/index.md')).toMatch(/^price: 1250$/m);
  await expect(page.getByText('Boba: saved on this computer.')).toBeVisible();
  const visitor = await page.context().newPage();
  await visitor.goto(`${site.address}/404`);
  site.edit('menu/boba/index.md', /^price: .*$/m, 'price: forty');
  await expect(visitor.getByText('"forty" is not a number')).toBeVisible();
  await expect(page.locator('vite-error-overlay')).toHaveCount(0);
  site.edit('menu/boba/index.md', /^price: .*$/m, 'price: 40');
  await expect(visitor.getByText('"forty" is not a number')).toHaveCount(0);
});

test('the pencil opens the entry of what is clicked, which does nothing else, and ends with Escape', async ({
  page,
}) => {
  const links = await openApp(page, '/products');
  const search = page.getByRole('searchbox');
  await search.fill('boba');
  const opened = page.context().waitForEvent('page');
  await page.getByRole('heading', { name: 'Boba' }).click();
  await expect(await opened).toHaveURL(`${site.address}/admin#/collections/menu/entries/boba/index`);
  await expect(links).toHaveText(['Menu: boba', 'Menu page']);
  await page.getByRole('button', { name: 'Clear' }).click();
  await expect(links).toHaveText(['Menu page']);
  await expect(search).toHaveValue('boba');
  await page.keyboard.press('Escape');
  await expect(links).toHaveCount(0);
  await page.getByRole('button', { name: 'Clear' }).click();
  await expect(search).toHaveValue('');
});
