import type { Page } from '@playwright/test';
import { PALETTE } from '../../../src/lib/site/palette.ts';
import { rgb } from '../fixtures.ts';

const CONTROLS = 'a[href], button, input:not([type=hidden]), select, textarea, summary, [tabindex="0"], iframe';
/** More presses of Tab than any page has stops. */
const MOST_STOPS = 200;

/** Where the focus is, and how it looks there. */
const stop = (page: Page) =>
  page.evaluate((controls) => {
    const element = document.activeElement;
    if (!element || element === document.body || element === document.documentElement) return undefined;
    const style = getComputedStyle(element);
    const box = element.getBoundingClientRect();
    const [left, right] = [Math.max(box.left, 0), Math.min(box.right, innerWidth)];
    const [top, bottom] = [Math.max(box.top, 0), Math.min(box.bottom, innerHeight)];
    const over = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    const free = over !== null && (element.contains(over) || over.contains(element) || over.closest('label') !== null);
    return {
      name: `${element.localName} "${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40)}"`,
      // A slice of the chart draws its ring along its own edge: an outline would be a square.
      ring: Number.parseFloat(
        element instanceof SVGElement ? style.strokeWidth : style.outlineStyle === 'none' ? '0' : style.outlineWidth,
      ),
      bareColour: element instanceof SVGElement || style.boxShadow !== 'none' ? '' : style.outlineColor,
      coveredBy: free ? '' : (over?.outerHTML.slice(0, 80) ?? 'nothing: outside the window'),
      position: [...document.querySelectorAll(controls)].indexOf(element),
    };
  }, CONTROLS);

/** What is wrong with a walk through the page by the Tab key, from the start until the focus leaves it or comes back. */
export async function tabFaults(page: Page): Promise<string[]> {
  const faults: string[] = [];
  let [first, last, stops] = [-1, -1, 0];
  for (; stops < MOST_STOPS; stops += 1) {
    await page.keyboard.press('Tab');
    const here = await stop(page);
    if (!here || (stops > 1 && here.position === first)) break;
    if (stops === 0) {
      first = here.position;
      if (!/skip/i.test(here.name)) faults.push(`${here.name} comes before a link that skips the navigation`);
    }
    // On a pale ground a ring of milk needs the dark one around it.
    if (here.ring < 3 || here.bareColour === rgb(PALETTE.milk)) faults.push(`${here.name} has no visible ring`);
    if (here.coveredBy) faults.push(`${here.name} lies under ${here.coveredBy}`);
    if (here.position >= 0 && here.position < last) faults.push(`${here.name} comes after what follows it`);
    last = Math.max(last, here.position);
  }
  if (stops === MOST_STOPS) faults.push('the walk does not end');
  return faults;
}

/** What is pressed and smaller than 44 pixels (WCAG 2.5.5), links in sentences aside. */
export const smallTargets = (page: Page) =>
  page.evaluate(
    (controls) =>
      [...document.querySelectorAll<HTMLElement>(controls)]
        .filter((one) => one.checkVisibility({ visibilityProperty: true }) && !one.matches('[inert] *, .skip, iframe'))
        .filter((one) => !(one.matches(':is(p, .prose li) a') && getComputedStyle(one).display === 'inline'))
        .map((one) => ({ html: one.outerHTML.slice(0, 90), box: one.getBoundingClientRect() }))
        .filter(({ box }) => box.width > 0 && (box.width < 43.5 || box.height < 43.5))
        .map(({ html, box }) => `${html} ${box.width.toFixed(1)}×${box.height.toFixed(1)}`),
    CONTROLS,
  );
