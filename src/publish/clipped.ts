import type { Page } from '@playwright/test';

export interface Clipped {
  readonly text: string;
  /** The element that cuts it off, as a selector. */
  readonly by: string;
}

/** Texts of which a part lies outside an element that hides what does not fit, or outside the button they stand on. */
export const clippedTexts = (page: Page): Promise<Clipped[]> =>
  page.evaluate(() => {
    /** Fonts reach beyond their line by a little; a letter that is cut shows from here, in CSS pixels. */
    const TOLERANCE = 3;
    const hides = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
    const nameOf = (element: Element) => element.localName + [...element.classList].map((name) => `.${name}`).join('');
    const shown = (element: Element) =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      !element.closest(
        '.visually-hidden, .skip, [inert], [popover]:not(:popover-open), svg, select, [aria-hidden=true]',
      ) &&
      getComputedStyle(element).clipPath === 'none';

    const found = new Map<string, { text: string; by: string }>();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const node = walker.currentNode as Text;
      const text = node.data.trim();
      const parent = node.parentElement;
      if (!parent || !text || /^(SCRIPT|STYLE|TEXTAREA|OPTION)$/.test(parent.tagName) || !shown(parent)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const box = range.getBoundingClientRect();
      if (box.width < 2 || box.height < 2) continue;
      for (
        let element: Element | null = parent;
        element && element !== document.body;
        element = element.parentElement
      ) {
        const style = getComputedStyle(element);
        const ground = element.getBoundingClientRect();
        // A label folded to nothing shows on hover and focus.
        if (ground.width < 1) break;
        // What scrolls can be reached.
        if (/auto|scroll/.test(`${style.overflowX} ${style.overflowY}`)) break;
        const solid = element.matches('.button, nav a, button');
        const across = hides(style.overflowX) || solid;
        const down = hides(style.overflowY);
        const cut =
          (across && (box.left < ground.left - TOLERANCE || box.right > ground.right + TOLERANCE)) ||
          (down && (box.top < ground.top - TOLERANCE || box.bottom > ground.bottom + TOLERANCE));
        if (cut) found.set(text, { text: text.slice(0, 60), by: nameOf(element) });
        if (cut || style.position === 'fixed') break;
      }
    }
    return [...found.values()];
  });
