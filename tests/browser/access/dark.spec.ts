import type { Locator } from '@playwright/test';
import sharp from 'sharp';
import { contrast } from '../../../src/lib/format/colour.ts';
import { CHROMIUM_FLAGS, findChromium } from '../../../src/publish/find-chromium.ts';
import { expect, PHONE, test } from '../fixtures.ts';

// "Dark theme for sites" of Chrome on Android, which paints other colours than a page computes. The override of the
// DevTools asks no page whether it wants that.
const darkened = CHROMIUM_FLAGS.map((flag) =>
  flag.startsWith('--blink-settings=') ? `${flag},forceDarkModeEnabled=true` : flag,
);
test.use({
  viewport: PHONE,
  // A phone that is set to light colours darkens no pages.
  colorScheme: 'dark',
  contextOptions: { reducedMotion: 'reduce' },
  launchOptions: { executablePath: await findChromium(), args: darkened },
});

/** Contrast of the lightest and the darkest pixel in the middle of an element, as painted. */
async function paintedContrast(element: Locator): Promise<number> {
  const image = sharp(await element.screenshot());
  const { width, height } = await image.metadata();
  const [left, top] = [Math.floor(width * 0.3), Math.floor(height * 0.3)];
  const middle = image.extract({ left, top, width: width - 2 * left, height: height - 2 * top });
  const pixels = await middle.removeAlpha().raw().toBuffer();
  const colours = new Set<string>();
  for (let at = 0; at < pixels.length; at += 3) colours.add(`#${pixels.toString('hex', at, at + 3)}`);
  const lights = [...colours].map((colour) => contrast(colour, '#000000'));
  return Math.max(...lights) / Math.min(...lights);
}

/** Texts on grounds of every kind. */
const WATCHED: Readonly<Record<string, readonly string[]>> = {
  '/': ['.notices a', '.burst'],
  '/products': ['.back', '.price', '.navigation a'],
  '/franchise': ['.button.highlight', '.donut .share >> nth=1', '.donut .centre'],
  '/reviews': ['.review-card:nth-child(6) .text'],
};

for (const [route, texts] of Object.entries(WATCHED)) {
  test(`${route} keeps its contrast where the browser darkens pages`, async ({ page }) => {
    await page.goto(route);
    for (const text of texts) {
      expect.soft(await paintedContrast(page.locator(text).first()), text).toBeGreaterThan(4.5);
    }
  });
}
