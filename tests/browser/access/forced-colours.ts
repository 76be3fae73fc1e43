import type { Page } from '@playwright/test';

/** What cannot be seen in forced colours, in which a page is shown: stars, WhatsApp's mark, edges of buttons. */
export const unseenInForcedColours = (page: Page) =>
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
