/** Detectors of access/pages.spec.ts. Each returns the faults it finds on a page; detectors.spec.ts tests them. */
import type { Page } from '@playwright/test';
import { PALETTE } from '../../../src/lib/site/palette.ts';
import { rgb } from '../fixtures.ts';

const CONTROLS = 'a[href], button, input:not([type=hidden]), select, textarea, summary, [tabindex="0"], iframe';
/** Limit for pages that trap the focus: more than the tab stops of any page. */
const MAX_STOPS = 200;

/** The focused element: its name, its ring and what covers it. */
const focusedElement = (page: Page) =>
  page.evaluate((controls) => {
    const element = document.activeElement;
    if (!element || element === document.body || element === document.documentElement) return undefined;
    const style = getComputedStyle(element);
    const box = element.getBoundingClientRect();
    const [left, right] = [Math.max(box.left, 0), Math.min(box.right, innerWidth)];
    const [top, bottom] = [Math.max(box.top, 0), Math.min(box.bottom, innerHeight)];
    const over = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    const isFree = over && (element.contains(over) || over.contains(element) || over.closest('label'));
    // A slice of the chart shows focus with its stroke: an outline would be a rectangle.
    const isChartSlice = element instanceof SVGElement;
    const outline = style.outlineStyle === 'none' ? '0' : style.outlineWidth;
    return {
      name: `${element.localName} "${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40)}"`,
      ring: Number.parseFloat(isChartSlice ? style.strokeWidth : outline),
      ringColour: isChartSlice || style.boxShadow !== 'none' ? '' : style.outlineColor,
      coveredBy: isFree ? '' : (over?.outerHTML.slice(0, 80) ?? 'nothing: outside the window'),
      position: [...document.querySelectorAll(controls)].indexOf(element),
    };
  }, CONTROLS);

/** Walks through the page by Tab until the focus leaves it or comes back: skip link first, in order, visible, uncovered. */
export async function tabFaults(page: Page): Promise<string[]> {
  const faults: string[] = [];
  let [first, last, stops] = [-1, -1, 0];
  for (; stops < MAX_STOPS; stops += 1) {
    await page.keyboard.press('Tab');
    const here = await focusedElement(page);
    if (!here || (stops > 1 && here.position === first)) break;
    if (stops === 0) {
      first = here.position;
      if (!/skip/i.test(here.name)) faults.push(`${here.name} comes before a link that skips the navigation`);
    }
    // On a light background, a focus ring in `milk` needs the dark ring around it.
    if (here.ring < 3 || here.ringColour === rgb(PALETTE.milk)) faults.push(`${here.name} has no visible ring`);
    if (here.coveredBy) faults.push(`${here.name} lies under ${here.coveredBy}`);
    if (here.position >= 0 && here.position < last) faults.push(`${here.name} comes after what follows it`);
    last = Math.max(last, here.position);
  }
  if (stops === MAX_STOPS) faults.push('the walk does not end');
  return faults;
}

/** Targets smaller than 44 pixels (WCAG 2.5.5), links in sentences aside. */
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

/**
 * Content that a fixed element covers at any scroll position: text and controls under the chat link, and the end of the
 * page under the tab bar.
 */
export const coveredByFixed = (page: Page) =>
  page.evaluate((controls) => {
    const isVisible = (element: Element) => element.checkVisibility({ visibilityProperty: true });
    const all = [...document.querySelectorAll('body *')].filter(isVisible);
    const fixed = all.filter((element) => getComputedStyle(element).position === 'fixed');
    const content = all.filter(
      (element) =>
        !element.closest('.visually-hidden, .skip, noscript, [inert]') && !fixed.some((part) => part.contains(element)),
    );
    const boxes = content.flatMap((element) => {
      const texts = [...element.childNodes].filter((node) => node instanceof Text && node.data.trim());
      const rects = texts.flatMap((node) => {
        const range = document.createRange();
        range.selectNodeContents(node);
        return [...range.getClientRects()];
      });
      if (element.matches(controls)) rects.push(element.getBoundingClientRect());
      return rects.map((box) => ({ name: element.textContent?.trim().slice(0, 30), box }));
    });
    const pageEnd = Math.max(...boxes.map(({ box }) => box.bottom + scrollY));
    const lastScroll = document.documentElement.scrollHeight - innerHeight;
    return fixed.flatMap((part) => {
      const place = part.getBoundingClientRect();
      const isBar = place.left <= 0 && place.right >= document.documentElement.clientWidth;
      if (isBar) return pageEnd - lastScroll > place.top + 1 ? ['the bar hides the end of the page'] : [];
      return boxes
        .filter(({ box }) => box.right > place.left && box.left < place.right)
        .filter(({ box }) => box.bottom + scrollY > place.top && box.top + scrollY < lastScroll + place.bottom)
        .map(({ name }) => `"${part.textContent?.trim()}" hides "${name}"`);
    });
  }, CONTROLS);

/** Stars, WhatsApp icons and button borders that are invisible in forced colours. */
export const invisibleInForcedColours = (page: Page) =>
  page.evaluate(() => {
    const { color, backgroundColor } = getComputedStyle(document.body);
    const all = (selector: string) => [...document.querySelectorAll(selector)];
    const stars = all('.stars').filter((one) => getComputedStyle(one).fill !== color);
    const marks = all('.whatsapp').filter(
      (one) => getComputedStyle(one, '::before').backgroundColor === backgroundColor,
    );
    const buttons = all('.button:not(.secondary)').filter((one) => getComputedStyle(one).borderTopWidth === '0px');
    return [...stars, ...marks, ...buttons].map(({ outerHTML }) => outerHTML.slice(0, 80));
  });

/** Sets the text size of the browser, which breakpoints in `em` depend on. Call it before `goto`. */
export async function enlargeText(page: Page, factor: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: 16 * factor, fixed: Math.round(13 * factor) } });
}

/** Words that break without a hyphen or slash. */
export const brokenWords = (page: Page) =>
  page.evaluate(() => {
    const found: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const node = walker.currentNode as Text;
      const parent = node.parentElement;
      if (!parent?.checkVisibility({ visibilityProperty: true })) continue;
      if (parent.closest('script, style, noscript, .visually-hidden, .skip, select, textarea, svg')) continue;
      for (const match of node.data.matchAll(/[\p{L}\p{M}\p{N}’']{2,}/gu)) {
        const range = document.createRange();
        range.setStart(node, match.index);
        range.setEnd(node, match.index + match[0].length);
        const lines = [...range.getClientRects()].filter((box) => box.width > 0);
        const [first] = lines;
        // Half a line, because the boxes of tight lines overlap.
        if (first && lines.some((box) => box.top > first.top + first.height / 2)) found.push(match[0]);
      }
    }
    return found;
  });
