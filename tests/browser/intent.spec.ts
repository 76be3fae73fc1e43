import type { Page } from '@playwright/test';
import { DESK, expect, test } from './fixtures.ts';

interface Scripts {
  /** Paths of the scripts that the page has requested. */
  readonly asked: string[];
  /** Sends them, now and from now on. */
  send(): void;
}

/** Keeps back the scripts that a page requests from now on. */
async function holdScripts(page: Page): Promise<Scripts> {
  const asked: string[] = [];
  let send = () => {};
  const sent = new Promise<void>((resolve) => {
    send = resolve;
  });
  await page.route(/\/_astro\/[^?]+\.js(\?|$)/, async (route) => {
    asked.push(new URL(route.request().url()).pathname);
    await sent;
    await route.continue();
  });
  return { asked, send };
}
const live = (page: Page) => expect(page.locator('astro-island')).not.toHaveAttribute('ssr');

test.describe('before intent', () => {
  test.use({ viewport: DESK });

  test('reading, scrolling and tabbing past load no code', async ({ page }) => {
    const { asked } = await holdScripts(page);
    await page.goto('/products');
    await page.mouse.move(5, 60);
    await page.keyboard.press('Tab');
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
    await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle)));
    expect(asked).toEqual([]);
  });
});

test('Enter and Escape pressed before the code came are replayed, without leaving the page', async ({ page }) => {
  const { send } = await holdScripts(page);
  await page.goto('/products');
  await page.getByRole('searchbox').focus();
  await page.keyboard.type('lassi');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  send();
  await live(page);
  await expect(page.getByRole('searchbox')).toHaveValue('');
  await expect(page.getByRole('heading', { level: 2, name: 'Boba' })).toBeVisible();
  expect(new URL(page.url()).search).toBe('');
});
