import type { BrowserContext, Page } from '@playwright/test';
import { expect, PHONE, test } from './fixtures.ts';

test.use({ viewport: PHONE });

const SEND = 'Send on WhatsApp';
const submit = (page: Page) => page.getByRole('button', { name: SEND }).click();

/** Answers requests to WhatsApp, because tests run offline. */
const answerChat = (context: BrowserContext) =>
  context.route('https://wa.me/**', (route) => route.fulfill({ contentType: 'text/html', body: 'WhatsApp' }));

async function fillIn(page: Page, given: Partial<Record<string, string>> = {}) {
  const all = { Name: 'Anitha', Mobile: '098470 12345', City: 'Kollam', ...given };
  for (const [label, text] of Object.entries(all)) await page.getByLabel(label).fill(text ?? '');
}

/** Submits and returns the text that WhatsApp was opened with. */
async function send(page: Page): Promise<string> {
  const [tab] = await Promise.all([page.waitForEvent('popup'), submit(page)]);
  await tab.waitForURL(/^https:/);
  const url = new URL(tab.url());
  expect(url.origin + url.pathname).toBe('https://wa.me/910000000000');
  expect(await tab.evaluate(() => window.opener)).toBeNull();
  await tab.close();
  return url.searchParams.get('text') ?? '';
}

const draft = (page: Page) => page.evaluate(() => JSON.stringify(sessionStorage));

test.beforeEach(async ({ context, page }) => {
  await answerChat(context);
  await page.goto('/register');
});

test('opens WhatsApp in a new tab with labelled lines, and says so without claiming more', async ({ page }) => {
  await fillIn(page);
  expect(await send(page)).toBe(
    'Franchise enquiry\nName: Anitha\nMobile: +91 98470 12345\nCity: Kollam\nEmail: N/A\nMessage: N/A',
  );
  const opened = page.getByRole('heading', { name: 'WhatsApp opened – press Send there' });
  await expect(opened).toBeFocused();
  await expect(page.locator('main')).not.toContainText(/\bsent\b(?! until)/i);
  const again = page.getByRole('link', { name: /^Open WhatsApp again/ });
  await expect(again).toHaveAttribute(
    'href',
    /^https:\/\/wa\.me\/910000000000\?text=Franchise%20enquiry%0AName%3A%20Anitha/,
  );
  await expect(again).toHaveAttribute('rel', 'noopener');
  const call = page.getByRole('main').getByRole('link', { name: 'Call +91 00000 00000' });
  await expect(call).toHaveAttribute('href', 'tel:+910000000000');
  expect(new URL(page.url()).search + new URL(page.url()).hash).toBe('');
});

for (const width of [1280, 320]) {
  test(`neither coming to life nor the first letter moves the button away from under the pointer, ${width} px wide`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    const button = page.getByRole('button', { name: SEND });
    // Of the layout: under a pointer, buttons are drawn a little lower.
    const place = () => button.evaluate((one: HTMLElement) => one.offsetTop);
    const before = await place();
    // Set, not typed: typing would bring the island to life.
    await page.evaluate(() => {
      for (const field of document.querySelectorAll<HTMLInputElement>('.card :is(input, textarea)')) field.value = 'a';
    });
    await button.hover();
    await expect(page.locator('astro-island')).not.toHaveAttribute('ssr');
    await expect(page.locator('#enquiry-message-count')).toHaveText(/\d/);
    expect(await place()).toBe(before);
    await page.getByLabel('Message').fill('');
    expect(await place()).toBe(before);
  });
}

test.describe('nothing typed is lost', () => {
  test('by a reload, and the draft is cleared after use', async ({ page }) => {
    await fillIn(page, { Message: 'രണ്ടു കടകൾ' });
    await expect.poll(() => draft(page)).toContain('രണ്ടു കടകൾ');
    await page.reload();
    await expect(page.getByLabel('Message')).toHaveValue('രണ്ടു കടകൾ');
    await expect(page.getByLabel('Mobile')).toHaveValue('098470 12345');
    await send(page);
    expect(await draft(page)).toBe('{}');
  });

  test('by storage that is forbidden', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'sessionStorage', {
        get() {
          throw new DOMException('denied', 'SecurityError');
        },
      });
    });
    await page.goto('/register');
    await fillIn(page);
    expect(await send(page)).toContain('Name: Anitha');
  });
});
