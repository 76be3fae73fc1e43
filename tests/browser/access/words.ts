import type { Page } from '@playwright/test';

/** Sets the text size of the browser, which breakpoints in `em` depend on. Call it before `goto`. */
export async function enlargeText(page: Page, factor: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: 16 * factor, fixed: Math.round(13 * factor) } });
}

/** Words that are broken without a hyphen or slash at the break, with the line they break on. */
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
