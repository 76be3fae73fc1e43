import { DESK, expect, test } from './fixtures.ts';

test('without script the form is the browser’s own, and says that a chat is safer', async ({ noScript }) => {
  await noScript.goto('/contact');
  const form = noScript.locator('form[method=post]');
  const button = form.getByRole('button', { name: 'Send Message' });
  await expect(button).toHaveAttribute('formaction', /^mailto:hello@example\.com(\?subject=[^&]+)?$/);
  await expect(form.locator('noscript p')).toBeVisible();
  await expect(form.getByRole('link', { name: 'Chat on WhatsApp instead' })).toBeVisible();
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
  const opened = page.evaluate(
    () =>
      new Promise<string>((resolve) =>
        addEventListener('click', ({ target }) => target instanceof HTMLAnchorElement && resolve(target.href)),
      ),
  );
  await form.getByRole('button', { name: 'Send Message' }).click();

  await expect(page.getByRole('heading', { name: 'Press Send in your email app' })).toBeFocused();
  const mail = new URL(await opened);
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
  await expect(page.getByText('Message copied.')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(whole);

  await page.reload();
  for (const [label, text] of Object.entries(typed)) await expect(form.getByLabel(label)).toHaveValue(text);
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
  const box = page.getByRole('region', { name: 'Map to the counter' });
  const button = box.getByRole('button', { name: /Show the Google map/ });
  await button.scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
  expect(asked).toEqual([]);
  await expect(box.locator('iframe')).toBeHidden();

  const before = await button.boundingBox();
  const waiting = page.getByText('The Google map opens here.');
  await expect(waiting).toBeHidden();
  await button.press('Enter', { noWaitAfter: true });
  // Until the map is there, the box says so over the illustration.
  await expect(waiting).toBeVisible();
  await expect(box.locator('img')).toBeVisible();
  send();
  await expect(page.frameLocator('iframe').getByText('the real map')).toBeVisible();
  await expect(button).toBeHidden();
  expect(await box.locator('iframe').boundingBox()).toEqual(before);
  expect(asked.map(({ url }) => url)).toEqual([
    'https://www.google.com/maps?q=Manacaud%2C+Thiruvananthapuram%2C+Kerala&output=embed',
  ]);
  // OpenStreetMap requires a referrer; Google does not.
  expect(asked[0]?.referer).toMatch(/^http:\/\/localhost/);
  await expect(page).toHaveURL(/\/contact$/);
});

test('the notes that the footer leads to', async ({ page }) => {
  await page.goto('/contact#accessibility');
  await expect(page.locator('#accessibility')).toBeInViewport();
  const privacy = page.locator('#privacy');
  await expect(privacy).toBeHidden();
  await page.getByRole('heading', { name: 'Privacy', exact: true }).click();
  await expect(privacy).toContainText('This site sets no cookies');
  await expect(privacy.locator('time')).toHaveAttribute('datetime', /^\d{4}-\d\d-\d\d$/);
});
