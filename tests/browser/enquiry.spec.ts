import type { BrowserContext, Page } from '@playwright/test';
import { violationsOn } from '../../src/publish/axe.ts';
import { layoutIssues } from '../../src/publish/text-boxes.ts';
import { DESK, expect, expectHydrated, holdScripts, PHONE, test } from './fixtures.ts';

test.use({ viewport: PHONE });

const submit = (page: Page) => page.getByRole('button', { name: 'Send on WhatsApp' }).click();
const form = (page: Page) => page.getByRole('heading', { name: 'Your details' });
const opened = (page: Page) => page.getByRole('heading', { name: 'Press Send in WhatsApp' });
const blocked = (page: Page) => page.getByRole('heading', { name: 'One more tap to open WhatsApp' });
const message = (page: Page) => page.locator('[data-preview]');

/** Answers requests to WhatsApp, because tests run offline. */
const answerChat = (context: BrowserContext) =>
  context.route('https://wa.me/**', (route) => route.fulfill({ contentType: 'text/html', body: 'WhatsApp' }));

async function fillIn(page: Page, values: Partial<Record<string, string>> = {}) {
  const all = { Name: 'Anitha', Mobile: '098470 12345', City: 'Kollam', ...values };
  for (const [label, text] of Object.entries(all)) await page.getByLabel(label).fill(text ?? '');
}

/** Fills fields without events, as some password managers do. */
const fillSilently = (page: Page) =>
  page.evaluate(() => {
    const values = { name: 'Anitha', mobile: '98470 12345', city: 'Kollam', email: 'a@example.com' };
    for (const [name, value] of Object.entries(values)) {
      const field = document.querySelector<HTMLInputElement>(`.card [name=${name}]`);
      if (field) field.value = value;
    }
  });

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

/** Waits until the panel takes taps, which at first may belong to a double tap on Send. */
const waitForPanel = (page: Page) => page.waitForTimeout(600);

test.beforeEach(async ({ context, page }) => {
  await answerChat(context);
  await page.goto('/register');
});

test('opens WhatsApp in a new tab with labelled lines, and offers email, call and copy', async ({ page }) => {
  await fillIn(page);
  expect(await send(page)).toBe(
    'Franchise enquiry\nName: Anitha\nMobile: 098470 12345\nCity where you want to open: Kollam\nEmail: N/A\nMessage: N/A',
  );
  await expect(opened(page)).toBeFocused();
  await expect(page.locator('.message-panel')).not.toContainText(/\b(is|was) sent\b/i);
  const again = page.getByRole('link', { name: /^Send on WhatsApp/ });
  await expect(again).toHaveAttribute('href', /^https:\/\/wa\.me\/910000000000\?text=Franchise%20enquiry%0AName%3A/);
  const mail = (await page.getByRole('main').getByRole('link', { name: 'Send by email' }).getAttribute('href')) ?? '';
  expect(new URL(mail).searchParams.get('body')?.replaceAll('\r\n', '\n')).toBe(await message(page).textContent());
  const call = page.getByRole('main').getByRole('link', { name: 'Call +91 00000 00000' });
  await expect(call).toHaveAttribute('href', 'tel:+910000000000');
  expect(new URL(page.url()).search + new URL(page.url()).hash).toBe('');
  expect(await violationsOn(page)).toEqual([]);
  for (const viewport of [DESK, { width: 320, height: 640 }]) {
    await page.setViewportSize(viewport);
    expect(await layoutIssues(page)).toEqual([]);
  }
  await waitForPanel(page);
  const copy = page.getByRole('button', { name: 'Copy message' });
  // Translators leave the message as it was composed.
  await expect(message(page)).toHaveAttribute('translate', 'no');
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('denied'));
  });
  await copy.click();
  await expect(page.getByText(/^Your browser did not allow copying/)).toBeVisible();
  expect(await page.evaluate(() => String(getSelection()))).toContain('Name: Anitha');
});

test('the browser checks the fields, and the mobile takes 7 to 15 digits', async ({ page }) => {
  await expectHydrated(page);
  const invalid = () => page.locator('.card form :invalid').evaluateAll((all) => all.map((one) => one.id));
  expect(await invalid()).toEqual(['enquiry-name', 'enquiry-mobile', 'enquiry-city']);
  await submit(page);
  await expect(page.getByLabel('Name')).toBeFocused();
  const mobile = page.getByLabel('Mobile');
  await expect(mobile).toHaveAccessibleDescription(/^7 to 15 digits/);
  await fillIn(page);
  for (const [text, expected] of [
    ['+971 (50) 123-4567', []],
    ['൯൮൭൬൫ ൪൩൨൧൦', []],
    ['Mob: 98765 43210 (home)', []],
    ['98765 4', ['enquiry-mobile']],
    ['+1234567890123456', ['enquiry-mobile']],
  ] as const) {
    await mobile.fill(text);
    expect(await invalid(), text).toEqual(expected);
  }
  await submit(page);
  await expect(mobile).toBeFocused();
  await expect(form(page)).toBeVisible();
});

