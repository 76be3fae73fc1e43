import type { Page } from '@playwright/test';
import { violationsOn } from '../../src/publish/axe.ts';
import { expect, expectHydrated, PHONE, test } from './fixtures.ts';

const EMPTY = 'No sarbath found matching your criteria.';
const ALL = ['Coffee Blast', 'Boba', 'Combo', 'Masala Potato Pops', 'Power Combo', 'Khus Sarbath'];

const box = (page: Page) => page.getByRole('searchbox', { name: 'Search the menu' });
const choice = (page: Page) => page.getByRole('combobox', { name: 'Category' });
const cards = (page: Page) => page.getByRole('list', { name: 'Menu' }).getByRole('heading', { level: 2 });
const query = (page: Page) => new URL(page.url()).search;

for (const viewport of [PHONE, { width: 1366, height: 650 }])
  test(`without a notice, the first screen names prices at ${viewport.width} × ${viewport.height}`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await page.goto('/products');
    await page.getByRole('complementary', { name: 'Notices' }).evaluate((notices) => notices.remove());
    const prices = page.getByText('₹30 to ₹50');
    await expect(prices).toBeInViewport({ ratio: 1 });
    await prices.click({ trial: true });
  });

test.describe('on a phone', () => {
  test.use({ viewport: PHONE, hasTouch: true, isMobile: true });

  test('Enter closes the keyboard, which would cover the results', async ({ page }) => {
    await page.goto('/products');
    await box(page).tap();
    await page.keyboard.type('pops');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('status')).toHaveText('Showing 3 of 6');
    await expect(box(page)).not.toBeFocused();
  });
});

test('a search without a match shows the message, the advice to ask and a button to the whole menu', async ({
  page,
}) => {
  await page.goto('/products');
  const advice = page.getByText('Not all allergens are listed.');
  await expect(page.getByText(EMPTY)).toHaveCount(0);
  await expect(advice).toBeVisible();
  await box(page).fill('nuts');
  await expect(page.getByText(EMPTY, { exact: true })).toBeVisible();
  await expect(page.getByRole('status')).toHaveText('Showing 0 of 6');
  await expect(advice.locator('..').getByRole('link', { name: 'Ask us' })).toHaveAttribute(
    'href',
    /^https:\/\/wa\.me\//,
  );
  await expect(page.locator('astro-island')).toMatchAriaSnapshot({ name: 'search-empty.aria.yml' });
  expect(await violationsOn(page)).toEqual([]);
  await page.getByRole('button', { name: 'Clear' }).click();
  await expect(cards(page)).toHaveText(ALL);
  await expect(page.getByRole('status')).toHaveText('Showing 6 of 6');
  await expect(page.getByRole('status')).toBeFocused();
});

test('a search without a match in a category offers all categories, and keeps the text', async ({ page }) => {
  await page.goto('/products?category=classic');
  // Text typed before hydration wins over the URL.
  await expectHydrated(page);
  await box(page).fill('khus');
  await expect(page.getByText(EMPTY)).toBeVisible();
  await page.getByRole('button', { name: 'All categories' }).click();
  await expect(cards(page)).toHaveText(['Khus Sarbath']);
  await expect(box(page)).toHaveValue('khus');
  await expect(page.getByRole('status')).toBeFocused();
});

test('the search works when the browser refuses another change of the URL', async ({ page }) => {
  await page.goto('/products');
  await page.evaluate(() => {
    history.replaceState = () => {
      throw new DOMException('too many', 'SecurityError');
    };
  });
  await box(page).fill('boba');
  await expect(cards(page)).toHaveText(['Boba']);
  expect(query(page)).toBe('');
});

test('the URL holds the search: shared, restored, and followed by Back', async ({ page }) => {
  await page.goto('/products?utm_source=note');
  await expect(box(page)).toHaveAttribute('maxlength', '200');
  await box(page).fill('milk');
  await expect(cards(page)).toHaveText(['Coffee Blast', 'Boba', 'Combo']);
  await choice(page).selectOption('classic');
  await choice(page).selectOption('special');
  await expect.poll(() => query(page)).toBe('?utm_source=note&q=milk&category=special');
  await expect(cards(page)).toHaveText(['Boba']);
  await page.goBack();
  await expect(choice(page)).toHaveValue('all');
  await expect(box(page)).toHaveValue('milk');
  await expect(cards(page)).toHaveText(['Coffee Blast', 'Boba', 'Combo']);
  await page.goForward();
  await expect(cards(page)).toHaveText(['Boba']);
  await page.reload();
  await expect(box(page)).toHaveValue('milk');
  await expect(choice(page)).toHaveValue('special');
  await expect(cards(page)).toHaveText(['Boba']);
  // The browser restores the fields of a page that it has not kept.
  await page.goto('/about');
  await page.goBack();
  await expect(choice(page)).toHaveValue('special');
  await expect(box(page)).toHaveValue('milk');
  // A reload without a search loads no code.
  await box(page).fill('');
  await choice(page).selectOption('all');
  await expect.poll(() => query(page)).toBe('?utm_source=note');
  await page.reload();
  await page.goBack();
  await expect(cards(page)).toHaveText(['Boba']);
});
