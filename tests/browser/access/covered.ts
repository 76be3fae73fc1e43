import type { Page } from '@playwright/test';

/**
 * What fixed elements cover at any scroll position. The tab bar spans the lower edge of the window, so there the end of
 * the page must be above it.
 */
const hiddenByFixed = () => {
  const controls = 'a, button, input, select, textarea, summary, iframe, [role=img], [role=option], [tabindex="0"]';
  const all = [...document.querySelectorAll<HTMLElement>('body *')];
  const fixed = all.filter(
    (element) =>
      getComputedStyle(element).position === 'fixed' && element.checkVisibility({ visibilityProperty: true }),
  );
  const inFixed = (element: Element) => fixed.some((part) => part.contains(element));
  const farthest = document.documentElement.scrollHeight - innerHeight;
  /** Whether a part of a box is visible in all elements that clip it, such as a carousel. */
  const shows = (box: DOMRect, parent: Element | null): boolean => {
    if (!parent || parent === document.body) return true;
    const { left, right } = parent.getBoundingClientRect();
    const clips = getComputedStyle(parent).overflowX !== 'visible';
    return !(clips && (box.right <= left || box.left >= right)) && shows(box, parent.parentElement);
  };
  const boxes: { what: string; box: DOMRect }[] = [];
  const add = (element: Element, what: string, parts: Iterable<DOMRect>) => {
    if (!element.checkVisibility() || inFixed(element)) return;
    for (const box of parts)
      if (box.width >= 1 && box.height >= 1 && shows(box, element)) boxes.push({ what: what.trim(), box });
  };
  for (const element of document.querySelectorAll(controls))
    add(element, `<${element.localName}> ${element.textContent.slice(0, 30)}`, [element.getBoundingClientRect()]);
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { parentElement, textContent } = walker.currentNode;
    if (!parentElement || parentElement.closest('.visually-hidden, .skip, noscript')) continue;
    const range = document.createRange();
    range.selectNodeContents(walker.currentNode);
    add(parentElement, textContent ?? '', range.getClientRects());
  }
  const found: string[] = [];
  for (const part of fixed) {
    const place = part.getBoundingClientRect();
    if (place.left <= 0 && place.right >= document.documentElement.clientWidth && place.bottom >= innerHeight) {
      const end = Math.max(...boxes.map(({ box }) => box.bottom + scrollY)) - farthest;
      if (end > place.top + 1) found.push(`the bar hides ${Math.round(end - place.top)} px of the end of the page`);
      continue;
    }
    for (const { what, box } of boxes) {
      if (box.right <= place.left || box.left >= place.right) continue;
      const from = Math.max(0, box.top + scrollY - place.bottom);
      const to = Math.min(farthest, box.bottom + scrollY - place.top);
      if (from < to) found.push(`"${part.textContent?.trim()}" hides "${what}" between ${from} and ${to}`);
    }
  }
  return found;
};

export const covered = (page: Page) => page.evaluate(hiddenByFixed);
