import type { Page } from '@playwright/test';

/**
 * Texts that overlap each other or a field, that extend beyond the page, or that are cut off: by an element that hides what
 * does not fit, or by the button they stand on.
 */
export const layoutIssues = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    interface Line {
      element: Element;
      text: string;
      box: DOMRect;
    }
    const shown = (element: Element) =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      getComputedStyle(element).clipPath !== 'inset(50%)' &&
      !element.closest(
        '.visually-hidden, .skip, [inert], [popover]:not(:popover-open), svg, select, noscript, [aria-hidden=true]',
      );
    const fixed = (element: Element | null): boolean =>
      element !== null && (getComputedStyle(element).position === 'fixed' || fixed(element.parentElement));
    /** Whether an ancestor scrolls or clips it on purpose (a row that scrolls sideways). */
    const scrolls = (element: Element | null): boolean =>
      element !== null &&
      element !== document.body &&
      (/auto|scroll|hidden/.test(getComputedStyle(element).overflowX) || scrolls(element.parentElement));
    const hides = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
    /** Fonts reach beyond their line by a little; a letter that is cut shows from here, in CSS pixels. */
    const TOLERANCE = 3;
    /** The element that cuts off a part of a box. */
    const cutBy = (element: Element | null, box: DOMRect): Element | undefined => {
      if (element === null || element === document.body) return undefined;
      const { overflowX, overflowY, position } = getComputedStyle(element);
      const ground = element.getBoundingClientRect();
      // A label folded to nothing shows on hover and focus, and what scrolls can be reached.
      if (ground.width < 1 || /auto|scroll/.test(`${overflowX} ${overflowY}`)) return undefined;
      const across = hides(overflowX) || element.matches('.button, nav a, button');
      const cut =
        (across && (box.left < ground.left - TOLERANCE || box.right > ground.right + TOLERANCE)) ||
        (hides(overflowY) && (box.top < ground.top - TOLERANCE || box.bottom > ground.bottom + TOLERANCE));
      if (cut) return element;
      return position === 'fixed' ? undefined : cutBy(element.parentElement, box);
    };

    const lines: Line[] = [];
    const found: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const node = walker.currentNode as Text;
      const element = node.parentElement;
      const text = node.data.trim();
      if (!element || text === '' || /^(SCRIPT|STYLE|TEXTAREA|OPTION)$/.test(element.tagName) || !shown(element))
        continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const whole = range.getBoundingClientRect();
      const cut = getComputedStyle(element).clipPath === 'none' && whole.width > 1 && cutBy(element, whole);
      if (cut) found.push(`"${text.slice(0, 60)}" is cut off by ${[cut.localName, ...cut.classList].join('.')}`);
      if (fixed(element)) continue;
      for (const box of range.getClientRects()) if (box.width > 1 && box.height > 1) lines.push({ element, text, box });
    }
    // A field is empty at first, and no text may lie over it either.
    for (const element of document.querySelectorAll('input, select, textarea')) {
      if (!element.checkVisibility({ visibilityProperty: true }) || fixed(element)) continue;
      const box = element.getBoundingClientRect();
      if (box.width > 1 && box.height > 1) lines.push({ element, text: `the field ${element.id}`, box });
    }
    for (const { text, box, element } of lines) {
      if ((box.right > innerWidth + 1 || box.left < -1) && !scrolls(element)) {
        found.push(
          `"${text.slice(0, 40)}" sticks out: ${Math.round(box.left)} to ${Math.round(box.right)} of ${innerWidth}`,
        );
      }
    }
    // Letters are lower than their line box: 30 % of it may overlap.
    const inner = ({ box }: Line) => ({
      left: box.left + 1,
      right: box.right - 1,
      top: box.top + box.height * 0.3,
      bottom: box.bottom - box.height * 0.3,
    });
    /** Whether a text is too wide for a box that the other text does not stand in. */
    const leavesItsBox = (element: Element | null, other: Element): boolean =>
      element !== null &&
      !element.contains(other) &&
      ((element.clientWidth > 0 && element.scrollWidth > element.clientWidth + 1) ||
        leavesItsBox(element.parentElement, other));
    const sorted = lines.map((line) => ({ ...line, inner: inner(line) })).sort((a, b) => a.inner.top - b.inner.top);
    sorted.forEach((one, index) => {
      for (let at = index + 1; at < sorted.length; at += 1) {
        const other = sorted[at];
        if (!other || other.inner.top >= one.inner.bottom) break;
        const apart = one.inner.right <= other.inner.left || other.inner.right <= one.inner.left;
        // The lines of the rotated heading overlap as boxes, not as letters.
        const heading = one.element.closest('h1, .lettering');
        const tilted = heading !== null && heading === other.element.closest('h1, .lettering');
        if (!apart && !tilted && one.element !== other.element) {
          // The first one is looked for in the content.
          const texts = leavesItsBox(other.element, one.element) ? [other.text, one.text] : [one.text, other.text];
          found.push(texts.map((text) => `"${text.slice(0, 40)}"`).join(' lies over '));
        }
      }
    });
    if (document.documentElement.scrollWidth > innerWidth) {
      found.push(`the page scrolls sideways: ${document.documentElement.scrollWidth} of ${innerWidth}`);
    }
    return [...new Set(found)];
  });
