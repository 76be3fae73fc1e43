import { expect, ROUTES, test } from '../fixtures.ts';
import { readingEase } from './reading-ease.ts';

for (const route of ROUTES) {
  test(`${route} reads in plain English`, async ({ page }, testInfo) => {
    await page.goto(route);
    const sentences = await page.evaluate(() =>
      [...document.querySelectorAll('main :is(p, li, blockquote, dd)')]
        .filter((element) => !element.querySelector('p, li, h2, h3, ul, ol') && !element.closest('nav, [hidden]'))
        .map((element) => (element.textContent ?? '').replace(/\s+/g, ' ').trim())
        .filter((text) => text.split(' ').length >= 5),
    );
    const ease = readingEase(sentences);
    testInfo.annotations.push({ type: 'reading ease', description: `${route} ${ease.toFixed(0)}` });
    console.log(`Reading ease of ${route}: ${ease.toFixed(0)} (60 and more is plain English)`);
    if (sentences.length > 0) expect(ease).toBeGreaterThanOrEqual(60);
  });

  test(`${route} has one first heading, and the others in order`, async ({ page }) => {
    await page.goto(route);
    const levels = await page
      .locator('h1, h2, h3, h4, h5, h6')
      .evaluateAll((headings) => headings.map(({ tagName }) => Number(tagName[1])));
    expect(levels.filter((level) => level === 1)).toHaveLength(1);
    expect(levels[0]).toBe(1);
    const jumps = levels.filter((level, index) => index > 0 && level > (levels[index - 1] ?? 0) + 1);
    expect(jumps, 'levels that skip one').toEqual([]);
  });

  test(`the links of ${route} make sense alone`, async ({ page }) => {
    await page.goto(route);
    const links = await page.getByRole('link').evaluateAll((all) =>
      all.map((link) => ({
        name: (link.getAttribute('aria-label') ?? link.textContent ?? '').replace(/\s+/g, ' ').trim(),
        to: (link as HTMLAnchorElement).href,
      })),
    );
    expect(
      links.filter(({ name }) => name.length < 2 || /^(here|click here|more|read more|link)$/i.test(name)),
    ).toEqual([]);
    // One name leads to one place (WCAG 2.4.9); "Back" of the enquiry page is the exception: there it leads to the franchise page.
    const places = new Map<string, Set<string>>();
    for (const { name, to } of links) places.set(name, (places.get(name) ?? new Set()).add(to));
    const ambiguous = [...places].filter(([name, to]) => to.size > 1 && !(route === '/register' && name === 'Back'));
    expect(ambiguous.map(([name, to]) => [name, ...to])).toEqual([]);
  });

  test(`Malayalam on ${route} is marked as Malayalam`, async ({ page }) => {
    await page.goto(route);
    const unmarked = await page.evaluate(() => {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const found: string[] = [];
      while (walker.nextNode()) {
        const node = walker.currentNode as Text;
        const skip = /^(SCRIPT|STYLE)$/.test(node.parentElement?.tagName ?? '');
        if (!skip && /[\u0D00-\u0D7F]/.test(node.data) && !node.parentElement?.closest('[lang=ml]'))
          found.push(node.data.trim());
      }
      return found;
    });
    expect(unmarked).toEqual([]);
  });
}
