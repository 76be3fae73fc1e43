import type { Page } from '@playwright/test';
import { expect, ROUTES, test } from '../fixtures.ts';

const CONTROLS = 'a[href], button, input:not([type=hidden]), select, textarea, summary, [tabindex="0"], iframe';

interface Stop {
  name: string;
  /** How many pixels wide the ring around it is. */
  ring: number;
  /** What lies over its middle, when that is neither itself nor a part of it. */
  coveredBy: string;
  position: number;
}

/** Where the focus is, and how it looks there. */
const stop = (page: Page) =>
  page.evaluate((controls): Stop | undefined => {
    const element = document.activeElement;
    if (!element || element === document.body || element === document.documentElement) return undefined;
    const style = getComputedStyle(element);
    const box = element.getBoundingClientRect();
    const seen = {
      left: Math.max(box.left, 0),
      right: Math.min(box.right, innerWidth),
      top: Math.max(box.top, 0),
      bottom: Math.min(box.bottom, innerHeight),
    };
    const over = document.elementFromPoint((seen.left + seen.right) / 2, (seen.top + seen.bottom) / 2);
    const free = over !== null && (element.contains(over) || over.contains(element) || over.closest('label') !== null);
    return {
      name: `${element.tagName.toLowerCase()} "${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40)}"`,
      // A slice of the chart draws its ring along its own edge: an outline would be a square.
      ring: Number.parseFloat(
        element instanceof SVGElement ? style.strokeWidth : style.outlineStyle === 'none' ? '0' : style.outlineWidth,
      ),
      coveredBy: free ? '' : (over?.outerHTML.slice(0, 80) ?? 'nothing: outside the window'),
      position: [...document.querySelectorAll(controls)].indexOf(element),
    };
  }, CONTROLS);

for (const route of ROUTES) {
  for (const width of [390, 1280]) {
    test(`${route} at ${width} can be walked with the Tab key, and what it presses is 44 pixels large`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.goto(route);
      const stops: Stop[] = [];
      // The walk ends when the focus leaves the page or comes back to its start.
      for (let presses = 0; presses < 200; presses++) {
        await page.keyboard.press('Tab');
        const here = await stop(page);
        if (!here || (stops.length > 1 && here.position === stops[0]?.position)) break;
        stops.push(here);
      }
      expect(stops.length, 'the walk must end').toBeLessThan(200);
      expect(stops[0]?.name, 'the skip link comes first').toMatch(/skip/i);
      expect(stops.length).toBeGreaterThan(10);
      expect(
        stops.filter(({ ring }) => ring < 3).map(({ name }) => name),
        'without a visible ring',
      ).toEqual([]);
      expect(
        stops.filter(({ coveredBy }) => coveredBy).map(({ name, coveredBy }) => `${name} lies under ${coveredBy}`),
      ).toEqual([]);
      const positions = stops.map(({ position }) => position).filter((position) => position >= 0);
      expect(positions, 'in the order of the page').toEqual([...positions].sort((a, b) => a - b));

      // Pressed targets as large as WCAG 2.5.5 asks.
      const small = await page.evaluate((controls) => {
        const inSentence = (element: Element) =>
          element.matches('a') &&
          element.closest('p, .prose li') !== null &&
          getComputedStyle(element).display === 'inline';
        return [...document.querySelectorAll<HTMLElement>(controls)]
          .filter(
            (element) => element.checkVisibility({ visibilityProperty: true }) && !element.closest('[inert], .skip'),
          )
          .filter((element) => !element.matches('.skip, iframe') && !inSentence(element))
          .map((element) => ({ element, box: element.getBoundingClientRect() }))
          .filter(({ box }) => box.width > 0 && (box.width < 43.5 || box.height < 43.5))
          .map(
            ({ element, box }) => `${element.outerHTML.slice(0, 90)} ${box.width.toFixed(1)}×${box.height.toFixed(1)}`,
          );
      }, CONTROLS);
      expect(small).toEqual([]);
    });
  }
}

test('the skip link leads past the navigation', async ({ page }) => {
  await page.goto('/about');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  const inMain = await page.evaluate(() => document.activeElement?.closest('main, footer') !== null);
  expect(inMain).toBe(true);
});
