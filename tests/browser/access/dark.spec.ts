import type { Locator } from '@playwright/test';
import sharp from 'sharp';
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

/** Relative luminance of a colour (WCAG 2.2). */
function luminance([red = 0, green = 0, blue = 0]: Iterable<number> & number[]): number {
  const linear = [red, green, blue].map((value) => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * (linear[0] ?? 0) + 0.7152 * (linear[1] ?? 0) + 0.0722 * (linear[2] ?? 0);
}

/** Contrast of the lightest and the darkest pixel in the middle of an element, as painted. */
async function paintedContrast(element: Locator): Promise<number> {
  const image = sharp(await element.screenshot());
  const { width, height } = await image.metadata();
  const [left, top] = [Math.floor(width * 0.3), Math.floor(height * 0.3)];
  const middle = image.extract({ left, top, width: width - 2 * left, height: height - 2 * top });
  const { data, info } = await middle.removeAlpha().raw().toBuffer({ resolveWithObject: true });
  let [lightest, darkest] = [0, 1];
  for (let at = 0; at < data.length; at += info.channels) {
    const light = luminance([...data.subarray(at, at + 3)]);
    lightest = Math.max(lightest, light);
    darkest = Math.min(darkest, light);
  }
  return (lightest + 0.05) / (darkest + 0.05);
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
