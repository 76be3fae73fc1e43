import { violationsOn } from '../../src/publish/axe.ts';
import { layoutIssues } from '../../src/publish/text-boxes.ts';
import { DESK, expect, holdScripts, test } from './fixtures.ts';

test('without script the form is the browser’s own, and says that a chat is safer; the map has its frame', async ({
  noScript,
}) => {
  await noScript.goto('/contact');
  const form = noScript.locator('form[method=post]');
  const button = form.getByRole('button', { name: 'Send Message' });
  await expect(button).toHaveAttribute('formaction', /^mailto:hello@example\.com(\?subject=[^&]+)?$/);
  await expect(form).toHaveAccessibleDescription(/^The button opens your email app/);
  for (const name of ['name', 'email'])
    await expect(form.locator(`[name=${name}]`)).toHaveAttribute('autocomplete', name);
  await expect(form.locator('[type=email]')).toHaveAccessibleName('Email');
  await expect(form.locator('noscript p')).toBeVisible();
  await expect(form.getByRole('link', { name: 'Chat on WhatsApp instead' })).toBeVisible();
  await expect(noScript.locator('iframe[name=map]'), 'where its link leads').toBeVisible();
});

const typed = {
  Name: 'ആശ “O’Neil” <b>',
  Email: 'asha+shop@gmail.com',
  Subject: '2 & 3 സർബത്ത് at 50%? #1 +91',
  Message: `ഒന്ന് & രണ്ട് 🥤\n+91 98765 43210 = 100% "yes"\n${'സർബത്ത് '.repeat(250)}.`,
};

test('the message reaches the mail program and the chat as typed, and stays without one', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/contact');
  const form = page.locator('form[method=post]');
  for (const [label, text] of Object.entries(typed)) await form.getByLabel(label).fill(text);
  const opened: string[] = [];
  await page.exposeFunction('open', (url: string) => opened.push(url));
  await page.evaluate(() =>
    addEventListener('click', ({ target }) => target instanceof HTMLAnchorElement && window.open(target.href)),
  );
  // Both on the button: once the page has moved to the heading, a pointer is elsewhere.
  await form.getByRole('button', { name: 'Send Message' }).evaluate((button: HTMLElement) => {
    button.click();
    button.click();
  });

  await expect(page.getByRole('heading', { name: 'Press Send in your email app' })).toBeFocused();
  expect(opened, 'one e-mail for two taps').toHaveLength(1);
  const mail = new URL(opened[0] ?? '');
  expect(mail.protocol + mail.pathname).toBe('mailto:hello@example.com');
  const { Subject, ...rest } = typed;
  const lines = (fields: object) =>
    Object.entries(fields)
      .map(([label, text]) => `${label}: ${text}`)
      .join('\n');
  expect(mail.searchParams.get('subject')).toBe(Subject);
  expect(mail.searchParams.get('body')?.replaceAll('\r\n', '\n')).toBe(lines(rest));

  const whole = lines(typed);
  const chat = await page.getByRole('link', { name: /^Send on WhatsApp/ }).getAttribute('href');
  expect(new URL(chat ?? '').searchParams.get('text')).toBe(whole);
  await page.getByRole('button', { name: 'Copy message' }).click();
  await expect(page.getByRole('status').getByText('Message copied.')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(whole);

  // As after Back from a mail program on the web, or after the phone dropped the page.
  await page.reload();
  for (const [label, text] of Object.entries(typed)) await expect(form.getByLabel(label)).toHaveValue(text);
  await expect(page.locator('.message pre')).toHaveText(whole);
  expect(await layoutIssues(page), 'long lines').toEqual([]);
  await expect(page.getByRole('link', { name: /^Send on WhatsApp/ })).toHaveAttribute('href', chat ?? '');
});