test('the counter shows the characters left, and announces each hundred', async ({ page }) => {
  const field = page.getByLabel('Message');
  const spoken = page.locator('astro-island [aria-live]');
  await field.fill('Hello');
  await expect(field).toHaveAccessibleDescription('495 characters left');
  await expect(spoken).toHaveText('');
  await field.fill('m'.repeat(400));
  await expect(spoken).toHaveText('100 characters left');
  await field.fill('m'.repeat(499));
  await expect(field).toHaveAccessibleDescription('1 character left');
});

/** Events that must not lose the text in the form. */
const INTERRUPTIONS: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  'a reload': (page) => page.reload(),
  'Back and Forward': async (page) => {
    await page.goto('/about');
    await page.goBack();
    await page.goForward();
    await page.goBack();
  },
  'WhatsApp that takes the place of the page': async (page) => {
    await page.evaluate(() => {
      window.open = (url) => {
        location.assign(String(url));
        return window;
      };
    });
    await submit(page);
    await page.waitForURL(/^https:\/\/wa\.me/);
    await page.goBack();
    await expect(form(page)).toBeVisible();
  },
  'a blocked pop-up': async (page) => {
    await page.evaluate(() => {
      window.open = () => null;
    });
    await submit(page);
    await expect(blocked(page)).toBeFocused();
    await waitForPanel(page);
    await page.getByRole('link', { name: /^Send on WhatsApp/ }).click();
    await expect(opened(page)).toBeVisible();
    await page.getByRole('button', { name: 'Change details' }).click();
  },
  'a double tap on Send': async (page) => {
    const tabs = await page.evaluate(() => {
      let count = 0;
      window.open = () => ({ count: ++count }) as unknown as Window;
      const button = document.querySelector<HTMLElement>('.card [type=submit]');
      button?.click();
      button?.click();
      // The panel has taken the place of the button.
      document.querySelector<HTMLElement>('[data-done]')?.click();
      return count;
    });
    expect(tabs).toBe(1);
    await waitForPanel(page);
    await page.getByRole('button', { name: 'Change details' }).click();
  },
};

for (const [name, interrupt] of Object.entries(INTERRUPTIONS)) {
  test(`nothing typed is lost by ${name}`, async ({ page }) => {
    await fillIn(page, { Message: 'രണ്ടു കടകൾ & +' });
    await expectHydrated(page);
    await interrupt(page);
    await expect(page.getByLabel('Message')).toHaveValue('രണ്ടു കടകൾ & +');
    await expect(page.getByLabel('Mobile')).toHaveValue('098470 12345');
    await waitForPanel(page);
    await submit(page);
    await expect(message(page)).toContainText('Message: രണ്ടു കടകൾ & +');
  });
}

test('nothing typed is lost by a password manager that sends no events', async ({ page }) => {
  await fillSilently(page);
  await expectHydrated(page);
  await page.goto('/about');
  await page.goto('/register');
  await expect(page.getByLabel('City')).toHaveValue('Kollam');
  await page.evaluate(() => sessionStorage.clear());
  await page.reload();
  await expectHydrated(page);
  await fillSilently(page);
  expect(await send(page)).toContain('Email: a@example.com');
});

test('nothing typed is lost by late hydration: the typed text wins over the draft', async ({ page }) => {
  await fillIn(page, { Name: 'Old' });
  await expectHydrated(page);
  const { send: sendScripts } = await holdScripts(page);
  await page.reload();
  await page.getByLabel('Name').fill('Typed early');
  sendScripts();
  await expectHydrated(page);
  expect(await send(page)).toContain('Name: Typed early\nMobile: 098470 12345\n');
});

test('nothing typed is lost by Back to a cached page that is older than the draft', async ({ page }) => {
  await fillIn(page, { Message: 'Corner' });
  await expectHydrated(page);
  await page.evaluate(() => {
    const [[key, text = ''] = []] = Object.entries(sessionStorage);
    sessionStorage.setItem(String(key), text.replace('Corner', 'Corner shop'));
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  });
  await expect(page.getByLabel('Message')).toHaveValue('Corner shop');
  await expect(page.locator('.count')).toContainText('489');
});

test('ignores a corrupt draft and forbidden storage', async ({ page }) => {
  await page.evaluate(() => sessionStorage.setItem('sarbath/enquiry-form', '{"name":7'));
  await page.reload();
  await fillIn(page);
  expect(await send(page)).toContain('Name: Anitha');
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

test('"I have sent it" empties the form', async ({ page }) => {
  await fillIn(page, { Message: 'Corner shop.' });
  await send(page);
  await waitForPanel(page);
  await page.getByRole('button', { name: 'I have sent it' }).click();
  await expect(form(page)).toBeFocused();
  await expect(page.getByLabel('Name')).toHaveValue('');
  await expect(page.locator('#message-count')).toHaveText('');
  await page.reload();
  await expect(page.getByLabel('Name')).toHaveValue('');
});
