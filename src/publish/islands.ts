import type { Locator, Page } from '@playwright/test';

/** Long enough for a busy machine to fetch and start the largest island. */
const PATIENCE = 10_000;

/** What a visitor does in an island, and what shows that it answers. A name that is not here has only to go live. */
const USES: Readonly<Record<string, (island: Locator, page: Page) => Promise<string | undefined>>> = {
  async MenuSearch(island, page) {
    const items = page.locator('main .menu-card:visible');
    const before = await items.count();
    await island.locator('input').first().fill('zzqxj');
    return (await changes(async () => (await items.count()) < before))
      ? undefined
      : 'the search leaves every item on the page, whatever is typed.';
  },
  async ReviewCarousel(island) {
    const slides = island.locator('[data-slides] > *');
    // One review has nowhere to go.
    if ((await slides.count()) < 2) return undefined;
    const current = () => slides.evaluateAll((all) => all.findIndex((slide) => !slide.matches('[inert]')));
    const before = await current();
    await island.getByRole('group').first().press('ArrowRight');
    return (await changes(async () => (await current()) !== before)) ? undefined : 'the carousel does not move.';
  },
  async EnquiryForm(island) {
    await island.locator('[type=submit]').first().click();
    return (await changes(async () => (await island.locator('[role=alert]').count()) > 0))
      ? undefined
      : 'the enquiry form takes an empty enquiry without a word.';
  },
  async InvestmentChart(island) {
    const before = await island.innerHTML();
    await island.locator('svg path[role], svg [tabindex]').last().focus();
    return (await changes(async () => (await island.innerHTML()) !== before))
      ? undefined
      : 'the chart does not answer to the keyboard.';
  },
};

async function changes(done: () => Promise<boolean>): Promise<boolean> {
  const end = Date.now() + PATIENCE;
  while (Date.now() < end) {
    if (await done()) return true;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return false;
}

/**
 * Turns to an island as a visitor does, waits until it is live and uses it.
 * @returns what is wrong with it, in a sentence
 */
export async function useIsland(page: Page, island: Locator): Promise<string | undefined> {
  const name = (await island.getAttribute('component-export')) ?? '';
  const inside = island.locator('input, select, textarea, button, a[href], [tabindex]').first();
  await inside.scrollIntoViewIfNeeded();
  await inside.focus();
  if (!(await changes(async () => (await island.getAttribute('ssr')) === null))) {
    return `the island ${name} does not go live.`;
  }
  return USES[name]?.(island, page);
}
