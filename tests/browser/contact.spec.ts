import { DESK, expect, test } from './fixtures.ts';

test('address, telephone, e-mail, hours and directions', async ({ noScript }) => {
  await noScript.goto('/contact');
  const details = noScript.getByRole('region', { name: 'Address and contact details' });
  await expect(details).toContainText(/Manacaud,\s*Trivandrum/);
  await expect(details.getByRole('link', { name: '+91 00000 00000' })).toHaveAttribute('href', 'tel:+910000000000');
  await expect(details.getByRole('link', { name: 'hello@example.com' })).toHaveAttribute(
    'href',
    'mailto:hello@example.com',
  );
  await expect(details).toContainText('Open Every day, 10 am to 10 pm');
  const directions = details.getByRole('link', { name: /Get directions/ });
  await expect(directions).toHaveAttribute(
    'href',
    /^https:\/\/www\.google\.com\/maps\/dir\/\?api=1&destination=Manacaud/,
  );
  await expect(directions).toHaveAttribute('rel', /noopener/);
});

test('the form composes an e-mail that carries all four fields, without script', async ({ noScript, baseURL }) => {
  await noScript.goto('/contact');
  const form = noScript.locator('form[method=post]');
  const button = form.getByRole('button', { name: 'Send Message' });
  await expect(button).toHaveAttribute('formaction', /^mailto:hello@example\.com(\?subject=[^&]+)?$/);
  await expect(button).toHaveAttribute('formenctype', 'text/plain');
  await expect(form.locator('[required]')).toHaveCount(0);

  // Sent to the test server instead of a mail program, so that the body can be read.
  let body = '';
  await noScript.route('**/contact', async (route) => {
    const answer = await route.fetch();
    const text = (await answer.text()).replace(/formaction="mailto:[^"]*"/, `formaction="${baseURL}/mail"`);
    await route.fulfill({ response: answer, body: text });
  });
  await noScript.route('**/mail', (route) => {
    body = route.request().postData() ?? '';
    return route.fulfill({ status: 204 });
  });
  await noScript.goto('/contact');
  await noScript.getByLabel('Name').fill('Anitha');
  await noScript.getByLabel('Email').fill('anitha@example.org');
  await noScript.getByLabel('Subject').fill('Two crates');
  await noScript.getByRole('textbox', { name: 'Message' }).fill('For Sunday.\nThank you & see you');
  await noScript.getByRole('button', { name: 'Send Message' }).click();
  await expect.poll(() => body).toContain('name=Anitha');
  expect(body).toContain('email=anitha@example.org');
  expect(body).toContain('subject=Two crates');
  expect(body).toMatch(/message=For Sunday\.\r?\nThank you & see you/);
});

test('an empty form may be sent', async ({ page }) => {
  await page.goto('/contact');
  const valid = await page.locator('form[method=post]').evaluate((form) => (form as HTMLFormElement).checkValidity());
  expect(valid).toBe(true);
});

for (const scripts of [true, false]) {
  test.describe(`the map, ${scripts ? 'with' : 'without'} script`, () => {
    test.use({ javaScriptEnabled: scripts });

    test('is loaded into the box of the illustration, and only on request', async ({ page, context }) => {
      await page.setViewportSize(DESK);
      const asked: { url: string; referer: string | undefined }[] = [];
      await context.route('https://www.google.com/**', (route) => {
        asked.push({ url: route.request().url(), referer: route.request().headers()['referer'] });
        return route.fulfill({ contentType: 'text/html', body: '<p>the real map</p>' });
      });
      await page.goto('/contact');
      const box = page.getByRole('region', { name: 'Map to the counter' });
      const button = box.getByRole('button', { name: /Show the Google map/ });
      await button.scrollIntoViewIfNeeded();
      await page.waitForLoadState('networkidle');
      expect(asked).toEqual([]);
      await expect(box.locator('iframe')).toBeHidden();

      const before = await button.boundingBox();
      await button.click();
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
  });
}

test('until the map is there, its box says so over the illustration', async ({ page, context }) => {
  await context.route('https://www.google.com/**', () => undefined);
  await page.goto('/contact');
  const waiting = page.getByText('The Google map opens here.');
  await expect(waiting).toBeHidden();
  await page.getByRole('button', { name: /Show the Google map/ }).click({ noWaitAfter: true });
  await expect(waiting).toBeVisible();
  await expect(page.locator('.map img')).toBeVisible();
});

test('the map opens by key', async ({ page }) => {
  await page.goto('/contact');
  await page.getByRole('button', { name: /Show the Google map/ }).press('Enter');
  await expect(page.locator('iframe')).toBeVisible();
});

test('the notes that the footer leads to', async ({ page }) => {
  await page.goto('/contact#accessibility');
  await expect(page.getByRole('article', { name: 'Accessibility' })).toBeInViewport();
  await expect(page.getByRole('article', { name: 'Privacy' })).toContainText('This site sets no cookies');
  await expect(page.getByRole('article', { name: 'Privacy' }).locator('time')).toHaveAttribute(
    'datetime',
    /^\d{4}-\d\d-\d\d$/,
  );
});
