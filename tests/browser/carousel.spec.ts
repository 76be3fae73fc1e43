import type { Page } from '@playwright/test';
import { violationsOn } from '../../src/publish/axe.ts';
import { expect, expectHydrated, holdScripts, PHONE, test } from './fixtures.ts';

const region = (page: Page) => page.getByRole('region', { name: 'Reviews' });
const button = (page: Page, name: string) => region(page).getByRole('button', { name });
/** The slides that are not inert. */
const reachable = (page: Page) => region(page).locator('[aria-roledescription=slide]:not([inert])');
const expectSlide = async (page: Page, n: number) => {
  // Before hydration all slides are reachable.
  await expect(reachable(page)).toHaveCount(1);
  await expect(reachable(page)).toHaveAccessibleName(`${n} of 10`);
};
const openHydrated = async (page: Page) => {
  await page.goto('/reviews');
  await expectHydrated(page);
};
const START = Date.UTC(2026, 10, 21);
/** Opens /reviews with a stopped clock, just after the first slide appeared. */
const openWithStoppedClock = async (page: Page) => {
  await page.clock.install({ time: START });
  await page.clock.pauseAt(START + 1000);
  await page.goto('/reviews');
  const isRotating = () => page.locator('.view[data-live][aria-live=off]').count();
  await expect.poll(() => page.clock.runFor(20).then(isRotating), { intervals: [50] }).toBe(1);
};

test.use({ viewport: { width: 1440, height: 1100 } });

test('changes 3,000 ms after a slide appears, and wraps', async ({ page }) => {
  await openWithStoppedClock(page);
  await expectSlide(page, 1);
  await page.clock.runFor(2900);
  await expectSlide(page, 1);
  await page.clock.runFor(200);
  await expectSlide(page, 2);
  for (let n = 3; n <= 10; n++) await page.clock.runFor(3050);
  await expectSlide(page, 10);
  await page.clock.runFor(3050);
  await expectSlide(page, 1);
});

test('keeps the slide that a visitor reached before hydration', async ({ page }) => {
  const { send } = await holdScripts(page);
  await page.goto('/reviews');
  await page.locator('.view').evaluate((view) => view.scrollTo({ left: 4 * view.clientWidth, behavior: 'instant' }));
  await button(page, 'Next review').click();
  send();
  await expectHydrated(page);
  await expectSlide(page, 6);
});

test('follows the carousel pattern: order of keys, live region, one reachable slide', async ({ page }) => {
  await openHydrated(page);
  const live = page.locator('[aria-live]:has([data-slides])');
  await expect(live).toHaveAttribute('aria-live', 'off');
  const before = page.locator('.masthead a, .notices a').filter({ visible: true }).last();
  await before.focus();
  for (const name of ['Play', 'Previous review', 'Next review']) {
    await page.keyboard.press('Tab');
    await expect(button(page, name)).toBeFocused();
  }
  await expect(live).toHaveAttribute('aria-live', 'polite');
  await expect(page.locator('[aria-roledescription=slide][inert]')).toHaveCount(9);
  await page.keyboard.press('Alt+ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expectSlide(page, 2);
  await page.keyboard.press('ArrowLeft');
  await expectSlide(page, 1);
  expect(await violationsOn(page)).toEqual([]);
  await button(page, 'Play').press('Enter');
  await page.keyboard.press('Tab');
  await expect(live).toHaveAttribute('aria-live', 'off');
  await before.focus();
  await page.keyboard.press('Tab');
  await expect(button(page, 'Play'), 'stops when the focus arrives again').toBeFocused();
});

test('pauses on hover, in a background tab and off screen', async ({ page }) => {
  await openWithStoppedClock(page);
  await region(page).hover();
  await page.clock.runFor(10_000);
  await expectSlide(page, 1);
  await expect(button(page, 'Pause')).toBeVisible();
  await page.mouse.move(0, 0);
  const setHidden = (hidden: boolean) =>
    page.evaluate((value) => {
      Object.defineProperty(document, 'hidden', { configurable: true, value });
      document.dispatchEvent(new Event('visibilitychange'));
    }, hidden);
  await setHidden(true);
  await page.clock.runFor(10_000);
  await expectSlide(page, 1);
  await setHidden(false);
  const view = page.locator('.view');
  await page.evaluate(() => scrollTo({ top: 3000, behavior: 'instant' }));
  await expect(view).toHaveAttribute('aria-live', 'polite');
  await page.clock.runFor(10_000);
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await expect(view).toHaveAttribute('aria-live', 'off');
  await expectSlide(page, 1);
  await page.clock.runFor(3100);
  await expectSlide(page, 2);
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('starts paused, and follows a change of the setting', async ({ page }) => {
    await openHydrated(page);
    await expect(button(page, 'Play')).toBeVisible();
    await page.clock.install();
    await page.clock.runFor(10_000);
    await expectSlide(page, 1);
    await button(page, 'Next review').click();
    await page.mouse.move(0, 0);
    await expectSlide(page, 2);
    await expect(page.locator('.controls')).toMatchAriaSnapshot({ name: 'carousel-second.aria.yml' });
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await expect(button(page, 'Pause')).toBeVisible();
    await page.clock.runFor(3100);
    await expectSlide(page, 3);
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: PHONE, hasTouch: true, isMobile: true });

  test('a swipe changes the slide and ends the rotation, and the page still scrolls over it', async ({ page }) => {
    await openWithStoppedClock(page);
    await page.locator('.view').scrollIntoViewIfNeeded();
    const box = await page.locator('.view').boundingBox();
    const session = await page.context().newCDPSession(page);
    const [y, from] = [(box?.y ?? 0) + 60, (box?.x ?? 0) + (box?.width ?? 0) - 20];
    await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x: from, y }] });
    for (let step = 1; step <= 10; step++) {
      await session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [{ x: from - step * 22, y }] });
    }
    await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await expectSlide(page, 2);
    await expect(button(page, 'Play')).toBeVisible();
    await page.clock.runFor(10_000);
    await expectSlide(page, 2);
    expect(await page.locator('.view').evaluate((view) => getComputedStyle(view).touchAction)).toContain('pan-y');
  });

  test('after a tap on an arrow, the slide stays for 3 s', async ({ page }) => {
    await openWithStoppedClock(page);
    await button(page, 'Next review').tap();
    await expectSlide(page, 2);
    await page.clock.runFor(3100);
    await expectSlide(page, 3);
  });
});

test('an avatar that fails to load shows the initial', async ({ page }) => {
  await page.goto('/reviews');
  const avatar = page.locator('figure .avatar > img').first();
  await avatar.scrollIntoViewIfNeeded();
  await expect.poll(() => avatar.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth)).toBe(0);
  const initial = await avatar.getAttribute('data-initial');
  expect(await avatar.evaluate((image) => getComputedStyle(image, '::after').content)).toContain(`"${initial}"`);
});
