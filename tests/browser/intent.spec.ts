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

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true });

  test('a tap makes the island live, and counts', async ({ page }) => {
    const { send } = await holdScripts(page);
    await page.goto('/products');
    await page.getByRole('searchbox').fill('lassi');
    await page.getByRole('button', { name: 'Clear' }).tap();
    send();
    await expect(page.getByRole('searchbox')).toHaveValue('');
    await live(page);
    await expect(page.getByRole('searchbox')).toBeFocused();
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

test.describe('when the code cannot be fetched', () => {
  test.use({ expectedErrors: [/Failed to load resource|dynamically imported module|Failed to fetch/] });

  test('the page stays as it is, and the next event tries again', async ({ page }) => {
    const scripts = /\/_astro\/[^?]+\.js(\?|$)/;
    await page.route(scripts, (route) => route.abort());
    await page.goto('/products');
    await page.getByRole('searchbox').focus();
    await expect(page.getByText('The search could not be loaded. Here is everything; type again')).toBeVisible();
    await expect(page.locator('astro-island')).toHaveAttribute('ssr');
    const cards = page.locator('.menu-card');
    await expect(cards).toHaveCount(6);
    for (const card of await cards.all()) await expect(card).toBeVisible();
    await page.unroute(scripts);
    await page.keyboard.type('boba');
    await live(page);
    await expect(page.getByRole('heading', { level: 2, name: 'Khus Sarbath' })).toBeHidden();
    await expect(page.getByText('The search could not be loaded')).toBeHidden();
  });
});
