import type { BrowserContext } from '@playwright/test';

/** Records the durations of key events (Event Timing, as for INP). Runs in the page before its own code. */
const observeKeys = () => {
  const durations: number[] = [];
  Object.assign(window, { durations });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (entry.name.startsWith('key')) durations.push(entry.duration);
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
};

/**
 * Types into the menu search at 4× CPU slowdown and deletes the text, after hydration.
 * @returns the longest time from key press to paint, in milliseconds (steps of 8)
 */
export async function measureTyping(context: BrowserContext, url: string): Promise<number> {
  const page = await context.newPage();
  await page.addInitScript(observeKeys);
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.getByRole('searchbox').click();
  await page.locator('astro-island:not([ssr])').waitFor({ state: 'attached' });
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  for (const key of [...'sarbath', ...Array.from('sarbath', () => 'Backspace')]) {
    await page.keyboard.press(key);
    await page.waitForTimeout(300);
  }
  const durations = await page.evaluate(() => (window as unknown as { durations: number[] }).durations);
  return Math.max(16, ...durations);
}
