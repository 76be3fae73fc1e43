import type { BrowserContext, Page } from '@playwright/test';
import { violationsOn } from '../../src/publish/axe.ts';
import { layoutIssues } from '../../src/publish/text-boxes.ts';
import { DESK, expect, holdScripts, PHONE, test } from './fixtures.ts';

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
/** Once it is hydrated, the island checks the fields itself. */
const live = (page: Page) => expect(page.locator('.card form')).toHaveAttribute('novalidate');

test.beforeEach(async ({ context, page }) => {
  await answerChat(context);
  await page.goto('/register');
});

test('opens WhatsApp in a new tab with labelled lines, says so without claiming more, and copies the message', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await fillIn(page);
  expect(await send(page)).toBe(
    'Franchise enquiry\nName: Anitha\nMobile: +91 98470 12345\nCity: Kollam\nEmail: N/A\nMessage: N/A',
  );
  const opened = page.getByRole('status').getByRole('heading', { name: 'Press Send in WhatsApp' });
  await expect(opened).toBeFocused();
  await expect(page.locator('main')).not.toContainText(/\bsent\b(?! until)/i);
  const again = page.getByRole('link', { name: /^Open WhatsApp again/ });
  await expect(again).toHaveAttribute('href', /^https:\/\/wa\.me\/910000000000\?text=Franchise%20enquiry%0AName%3A/);
  await expect(again).toHaveAttribute('rel', 'noopener');
  const call = page.getByRole('main').getByRole('link', { name: 'Call +91 00000 00000' });
  await expect(call).toHaveAttribute('href', 'tel:+910000000000');
  expect(new URL(page.url()).search + new URL(page.url()).hash).toBe('');
  expect(await violationsOn(page)).toEqual([]);
  const copy = page.getByRole('button', { name: 'Copy message' });
  await copy.click();
  await expect(page.getByRole('status').filter({ hasText: 'Message copied.' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('Name: Anitha');
  // A translator leaves it as it was composed.
  await expect(page.locator('.opened pre')).toHaveAttribute('translate', 'no');
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('denied'));
    Object.assign(document, { execCommand: () => false });
  });
  await copy.click();
  await expect(page.getByText(/^Your browser did not allow copying/)).toBeVisible();
  expect(await page.evaluate(() => String(getSelection()))).toContain('Name: Anitha');
});

test('errors come on submission only, lead to their fields, and go once these are corrected', async ({ page }) => {
  const errors = page.getByRole('alert').getByRole('link');
  // Only what is typed into a live form is counted aloud.
  await page.getByLabel('Name').focus();
  await live(page);
  await fillIn(page, { Mobile: '1', Email: 'x', Message: 'm'.repeat(501) });
  await expect(errors).toHaveCount(0);
  await submit(page);
  await expect(page).toHaveTitle(/^Error: Franchise enquiry/);
  await expect(page.locator('.summary')).toBeFocused();
  await expect(errors).toHaveText([/^This number has too few digits/, /^There is no @/, /^Message: use 500/]);
  for (const viewport of [DESK, { width: 320, height: 640 }]) {
    await page.setViewportSize(viewport);
    expect(await layoutIssues(page)).toEqual([]);
  }
  await expect(page.locator('astro-island')).toMatchAriaSnapshot({ name: 'enquiry-errors.aria.yml' });
  expect(await violationsOn(page)).toEqual([]);
  await errors.first().click();
  const mobile = page.getByLabel('Mobile');
  await expect(mobile).toBeFocused();
  expect(new URL(page.url()).hash).toBe('');
  await expect(mobile).toHaveAccessibleDescription(/^This number has too few digits/);
  await expect(mobile).toHaveAttribute('aria-invalid', 'true');
  await mobile.fill('98470 12345');
  await expect(mobile).toHaveAccessibleDescription('');
  await expect(mobile).toHaveAttribute('aria-invalid', 'false');
  await expect(errors).toHaveCount(2);
  await page.getByLabel('Message').fill('');
  await page.getByLabel('Email').fill('');
  await expect(page).toHaveTitle(/^Franchise enquiry/);
  await mobile.fill('');
  await expect(errors).toHaveCount(0);
  // What is pasted is not cut without a word.
  await page.getByLabel('City').focus();
  await page.keyboard.insertText('k'.repeat(61));
  await submit(page);
  await expect(errors.last()).toHaveText('City: use 60 characters or fewer.');
});

