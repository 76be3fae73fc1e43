import { expect, type Locator, type Page } from '@playwright/test';

/** Long enough for a busy machine to fetch and start the largest island. */
const PATIENCE = { timeout: 10_000 };

/** What a visitor does in an island, and what shows that it answers. A name that is not here has only to go live. */
const USES: Readonly<Record<string, (island: Locator, page: Page) => Promise<void>>> = {
  async MenuSearch(island, page) {
    const items = page.locator('main .menu-card:visible');
    const before = await items.count();
    await island.locator('input').first().fill('zzqxj');
    const fault = 'the search leaves every item on the page, whatever is typed.';
    await expect(items, fault).not.toHaveCount(before, PATIENCE);
  },
  async ReviewCarousel(island) {
    // One review has nowhere to go.
    if ((await island.locator('[data-slides] > *').count()) < 2) return;
    const first = island.locator('[data-slides] > :first-child');
    await island.getByRole('group').first().press('ArrowRight');
    await expect(first, 'the carousel does not move.').toHaveAttribute('inert', '', PATIENCE);
  },
  async EnquiryForm(island) {
    await island.locator('[type=submit]').first().click();
    const fault = 'the enquiry form takes an empty enquiry without a word.';
    await expect(island.locator('[role=alert]').first(), fault).toBeAttached(PATIENCE);
  },
  async InvestmentChart(island) {
    const before = await island.innerHTML();
    await island.locator('svg path[role], svg [tabindex]').last().focus();
    const fault = 'the chart does not answer to the keyboard.';
    await expect.poll(() => island.innerHTML(), { message: fault, ...PATIENCE }).not.toBe(before);
  },
};

/**
 * Turns to an island as a visitor does, waits until it is live and uses it.
 * @returns what is wrong with it, in a sentence
 */
export async function useIsland(page: Page, island: Locator): Promise<string | undefined> {
  const name = (await island.getAttribute('component-export')) ?? '';
  try {
    await island.locator('input, select, textarea, button, a[href], [tabindex]').first().focus();
    await expect(island, `the island ${name} does not go live.`).not.toHaveAttribute('ssr', PATIENCE);
    await USES[name]?.(island, page);
    return undefined;
  } catch (error) {
    return (error as Error).message.split('\n')[0];
  }
}
