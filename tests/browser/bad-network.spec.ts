import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

/** A phone at the edge of reception: 400 ms each way of asking, 400 kbit/s. */
async function slow(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 400,
    downloadThroughput: 400_000 / 8,
    uploadThroughput: 400_000 / 8,
  });
}

const live = (page: Page) => expect(page.locator('astro-island')).not.toHaveAttribute('ssr', { timeout: 20_000 });
const dead = (page: Page) => expect(page.locator('astro-island')).toHaveAttribute('ssr', { timeout: 1 });

test.describe('on a slow line', () => {
  test.describe.configure({ timeout: 60_000 });

  test('the search takes text and category before its code has come, and then applies both', async ({ page }) => {
    await slow(page);
    await page.goto('/products', { waitUntil: 'commit' });
    const field = page.getByLabel('Search the menu');
    await field.pressSequentially('sarbath', { delay: 30 });
    await dead(page);
    await page.getByLabel('Category').selectOption({ index: 1 });
    const kind = await page.getByLabel('Category').inputValue();
    await live(page);
    await expect(field).toHaveValue('sarbath');
    await expect.poll(() => new URL(page.url()).search).toBe(`?q=sarbath&category=${kind}`);
    const shown = await page
      .locator('[data-category]:visible')
      .evaluateAll((cards) => cards.map((card) => card.textContent));
    expect(shown.filter((text) => !/sarbath/i.test(text ?? ''))).toEqual([]);
    await expect(page.getByRole('status')).toContainText(String(shown.length));
  });

  test('the form keeps what is typed before, while and after its code comes, and then checks it', async ({ page }) => {
    await slow(page);
    await page.goto('/register', { waitUntil: 'commit' });
    await page.getByLabel('Name').pressSequentially('Anitha', { delay: 30 });
    await dead(page);
    await page.getByLabel('City').pressSequentially('Thiruvananthapuram, Manacaud', { delay: 60 });
    await live(page);
    await expect(page.getByLabel('Name')).toHaveValue('Anitha');
    await expect(page.getByLabel('City')).toHaveValue('Thiruvananthapuram, Manacaud');
    await page.getByRole('button', { name: 'Send on WhatsApp' }).click();
    await expect(page.getByRole('alert').getByRole('link')).toHaveCount(1);
  });
});

test.describe('where no script file can be fetched', () => {
  test.use({ expectedComplaints: [/Failed to fetch|ERR_FAILED|Failed to load/] });
  const broken = async (page: Page) => {
    const asked: string[] = [];
    await page.route('**/*.js*', (route) => {
      asked.push(route.request().url());
      return route.abort('failed');
    });
    return asked;
  };
  const failed = (page: Page) => expect(page.locator('astro-island')).toHaveAttribute('data-failed');

  test('the menu is all there, and the search says that it cannot search', async ({ page }) => {
    const asked = await broken(page);
    await page.goto('/products');
    const cards = page.locator('[data-category]');
    await expect(page.getByText('The search could not be loaded')).toBeHidden();
    await page.getByLabel('Search the menu').fill('boba');
    await failed(page);
    await expect(page.getByText('The search could not be loaded. Here is everything; type again')).toBeVisible();
    expect(asked.length).toBeGreaterThan(0);
    expect(await cards.count()).toBeGreaterThan(0);
    for (const card of await cards.all()) await expect(card).toBeVisible();
    await expect(page.getByRole('status')).toContainText(String(await cards.count()));
  });

  test('the reviews are a row to scroll, without buttons that do nothing', async ({ page }) => {
    const asked = await broken(page);
    await page.goto('/reviews');
    await failed(page);
    expect(asked.length).toBeGreaterThan(0);
    await expect(page.getByRole('button', { name: /Pause|Next|Previous/ })).toHaveCount(0);
    const last = page.locator('[aria-roledescription=slide]').last();
    await last.evaluate((slide) => slide.scrollIntoView({ behavior: 'instant', inline: 'start' }));
    await expect(last).toBeInViewport();
  });

  test('the form says that it sends an e-mail', async ({ page }) => {
    const asked = await broken(page);
    await page.goto('/register');
    await page.getByLabel('Name').fill('Anitha');
    await failed(page);
    expect(asked.length).toBeGreaterThan(0);
    await expect(page.locator('form button')).toHaveText(/Send by e-mail/);
    await expect(page.getByText('Send on WhatsApp')).toBeHidden();
    await expect(page.getByLabel('Name')).toHaveValue('Anitha');
  });

  test('the costs are all there, as drawing and as table', async ({ page }) => {
    const asked = await broken(page);
    await page.goto('/franchise');
    await page.locator('.donut path').first().hover();
    await failed(page);
    expect(asked.length).toBeGreaterThan(0);
    expect(await page.locator('.donut path').count()).toBe(await page.locator('.investment tbody tr').count());
    await expect(page.locator('.investment tfoot')).toContainText('₹');
  });
});

test('a page that breaks off in its header still shows the navigation that arrived', async ({ page }) => {
  await page.route('**/about', async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    await route.fulfill({ response, body: html.slice(0, html.indexOf('</nav>')) });
  });
  await page.goto('/about');
  await expect(page.getByRole('navigation').getByRole('link', { name: 'Our Story' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(0);
});
