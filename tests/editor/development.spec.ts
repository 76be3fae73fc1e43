/** The editor of the development server. */
import { expect, test } from '@playwright/test';
import { FIXTURE_CONTENT } from '../support/fixture.ts';
import { freePort } from '../support/free-port.ts';
import { SiteCopy } from '../support/site-copy.ts';

const site = new SiteCopy(FIXTURE_CONTENT);
test.afterAll(() => site.stop());

test('opens a folder on this computer, in one tab at a time', async ({ context, page }) => {
  const port = await freePort();
  const url = `http://localhost:${port}/admin`;
  site.dev(port);
  const answers = async () => (await fetch(url).catch(() => undefined))?.ok;
  await expect.poll(async () => site.ended || (await answers()), { timeout: 120_000 }).toBe(true);
  expect(site.ended, site.output).toBe(false);

  await page.goto(url);
  await expect(page.getByRole('button', { name: 'Work with Local Repository' })).toBeVisible();
  const second = await context.newPage();
  await second.goto(url);
  const message = second.getByText('The editor is open in another tab');
  await expect(message).toBeVisible();
  await page.close();
  await expect(message).toBeHidden();
  await expect(second.getByRole('button', { name: 'Work with Local Repository' })).toBeVisible();
});
