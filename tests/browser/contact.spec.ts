import type { Page } from '@playwright/test';
import { violationsOn } from '../../src/publish/axe.ts';
import { layoutIssues } from '../../src/publish/text-boxes.ts';
import { DESK, expect, test } from './fixtures.ts';

test('without script chat, email and call are links; the map has its frame', async ({ noScript }) => {
  await noScript.goto('/contact');
  const form = noScript.locator('.message form');
  await expect(form.getByRole('button')).toHaveCount(0);
  for (const name of ['name', 'email'])
    await expect(form.locator(`[name=${name}]`)).toHaveAttribute('autocomplete', name);
  await expect(form.locator('[type=email]')).toHaveAccessibleName('Email');
  const ways = noScript.locator('.without-code').getByRole('link');
  await expect(ways).toHaveText(['Send on WhatsApp', 'Send by email', 'Call +91 00000 00000']);
  await expect(ways.nth(1)).toHaveAttribute('href', 'mailto:hello@example.com?subject=Message%20from%20the%20website');
  await expect(noScript.locator('iframe[name=map]'), 'where its link leads').toBeVisible();
});

const typed = {
  Name: 'ആശ “O’Neil” <b>',
  Email: 'asha+shop@gmail.com',
  Subject: '2 & 3 സർബത്ത് at 50%? #1 +91',
  Message: 'ഒന്ന് & രണ്ട് 🥤\n+91 98765 43210 = 100% "yes"',
};
const form = (page: Page) => page.locator('.message form');
const send = (page: Page) => page.getByRole('button', { name: 'Send Message' });
const sent = (page: Page) => page.getByRole('heading', { name: 'Press Send in your email app' });

/** Collects the links that the page opens by itself. */
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

test('the message reaches the mail program and the chat as typed', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/contact');
  for (const [label, text] of Object.entries(typed)) await form(page).getByLabel(label).fill(text);
  const opened = await collectOpened(page);
  // Both on the button: the page then moves to the panel.
  await send(page).evaluate((button: HTMLElement) => {
    button.click();
    button.click();
  });
  await expect(sent(page)).toBeFocused();
  expect(opened, 'one email for two taps').toHaveLength(1);
  const mail = new URL(opened[0] ?? '');
  expect(mail.protocol + mail.pathname).toBe('mailto:hello@example.com');
  expect(mail.searchParams.get('subject')).toBe(typed.Subject);
  const lines = Object.entries(typed).map(([label, text]) => `${label}: ${text}`);
  const whole = ['Message from the website', ...lines].join('\n');
  expect(mail.searchParams.get('body')?.replaceAll('\r\n', '\n')).toBe(whole);
  const chat = await page.locator('[data-chat]').getAttribute('href');
  expect(new URL(chat ?? '').searchParams.get('text')).toBe(whole);
  // Until then a tap belongs to the double tap on Send.
  await page.waitForTimeout(600);
  await page.getByRole('button', { name: 'Copy message' }).click();
  await expect(page.getByRole('status').getByText('Message copied.')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(whole);
  expect(await layoutIssues(page)).toEqual([]);
  expect(await violationsOn(page)).toEqual([]);
});

test('a message too long for a link goes out by the clipboard', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/contact');
  const text = 'സർബത്ത് '.repeat(50).trim();
  await form(page).getByLabel('Message').fill(text);
  const opened = await collectOpened(page);
  await send(page).click();
  await expect(page.getByText('Message copied.')).toBeVisible();
  expect(opened).toEqual(['mailto:hello@example.com?subject=Message%20from%20the%20website']);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(text);
  expect(await layoutIssues(page), 'long lines').toEqual([]);
});

test('what was typed stays until "I have sent it"', async ({ page }) => {
  await page.goto('/contact');
  await form(page).getByLabel('Name').fill('Asha');
  await page.goto('/about');
  await page.goto('/contact');
  await expect(form(page).getByLabel('Name')).toHaveValue('Asha');
  await send(page).click();
  await page.reload();
  await expect(form(page).getByLabel('Name')).toHaveValue('Asha');
  await send(page).click();
  // Until then a tap belongs to the double tap on Send.
  await page.waitForTimeout(600);
  await page.getByRole('button', { name: 'Change details' }).click();
  await expect(page.getByRole('heading', { name: 'Send Message' })).toBeFocused();
  await expect(form(page).getByLabel('Name')).toHaveValue('Asha');
  await send(page).click();
  // A double tap on Send must not reach the panel.
  await page.waitForTimeout(600);
  await page.getByRole('button', { name: 'I have sent it' }).click();
  await expect(form(page).getByLabel('Name')).toHaveValue('');
  await expect(page.getByRole('heading', { name: 'Send Message' })).toBeFocused();
  await page.reload();
  await expect(form(page).getByLabel('Name')).toHaveValue('');
});

test('the map is loaded into the box of the illustration, and only on request', async ({ page, context }) => {
  await page.setViewportSize(DESK);
  const asked: { url: string; referer: string | undefined }[] = [];
  const { promise: sent, resolve: send } = Promise.withResolvers<void>();
  await context.route('https://www.google.com/**', async (route) => {
    asked.push({ url: route.request().url(), referer: route.request().headers()['referer'] });
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
  const map = page.frameLocator('iframe').getByText('the real map');
  await expect(map).toBeVisible();
  expect(await map.evaluate(() => document.fullscreenEnabled)).toBe(true);
  expect(await violationsOn(page)).toEqual([]);
  expect(asked.map(({ url }) => url)).toEqual(['https://www.google.com/maps?q=8.47351%2C76.94752&output=embed']);
  // OpenStreetMap requires a referrer; Google does not.
  expect(asked[0]?.referer).toMatch(/^http:\/\/localhost/);
  await expect(page).toHaveURL(/\/contact$/);

  // Asked for again, it is no step for Back.
  const steps = await page.evaluate(() => history.length);
  await link.click();
  await expect.poll(() => asked.length).toBe(2);
  expect(await page.evaluate(() => history.length)).toBe(steps);
});

test('offline the page says so, and a modified click opens a tab as links do', async ({ page, context }) => {
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

test('the notes that the footer leads to', async ({ page }) => {
  await page.goto('/contact#accessibility');
  const accessibility = page.locator('#accessibility');
  await expect(accessibility).toBeInViewport();
  // Where the browser opens nothing itself.
  await accessibility.evaluate((note) => {
    note.closest('details')?.removeAttribute('open');
    scrollTo({ top: 0, behavior: 'instant' });
    dispatchEvent(new HashChangeEvent('hashchange'));
  });
  await expect(accessibility).toBeInViewport();
  const privacy = page.locator('#privacy');
  await expect(privacy).toBeHidden();
  await page.getByRole('heading', { name: 'Privacy', exact: true }).click();
  await expect(privacy).toContainText('This site sets no cookies');
  const withdraw = privacy.getByRole('link', { name: 'Ask us to delete what you sent' });
  await expect(withdraw).toHaveAttribute('href', /^https:\/\/wa\.me\/910000000000\?text=Hello%2C%20please%20delete/);
});
