import type { Page } from '@playwright/test';
import { violationsOn } from '../../src/publish/axe.ts';
import { layoutIssues } from '../../src/publish/text-boxes.ts';
import { DESK, expect, test } from './fixtures.ts';

const typed = {
  Name: 'ആശ “O’Neil” <b>',
  Email: 'asha+shop@gmail.com',
  Subject: '2 & 3 സർബത്ത് at 50%? #1 +91',
  Message: 'ഒന്ന് & രണ്ട് 🥤\n+91 98765 43210 = 100% "yes"',
};
const form = (page: Page) => page.locator('.message form');
const send = (page: Page) => page.getByRole('button', { name: 'Send Message' });

/** Collects the `mailto:` links that the page opens. */
async function collectOpened(page: Page): Promise<string[]> {
  const opened: string[] = [];
  await page.exposeFunction('collect', (url: string) => opened.push(url));
  await page.evaluate(() =>
    addEventListener('click', (event) => {
      const link = (event.target as Element).closest('a');
      if (!link?.href.startsWith('mailto:') || event.defaultPrevented) return;
      event.preventDefault();
      (window as unknown as { collect: (url: string) => void }).collect(link.href);
    }),
  );
  return opened;
}

test('the mail program and the chat receive the message as typed', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/contact');
  for (const [label, text] of Object.entries(typed)) await form(page).getByLabel(label).fill(text);
  const opened = await collectOpened(page);
  await send(page).evaluate((button: HTMLElement) => {
    button.click();
    button.click();
  });
  await expect(page.getByRole('heading', { name: 'Press Send in your email app' })).toBeFocused();
  expect(opened, 'one email for two taps').toHaveLength(1);
  const mail = new URL(opened[0] ?? '');
  expect(mail.protocol + mail.pathname).toBe('mailto:hello@example.com');
  expect(mail.searchParams.get('subject')).toBe(typed.Subject);
  const lines = Object.entries(typed).map(([label, text]) => `${label}: ${text}`);
  const message = ['Message from the website', ...lines].join('\n');
  expect(mail.searchParams.get('body')?.replaceAll('\r\n', '\n')).toBe(message);
  const chat = await page.locator('[data-chat]').getAttribute('href');
  expect(new URL(chat ?? '').searchParams.get('text')).toBe(message);
  // Until then, a tap may belong to a double tap on Send.
  await page.waitForTimeout(600);
  await page.getByRole('button', { name: 'Copy message' }).click();
  await expect(page.getByRole('status').getByText('Message copied.')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(message);
  expect(await layoutIssues(page)).toEqual([]);
  expect(await violationsOn(page)).toEqual([]);
  // browser/enquiry tests what else the two forms share.
  await page.reload();
  for (const [label, text] of Object.entries(typed)) await expect(form(page).getByLabel(label)).toHaveValue(text);
});

test('copies a message that is too long for a link', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/contact');
  const text = 'സർബത്ത് '.repeat(50).trim();
  await form(page).getByLabel('Message').fill(text);
  const opened = await collectOpened(page);
  await send(page).click();
  await expect(page.getByText('Message copied.')).toBeVisible();
  expect(opened).toEqual(['mailto:hello@example.com?subject=Message%20from%20the%20website']);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(text);
});

test('the map takes the place of its illustration, only on request', async ({ page, context }) => {
  await page.setViewportSize(DESK);
  const asked: string[] = [];
  const { promise: sent, resolve: send } = Promise.withResolvers<void>();
  await context.route('https://www.google.com/**', async (route) => {
    asked.push(route.request().url());
    await sent;
    await route.fulfill({ contentType: 'text/html', body: '<p>the real map</p>' });
  });
  await page.goto('/contact');
  const box = page.getByRole('region', { name: 'Map to the shop' });
  const link = box.getByRole('link', { name: 'Show the Google map' });
  await link.scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
  expect(asked).toEqual([]);
  await expect(box.locator('iframe')).toBeHidden();

  await link.press('Enter', { noWaitAfter: true });
  await expect(box.locator('img')).toBeInViewport();
  send();
  await expect(page.frameLocator('iframe').getByText('the real map')).toBeVisible();
  expect(await violationsOn(page)).toEqual([]);
  expect(asked).toEqual(['https://www.google.com/maps?q=8.47351%2C76.94752&output=embed']);
  await expect(page).toHaveURL(/\/contact$/);
});

test('the map link says when the page is offline, and opens a tab on Ctrl-click', async ({ page, context }) => {
  await context.route('https://www.google.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: 'a map' }),
  );
  await page.goto('/contact');
  const link = page.getByRole('link', { name: 'Show the Google map' });
  const tab = context.waitForEvent('page');
  await link.click({ modifiers: ['Control'] });
  await tab;
  await expect(page.locator('iframe[name=map]')).toBeHidden();
  await context.setOffline(true);
  await link.click();
  await expect(page.getByText('You are offline.')).toBeVisible();
  await expect(page.locator('iframe[name=map]')).toBeHidden();
});

test('the footer leads to the notes, which open', async ({ page }) => {
  await page.goto('/contact#accessibility');
  await expect(page.locator('#accessibility')).toBeInViewport();
  const privacy = page.locator('#privacy');
  await expect(privacy).toBeHidden();
  await page.getByRole('heading', { name: 'Privacy', exact: true }).click();
  await expect(privacy).toContainText('This site sets no cookies');
  const withdraw = privacy.getByRole('link', { name: 'Ask us to delete what you sent' });
  await expect(withdraw).toHaveAttribute('href', /^https:\/\/wa\.me\/910000000000\?text=Hello%2C%20please%20delete/);
});
