import type { Page } from '@playwright/test';
import { DESK, expect, MISSING, PAGES, PHONE, test } from './fixtures.ts';

/** Goes to another page. @returns the vertical scroll position there, and whether a view transition led to it */
async function changePage(page: Page): Promise<[top: number, transition: boolean]> {
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Gallery' });
  await page.addInitScript(() =>
    addEventListener('pagereveal', (event) =>
      Object.assign(window, { revealed: Boolean((event as PageRevealEvent).viewTransition) }),
    ),
  );
  await link.click();
  await page.waitForURL('**/gallery');
  const revealed = await page.waitForFunction(() => ('revealed' in window ? String(window.revealed) : ''));
  return [await page.evaluate(() => scrollY), (await revealed.jsonValue()) === 'true'];
}

// All pages share one layout; these differ in what it marks as current.
for (const [route, marked] of [
  ['/products', 'Menu'],
  ['/register', 'Franchise'],
  [MISSING, ''],
] as const) {
  test(`${route} has Back to the home page, the navigation and the chat link`, async ({ page }) => {
    await page.setViewportSize(DESK);
    await page.goto(route);
    const header = page.getByRole('banner');
    await expect(header.getByRole('link', { name: 'Back', exact: true })).toHaveAttribute('href', '/');
    const links = header.getByRole('navigation', { name: 'Main' }).getByRole('link');
    await expect(links).toHaveText([/Our Story/, /Franchise/, /Stores/, /Menu/, /Reviews/, /Contact/, /Chat with us/]);
    const current = header.locator('[aria-current]');
    await expect(current).toHaveText(marked ? [marked] : []);
    // A page of the navigation, or one that belongs to it.
    if (marked) await expect(current).toHaveAttribute('aria-current', marked === 'Menu' ? 'page' : 'true');
    const chat = page.getByRole('link', { name: 'Chat with us' });
    await expect(chat).toHaveAttribute('href', /^https:\/\/wa\.me\/910000000000\?text=/);
    await expect(chat).toBeInViewport({ ratio: 1 });
    await page.evaluate(() => scrollTo({ top: 9999, behavior: 'instant' }));
    await expect(chat).toBeInViewport({ ratio: 1 });
  });
}

test('on phones the navigation is a bar at the bottom, and contact and hours are a press away', async ({ page }) => {
  await page.setViewportSize(PHONE);
  for (const route of ['/', '/about']) {
    await page.goto(route);
    const link = page.getByRole('banner').getByRole('link', { name: 'Contact and hours' });
    await expect(link).toBeInViewport({ ratio: 1 });
    await expect(link).toHaveAttribute('href', '/contact');
    expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  }
  const bar = await page.getByRole('navigation', { name: 'Main' }).boundingBox();
  expect(Math.round((bar?.y ?? 0) + (bar?.height ?? 0))).toBe(PHONE.height);
});

for (const route of ['/', '/about']) {
  test(`${route} has the whole footer`, async ({ page }) => {
    await page.goto(route);
    const footer = page.getByRole('contentinfo');
    const quick = footer.getByRole('navigation', { name: 'Quick links' }).getByRole('link');
    await expect(quick).toHaveText(['Home', 'About', 'Products', 'Franchise', 'Gallery', 'Contact']);
    await expect(footer.locator('blockquote')).toHaveText(/Struggle .* Hope/);
    await expect(footer).toContainText('Come thirsty, leave lighter.');
    await expect(footer).toContainText('The Heavenly Drink, poured in Manacaud.');
    await expect(footer).toContainText(`© ${new Date().getFullYear()} Manacaud Milk Sarbath`);
    await expect(footer.getByRole('link', { name: /Call/ })).toHaveAttribute('href', 'tel:+910000000000');
    for (const name of ['Instagram', 'Facebook', 'Designer’s website', 'Designer Name']) {
      const link = footer.getByRole('link', { name: `${name} (opens in a new tab)` });
      await expect(link).toHaveAttribute('target', '_blank');
      await expect(link).toHaveAttribute('rel', /noopener/);
    }
    await expect(footer.locator('a[href$="/contact#privacy"]')).toBeVisible();
  });
}

test('a page change starts at the top and is a view transition', async ({ page }) => {
  await page.setViewportSize(DESK);
  await page.goto('/about');
  await page.evaluate(() => scrollTo({ top: 1500, behavior: 'instant' }));
  expect(await changePage(page)).toEqual([0, true]);
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('nothing moves: no transition between pages, no smooth scrolling, no animation', async ({ page }) => {
    for (const route of PAGES) {
      await page.goto(route);
      const moving = await page.evaluate(() =>
        document.getAnimations().map((one) => (one as CSSAnimation).animationName),
      );
      expect(moving, route).toEqual([]);
    }
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior)).toBe('auto');
    expect(await changePage(page)).toEqual([0, false]);
  });
});