test('one tab opens however often it is submitted, and everything stays for a change', async ({ page }) => {
  await fillIn(page, { Message: 'Corner shop.' });
  await live(page);
  const opened = await page.evaluate(() => {
    const urls: unknown[] = [];
    window.open = (url) => ({ length: urls.push(url) }) as Window;
    for (const _ of [1, 2]) document.querySelector<HTMLFormElement>('.card form')?.requestSubmit();
    return urls.length;
  });
  expect(opened).toBe(1);
  // The second tap of two meets the link that has come in the place of the button.
  const prevented = await page.evaluate(async () => {
    await new Promise(requestAnimationFrame);
    const tap = new MouseEvent('click', { bubbles: true, cancelable: true });
    document.querySelector('.opened a.whatsapp')?.dispatchEvent(tap);
    return tap.defaultPrevented;
  });
  expect(prevented).toBe(true);
  const mail = (await page.getByRole('link', { name: 'Send by email' }).getAttribute('href')) ?? '';
  const message = new URL(mail).searchParams.get('body')?.replaceAll('\r\n', '\n');
  expect(message).toBe(await page.locator('.opened pre').textContent());
  await page.getByRole('button', { name: 'Change details' }).click();
  await expect(page.getByRole('heading', { name: 'Your details' })).toBeFocused();
  await expect(page.getByLabel('Message')).toHaveValue('Corner shop.');
  await page.getByLabel('Name').fill('Anitha S');
  await submit(page);
  await expect(page.locator('.opened pre')).toContainText('Name: Anitha S\n');
});

test('characters are counted while somebody types, and aloud only when they pause', async ({ page }) => {
  const now = Date.now();
  await page.clock.install({ time: now });
  await page.clock.pauseAt(now + 1000);
  await page.goto('/register');
  const message = page.getByLabel('Message');
  const spoken = page.locator('astro-island [aria-live]');
  await message.fill('Hello');
  await expect(message).toHaveAccessibleDescription('495 characters left');
  await page.clock.runFor(600);
  await message.fill('Hello!');
  await expect(message).toHaveAccessibleDescription('494 characters left');
  await page.clock.runFor(600);
  await expect(spoken).toHaveText('');
  await page.clock.runFor(600);
  await expect(spoken).toHaveText('494 characters left');
});

test('neither coming to life nor the first letter moves the button away from under the pointer', async ({ page }) => {
  for (const width of [1280, 320]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/register');
    const button = page.getByRole('button', { name: SEND });
    // Of the layout: under a pointer, buttons are drawn a little lower.
    const place = () => button.evaluate((one: HTMLElement) => one.offsetTop);
    const before = await place();
    // Set, not typed: typing would bring the island to life.
    await page.evaluate(() => {
      for (const field of document.querySelectorAll<HTMLInputElement>('.card :is(input, textarea)')) field.value = 'a';
    });
    await button.hover();
    await expect(page.locator('#enquiry-message-count')).toHaveText(/\d/);
    expect(await place()).toBe(before);
    await page.getByLabel('Message').fill('');
    expect(await place()).toBe(before);
    // The page keeps a draft as it is left.
    await page.goto('/about');
    await page.evaluate(() => sessionStorage.clear());
  }
});

test('nothing typed is lost by a reload, before and after WhatsApp opened', async ({ page }) => {
  await fillIn(page, { Message: 'രണ്ടു കടകൾ' });
  await expect.poll(() => draft(page)).toContain('രണ്ടു കടകൾ');
  await page.reload();
  await expect(page.getByLabel('Message')).toHaveValue('രണ്ടു കടകൾ');
  await expect(page.getByLabel('Mobile')).toHaveValue('098470 12345');
  const message = await send(page);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Press Send in WhatsApp' })).toBeVisible();
  expect(await page.locator('.opened pre').textContent()).toBe(message);
  await page.getByRole('button', { name: 'Change details' }).click();
  await expect(page.getByLabel('Message')).toHaveValue('രണ്ടു കടകൾ');
  await page.reload();
  await expect(page.getByLabel('Mobile')).toHaveValue('098470 12345');
});