test('what was sent goes once the visitor says so, or comes anew; what was not stays', async ({ page }) => {
  await page.goto('/contact');
  const form = page.locator('form[method=post]');
  const send = () => form.getByRole('button', { name: 'Send Message' }).click();
  const ways = page.getByRole('heading', { name: 'Press Send in your email app' });
  await form.getByLabel('Name').fill('Asha');
  await page.goto('/about');
  // The script comes late, and not before the visitor has gone again.
  await holdScripts(page);
  await page.goto('/contact', { waitUntil: 'commit' });
  await form.getByLabel('Email').fill('asha@example.com');
  await page.goto('/about');
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.goto('/contact');
  await expect(form.getByLabel('Name')).toHaveValue('Asha');
  await expect(form.getByLabel('Email')).toHaveValue('asha@example.com');

  await send();
  await page.getByRole('button', { name: 'I have sent it' }).click();
  await expect(ways).toBeHidden();
  await expect(form.getByLabel('Name')).toHaveValue('');
  await expect(form.getByLabel('Name')).toBeFocused();
  await page.reload();
  await expect(form.getByLabel('Name')).toHaveValue('');

  await form.getByLabel('Name').fill('Ash');
  await send();
  await form.getByLabel('Name').fill('Asha');
  await expect(ways).toBeHidden();
  await send();
  await page.goto('/about');
  await page.goBack();
  await expect(ways).toBeVisible();
  // Back once more, to a page from the cache that is older than the draft.
  const later = (draft: string) =>
    page.evaluate((text) => {
      sessionStorage.setItem('sarbath/message', text);
      dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    }, draft);
  await later('{}');
  await expect(ways, 'as where storage is forbidden').toBeVisible();
  await later('{"name":"Asha S"}');
  await expect(form.getByLabel('Name')).toHaveValue('Asha S');
  await expect(ways).toBeHidden();
  await later('{"name":"Asha S","email":"","subject":"","message":"","opened":true}');
  await expect(page.locator('.message pre')).toHaveText('Name: Asha S');
  await page.goto('/about');
  await page.goto('/contact');
  await expect(ways).toBeHidden();
  await expect(form.getByLabel('Name')).toHaveValue('');
});

test('values that no event announced are kept and sent, and a translation of the page is not', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/contact');
  await page.evaluate(() => {
    const field = document.querySelector<HTMLInputElement>('form[method=post] [name=name]');
    if (field) field.value = 'Asha';
  });
  await page.goto('/about');
  await page.goto('/contact');
  await expect(page.getByLabel('Name')).toHaveValue('Asha');
  await page.getByLabel('Email').fill('NA');
  await page.evaluate(() => {
    for (const label of document.querySelectorAll('form[method=post] label')) label.textContent += '›';
  });
  await page.getByRole('button', { name: 'Send Message' }).click();
  const text = page.locator('.message pre');
  await expect(text).toHaveAttribute('translate', 'no');
  await text.evaluate((pre) => {
    pre.textContent = 'Name: Hope';
  });
  await page.getByRole('button', { name: 'Copy message' }).click();
  await expect(page.getByText('Message copied.')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('Name: Asha\nEmail: NA');
});

test('a draft that is none stops nothing', async ({ page }) => {
  for (const stored of ['{', '{"name":7}', 'null']) {
    await page.goto('/about');
    await page.evaluate((text) => {
      for (const key of ['message', 'sarbath/message']) sessionStorage.setItem(key, text);
    }, stored);
    await page.goto('/contact');
    await page.getByLabel('Message', { exact: true }).fill('സർബത്ത് & +');
    await page.getByRole('button', { name: 'Send Message' }).click();
    await expect(page.locator('.message pre')).toHaveText('Message: സർബത്ത് & +');
  }
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
  expect(asked.map(({ url }) => url)).toEqual([
    'https://www.google.com/maps?q=Manacaud%2C%20Thiruvananthapuram%2C%20Kerala&output=embed',
  ]);
  // OpenStreetMap requires a referrer; Google does not.
  expect(asked[0]?.referer).toMatch(/^http:\/\/localhost/);
  await expect(page).toHaveURL(/\/contact$/);

  // Asked for again, it is no step for Back.
  const steps = await page.evaluate(() => history.length);
  await link.click();
  await expect.poll(() => asked.length).toBe(2);
  expect(await page.evaluate(() => history.length)).toBe(steps);
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
