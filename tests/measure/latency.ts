import type { BrowserContext } from '@playwright/test';
import type { LatencyFacts } from './facts.ts';
import { median } from './median.ts';

const slowdown = 4;
const typed = 'sarbath';

/** Runs before the page's own code: keeps the longest duration of each interaction (Event Timing, as INP does). */
const observe = () => {
  const durations = new Map<number, number>();
  Object.assign(window, { durations });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as PerformanceEventTiming[]) {
      if (!entry.interactionId) continue;
      durations.set(entry.interactionId, Math.max(durations.get(entry.interactionId) ?? 0, entry.duration));
    }
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
};

/**
 * Types into the shop's search on a processor slowed down four times, then deletes it again.
 * @returns key press to paint; a key faster than the shortest duration that browsers report counts as 16 ms
 */
export async function measureLatency(context: BrowserContext, url: string): Promise<LatencyFacts> {
  const page = await context.newPage();
  await page.addInitScript(observe);
  await page.goto(url);
  const search = page.getByRole('searchbox');
  await search.click();
  await page.waitForLoadState('networkidle');
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const keys = [...typed, ...Array.from(typed, () => 'Backspace')];
  const durations: number[] = [];
  for (const key of keys) {
    const known = await page.evaluate(() => (window as unknown as { durations: Map<number, number> }).durations.size);
    await page.keyboard.press(key);
    await page.waitForTimeout(300);
    const after = await page.evaluate(() => [
      ...(window as unknown as { durations: Map<number, number> }).durations.values(),
    ]);
    durations.push(Math.max(16, ...after.slice(known)));
  }
  await page.close();
  return { first: durations[0] ?? Number.NaN, median: median(durations), worst: Math.max(...durations) };
}
