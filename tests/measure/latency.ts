import type { BrowserContext, Page } from '@playwright/test';
import type { LatencyFacts } from './facts.ts';
import { median } from './median.ts';

const slowdown = 4;
const rounds = 3;
const typed = 'sarbath';
/** Milliseconds given to each key to be painted, and from one key to the next of somebody who types fast. */
const settled = 300;
const fast = 80;

/** Runs before the page's own code: keeps the longest duration of each interaction (Event Timing, as INP does). */
const observe = () => {
  const durations = new Map<number, number>();
  Object.assign(window, { durations });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as PerformanceEventTiming[]) {
      if (!entry.interactionId || !entry.name.startsWith('key')) continue;
      durations.set(entry.interactionId, Math.max(durations.get(entry.interactionId) ?? 0, entry.duration));
    }
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
};

const durations = (page: Page) =>
  page.evaluate(() => [...(window as unknown as { durations: Map<number, number> }).durations.values()]);
/** The longest of the keys since `known`; one faster than the shortest duration that browsers report counts as 16 ms. */
const longest = async (page: Page, known: number) => Math.max(16, ...(await durations(page)).slice(known));

async function press(page: Page, keys: Iterable<string>): Promise<number[]> {
  const pressed: number[] = [];
  for (const key of keys) {
    const known = (await durations(page)).length;
    await page.keyboard.press(key);
    await page.waitForTimeout(settled);
    pressed.push(await longest(page, known));
  }
  return pressed;
}

/** One visit: a key while the code is held back, keys while it arrives and comes alive, then a word typed and deleted. */
async function visit(context: BrowserContext, url: string) {
  const page = await context.newPage();
  await page.addInitScript(observe);
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/*.js', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.getByRole('searchbox').click();
  const [before = Number.NaN] = await press(page, typed.slice(0, 1));
  const known = (await durations(page)).length;
  release();
  // Nothing is asked of the page meanwhile: it would answer between two tasks, and no key would meet one.
  for (const key of typed.repeat(2)) await page.keyboard.press(key, { delay: fast / 2 });
  await page.locator('[data-live]').waitFor({ state: 'attached' });
  await page.waitForTimeout(settled);
  const during = await longest(page, known);
  await page.keyboard.press('Escape');
  await page.waitForTimeout(2 * settled);
  const pressed = await press(page, [...typed, ...Array.from(typed, () => 'Backspace')]);
  await page.close();
  return { before, during, pressed };
}

/**
 * Types into the shop's search on a processor slowed down four times, then deletes it again; medians of three visits.
 * @returns key press to paint
 */
export async function measureLatency(context: BrowserContext, url: string): Promise<LatencyFacts> {
  const visits: Awaited<ReturnType<typeof visit>>[] = [];
  for (let round = 0; round < rounds; round += 1) visits.push(await visit(context, url));
  const middle = (read: (one: (typeof visits)[number]) => number) => median(visits.map(read));
  return {
    before: middle(({ before }) => before),
    during: middle(({ during }) => during),
    first: middle(({ pressed }) => pressed[0] ?? Number.NaN),
    median: middle(({ pressed }) => median(pressed)),
    worst: middle(({ pressed }) => Math.max(...pressed)),
  };
}
