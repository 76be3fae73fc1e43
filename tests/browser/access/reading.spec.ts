import { expect, ROUTES, test } from '../fixtures.ts';

for (const route of ROUTES) {
  test(`${route} has headings in order, links that make sense alone, and its Malayalam marked`, async ({ page }) => {
    await page.goto(route);
    const levels = await page
      .locator('h1, h2, h3, h4, h5, h6')
      .evaluateAll((headings) => headings.map(({ tagName }) => Number(tagName[1])));
    expect(levels.filter((level) => level === 1)).toHaveLength(1);
    expect(levels[0]).toBe(1);
    const jumps = levels.filter((level, index) => index > 0 && level > (levels[index - 1] ?? 0) + 1);
    expect(jumps, 'levels that skip one').toEqual([]);

    const links = await page.getByRole('link').evaluateAll((all) =>
      all.map((link) => ({
        name: (link.getAttribute('aria-label') ?? link.textContent ?? '').replace(/\s+/g, ' ').trim(),
        to: (link as HTMLAnchorElement).href,
      })),
    );
    expect(
      links.filter(({ name }) => name.length < 2 || /^(here|click here|more|read more|link)$/i.test(name)),
    ).toEqual([]);
    // Links of one name have one target (WCAG 2.4.9), except "Back" of the enquiry page.
    const places = new Map<string, Set<string>>();
    for (const { name, to } of links) places.set(name, (places.get(name) ?? new Set()).add(to));
    const ambiguous = [...places].filter(([name, to]) => to.size > 1 && !(route === '/register' && name === 'Back'));
    expect(ambiguous.map(([name, to]) => [name, ...to])).toEqual([]);

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
