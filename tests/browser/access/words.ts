import type { Page } from '@playwright/test';

/** Sets the text size of the browser, which breakpoints in `em` depend on. Call it before `goto`. */
export async function enlargeText(page: Page, factor: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: 16 * factor, fixed: Math.round(13 * factor) } });
}

/** Words that are broken without a hyphen or slash at the break; of the elements that match, or of the whole page. */
export const brokenWords = (page: Page, selector = 'body') =>
  page.evaluate((within) => {
    const found: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const node = walker.currentNode as Text;
      const parent = node.parentElement;
      if (!parent?.checkVisibility({ visibilityProperty: true })) continue;
      if (
        !parent.closest(within) ||
        parent.closest('script, style, noscript, .visually-hidden, .skip, select, textarea, svg')
      )
        continue;
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
  }, selector);

/**
 * Enlarges letters alone by a factor, as Firefox's "zoom text only" does: every size in a style sheet that does not
 * follow from another one. Call it after `goto`.
 */
export const enlargeLetters = (page: Page, factor: number) =>
  page.evaluate(async (times) => {
    const follows = (size: string) => /\dem\b|%|inherit/.test(size);
    const larger = (size: string) => (size === '' || follows(size) ? size : `calc((${size}) * ${times})`);
    const enlarge = (list: CSSRuleList) => {
      for (const rule of list) {
        if ('cssRules' in rule) enlarge(rule.cssRules as CSSRuleList);
        if (!('style' in rule) || rule instanceof CSSFontFaceRule) continue;
        const style = rule.style as CSSStyleDeclaration;
        // A shorthand with variables has no parts to read.
        const [, weight, size, rest] = /^(\d+) (.+?)\s*(\/.*)$/.exec(style.font) ?? [];
        if (weight && size && rest) style.font = `${weight} ${larger(size)} ${rest}`;
        else if (style.fontSize) style.fontSize = larger(style.fontSize);
      }
    };
    const sheets = [...document.styleSheets, ...document.adoptedStyleSheets].filter(({ disabled }) => !disabled);
    for (const { cssRules } of sheets) enlarge(cssRules);
    // Read anew: Chromium keeps the media queries of a changed sheet as they were, whatever width comes next.
    document.adoptedStyleSheets = sheets.map((sheet) => {
      const anew = new CSSStyleSheet({ media: sheet.media.mediaText });
      anew.replaceSync([...sheet.cssRules].map(({ cssText }) => cssText).join('\n'));
      sheet.disabled = true;
      return anew;
    });
    // The layout asks for the fonts of the new sheets.
    document.body.getBoundingClientRect();
    await document.fonts.ready;
  }, factor);

/** Texts of buttons and links that extend beyond them or beyond the screen. */
export const spilling = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('.button, .medallion, .back, nav a, button')]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .filter((element) => {
        const ground = element.getBoundingClientRect();
        const [left, right] = [Math.max(ground.left, 0), Math.min(ground.right, innerWidth)];
        const walk = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
        while (walk.nextNode()) {
          const { parentElement } = walk.currentNode;
          // Words for screen readers alone.
          if (!parentElement || getComputedStyle(parentElement).clipPath !== 'none') continue;
          // Words that come with hover and focus.
          if (getComputedStyle(parentElement).maxWidth === '0px') continue;
          const range = document.createRange();
          range.selectNodeContents(walk.currentNode);
          const words = range.getBoundingClientRect();
          if (words.width > 0 && (words.left < left - 1 || words.right > right + 1)) return true;
        }
        return false;
      })
      .map((element) => element.textContent?.trim()),
  );
