import type { Page } from '@playwright/test';
import { DESK, expect, PHONE, test } from './fixtures.ts';

/** Goes to another page. @returns the vertical scroll position there, and true if a view transition led to it */
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

test('on phones the navigation is a bar at the bottom, and contact and hours are one tap away', async ({ page }) => {
  await page.setViewportSize(PHONE);
  for (const route of ['/', '/about']) {
    await page.goto(route);
    const link = page.getByRole('banner').getByRole('link', { name: 'Contact and hours' });
    await expect(link).toBeInViewport({ ratio: 1 });
    await expect(link).toHaveAttribute('href', '/contact');
  }
  const bar = await page.getByRole('navigation', { name: 'Main' }).boundingBox();
  expect(Math.round((bar?.y ?? 0) + (bar?.height ?? 0))).toBe(PHONE.height);
});

test('content keeps out of the safe areas of a phone', async ({ page }) => {
  const session = await page.context().newCDPSession(page);
  for (const [size, side, bottom] of [
    [PHONE, 0, 34],
    [{ width: 844, height: 390 }, 59, 21],
  ] as const) {
    await page.setViewportSize(size);
    await session.send('Emulation.setSafeAreaInsetsOverride', { insets: { bottom, left: side, right: side } });
    await page.goto('/franchise');
    // iPhones report no insets without it.
    await expect(page.locator('meta[name="viewport"]')).toHaveAttribute('content', /viewport-fit=cover/);
    await page.evaluate(() => scrollTo({ top: 99_999, behavior: 'instant' }));
    for (const part of [page.locator('nav li'), page.locator('main, footer').locator('h2, a, p, button')]) {
      const boxes = await part.evaluateAll((parts) =>
        parts.filter((one) => one.checkVisibility()).map((one) => one.getBoundingClientRect().toJSON()),
      );
      expect(Math.min(...boxes.map((box) => box.left))).toBeGreaterThanOrEqual(side);
      expect(Math.max(...boxes.map((box) => box.right))).toBeLessThanOrEqual(size.width - side);
      expect(Math.max(...boxes.map((box) => box.bottom))).toBeLessThanOrEqual(size.height - bottom);
    }
  }
});

for (const [setting, size, reducedMotion, isTransition] of [
  ['on a desktop', DESK, 'no-preference', true],
  ['on a phone, which does not wait for a transition,', PHONE, 'no-preference', false],
  ['with reduced motion', DESK, 'reduce', false],
] as const) {
  test(`${setting} a page change starts at the top, with a transition: ${isTransition}`, async ({ page }) => {
    await page.setViewportSize(size);
    await page.emulateMedia({ reducedMotion });
    await page.goto('/about');
    await page.evaluate(() => scrollTo({ top: 1500, behavior: 'instant' }));
    expect(await changePage(page)).toEqual([0, isTransition]);
  });
}

test('Tab continues from where a visitor skipped to or clicked', async ({ page }) => {
  await page.setViewportSize(DESK);
  await page.goto('/contact');
  for (const key of ['Tab', 'Enter', 'Tab']) await page.keyboard.press(key);
  await expect(page.getByRole('main').locator('a').first()).toBeFocused();
  await page.getByRole('main').getByText('Every day').first().click();
  await page.keyboard.press('Tab');
  await expect(page.locator(':focus')).toHaveText(/^Get directions/);
});

test('on wide screens the chat link stays on the screen', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/about');
  await page.evaluate(() => scrollTo({ top: 9999, behavior: 'instant' }));
  const chat = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Chat' });
  await expect(chat).toBeInViewport({ ratio: 1 });
});
