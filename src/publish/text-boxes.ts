import type { Page } from '@playwright/test';

/** Finds texts that overlap each other or a field, reach beyond the page, or are cut off. */
export const layoutIssues = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    /** In pixels, because letters may extend beyond their line box. */
    const TOLERANCE = 3;
    const IGNORED =
      'script, style, textarea, option, .visually-hidden, .skip, [inert], [popover]:not(:popover-open), svg, select, noscript, [aria-hidden=true]';
    const style = (element: Element) => getComputedStyle(element);
    const isShown = (element: Element) =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      style(element).clipPath !== 'inset(50%)' &&
      !element.closest(IGNORED);
    const ancestors = (element: Element | null): Element[] =>
      element && element !== document.body ? [element, ...ancestors(element.parentElement)] : [];
    const isFixed = (element: Element) => ancestors(element).some((one) => style(one).position === 'fixed');
    const scrolls = (element: Element) =>
      ancestors(element).some((one) => /auto|scroll|hidden/.test(style(one).overflowX));

    /** Returns the ancestor that clips a box. */
    const clippedBy = (element: Element, box: DOMRect): Element | undefined => {
      for (const one of ancestors(element)) {
        const { overflowX, overflowY, position } = style(one);
        const frame = one.getBoundingClientRect();
        // Not an error: collapsed labels open on hover and focus, and other text can be scrolled into view.
        if (frame.width < 1 || /auto|scroll/.test(`${overflowX} ${overflowY}`)) return undefined;
        const hidesX = /hidden|clip/.test(overflowX) || one.matches('.button, nav a, button');
        const hidesY = /hidden|clip/.test(overflowY);
        if (hidesX && (box.left < frame.left - TOLERANCE || box.right > frame.right + TOLERANCE)) return one;
        if (hidesY && (box.top < frame.top - TOLERANCE || box.bottom > frame.bottom + TOLERANCE)) return one;
        if (position === 'fixed') return undefined;
      }
      return undefined;
    };

    const lines: { element: Element; text: string; box: DOMRect }[] = [];
    const found: string[] = [];
    const add = (element: Element, text: string, boxes: Iterable<DOMRect>) => {
      for (const box of boxes) if (box.width > 1 && box.height > 1) lines.push({ element, text, box });
    };
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const element = walker.currentNode.parentElement;
      const text = walker.currentNode.textContent?.trim() ?? '';
      if (!element || text === '' || !isShown(element)) continue;
      const range = document.createRange();
      range.selectNodeContents(walker.currentNode);
      const whole = range.getBoundingClientRect();
      const cut = style(element).clipPath === 'none' && whole.width > 1 && clippedBy(element, whole);
      if (cut) found.push(`"${text.slice(0, 60)}" is cut off by ${[cut.localName, ...cut.classList].join('.')}`);
      if (!isFixed(element)) add(element, text, range.getClientRects());
    }
    for (const element of document.querySelectorAll('input, select, textarea'))
      if (element.checkVisibility({ visibilityProperty: true }) && !isFixed(element))
        add(element, `the field ${element.id}`, [element.getBoundingClientRect()]);

    for (const { text, box, element } of lines)
      if ((box.right > innerWidth + 1 || box.left < -1) && !scrolls(element))
        found.push(
          `"${text.slice(0, 40)}" sticks out: ${Math.round(box.left)} to ${Math.round(box.right)} of ${innerWidth}`,
        );

    // Letters are shorter than their line box, so 30 % may overlap.
    const top = ({ box }: { box: DOMRect }) => box.top + box.height * 0.3;
    const bottom = ({ box }: { box: DOMRect }) => box.bottom - box.height * 0.3;
    // The boxes of the rotated heading overlap, not its letters.
    const heading = (element: Element) => element.closest('h1, .lettering') ?? element;
    lines.sort((a, b) => top(a) - top(b));
    for (const [index, one] of lines.entries())
      for (const other of lines.slice(index + 1)) {
        if (top(other) >= bottom(one)) break;
        const isApart = one.box.right - 1 <= other.box.left + 1 || other.box.right - 1 <= one.box.left + 1;
        if (!isApart && heading(one.element) !== heading(other.element))
          found.push(`"${one.text.slice(0, 40)}" lies over "${other.text.slice(0, 40)}"`);
      }
    const { scrollWidth } = document.documentElement;
    if (scrollWidth > innerWidth) found.push(`the page scrolls sideways: ${scrollWidth} of ${innerWidth}`);
    return [...new Set(found)];
  });