test('nothing typed is lost by WhatsApp that takes the place of the page', async ({ page }) => {
  await fillIn(page);
  await live(page);
  await page.evaluate(() => {
    window.open = (url) => {
      location.assign(String(url));
      return window;
    };
  });
  await submit(page);
  await page.waitForURL(/^https:\/\/wa\.me/);
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Press Send in WhatsApp' })).toBeVisible();
  await expect(page.locator('.opened pre')).toContainText('Name: Anitha\n');
});

test('nothing typed is lost by a password manager that tells no one, before or after the code came', async ({
  page,
}) => {
  const fillSilently = () =>
    page.evaluate(() => {
      const values = { name: 'Anitha', mobile: '98470 12345', city: 'Kollam', email: 'a@example.com' };
      for (const [name, value] of Object.entries(values)) {
        const field = document.querySelector<HTMLInputElement>(`.card [name=${name}]`);
        if (field) field.value = value;
      }
    });
  await fillSilently();
  expect(await send(page)).toContain('Name: Anitha\n');
  await page.evaluate(() => sessionStorage.clear());
  await page.goto('/register');
  await page.getByLabel('Message').fill('Corner shop.');
  await live(page);
  await fillSilently();
  await page.reload();
  await expect(page.getByLabel('City')).toHaveValue('Kollam');
  await page.getByLabel('Name').fill('');
  await submit(page);
  await expect(page.getByRole('alert').getByRole('link')).toHaveText([/^Enter your name/]);
  await expect(page.getByLabel('City')).toHaveValue('Kollam');
  await page.getByLabel('Name').fill('Anitha S');
  expect(await send(page)).toContain('Name: Anitha S\nMobile: +91 98470 12345\nCity: Kollam\nEmail: a@example.com\n');
});

test('nothing typed is lost by code that comes late: what was typed before it wins over the draft', async ({
  page,
}) => {
  await page.getByLabel('Mobile').fill('98470 12345');
  await page.getByLabel('Name').fill('Old');
  await expect.poll(() => draft(page)).toContain('Old');
  const { send: sendScripts } = await holdScripts(page);
  await page.reload();
  await page.getByLabel('Name').fill('Typed early');
  await page.getByLabel('City').fill('Kollam');
  sendScripts();
  await live(page);
  expect(await send(page)).toContain('Name: Typed early\nMobile: +91 98470 12345\nCity: Kollam');
});

test('nothing typed is lost by Back to a page from the cache that is older than the draft', async ({ page }) => {
  await fillIn(page, { Message: 'Corner', Email: 'deleted there' });
  await expect.poll(() => draft(page)).toContain('Corner');
  await page.evaluate(() => {
    const [[key, text = ''] = []] = Object.entries(sessionStorage);
    sessionStorage.setItem(String(key), text.replace('Corner', 'Corner shop').replace('deleted there', ''));
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  });
  await expect(page.getByLabel('Message')).toHaveValue('Corner shop');
  await expect(page.getByLabel('Email')).toHaveValue('');
  await expect(page.locator('.count')).toContainText('489');
});

test('nothing typed is lost by a browser that opens no tab', async ({ page }) => {
  const blocked = page.getByRole('heading', { name: 'One more tap to open WhatsApp' });
  await fillIn(page);
  await page.evaluate(() => {
    window.open = () => null;
  });
  await submit(page);
  await expect(blocked).toBeFocused();
  await page.getByRole('button', { name: 'Change details' }).click();
  await page.evaluate(() => {
    Object.assign(window, { open: undefined });
  });
  await submit(page);
  await expect(blocked).toBeFocused();
  expect(await draft(page)).toContain('Anitha');
  await page.getByRole('link', { name: /^Open WhatsApp/ }).click();
  await expect(page.getByRole('heading', { name: 'Press Send in WhatsApp' })).toBeVisible();
});

test('nothing typed is lost by storage that is forbidden', async ({ page }) => {
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
