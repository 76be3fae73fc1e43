import { PALETTE } from '../../src/lib/site/palette.ts';
import { layoutIssues } from '../../src/publish/text-boxes.ts';
import { covered } from './access/covered.ts';
import { unseenInForcedColours } from './access/forced-colours.ts';
import { smallTargets, tabFaults } from './access/keyboard.ts';
import { brokenWords, enlargeLetters, spilling } from './access/words.ts';
import { expect, PHONE, test } from './fixtures.ts';

test.use({ viewport: PHONE });

// The detector of `check:publish` and of many tests here: each kind of fault is found, with its words.
for (const [name, html, expected] of [
  [
    'text beyond the page',
    '<p style="white-space:nowrap">Words that reach far beyond the phone they stand on</p>',
    /Words.*sticks out/,
  ],
  ['one text over another', '<p>One of the two</p><p style="margin-top:-40px">The other text</p>', /lies over/],
  [
    'text over a field',
    '<input id="city" style="height:40px"><p style="margin:-30px 0">Your city</p>',
    /field city|Your city/,
  ],
  ['text cut off below', '<p style="height:12px;overflow:hidden">Tall words</p>', /Tall words.*cut off/],
  ['text clipped below', '<p style="height:12px;overflow:clip">Tall words</p>', /Tall words.*cut off/],
  [
    'text cut off by its button',
    '<button style="width:60px;white-space:nowrap;text-align:left">Franchise enquiry</button>',
    /Franchise enquiry.*cut off/,
  ],
  [
    'clipped words that can be seen',
    '<p style="white-space:nowrap;clip-path:inset(0)">Words that reach far beyond the phone they stand on</p>',
    /Words.*sticks out/,
  ],
  [
    'words that begin before the page',
    '<p style="margin-left:-60px;clip-path:inset(0)">Words that begin before the page</p>',
    /Words.*sticks out: -/,
  ],
  ['a page that scrolls sideways', '<div style="width:900px;height:9px"></div>', /scrolls sideways/],
] as const) {
  test(`layoutIssues finds ${name}`, async ({ page }) => {
    await page.setContent(`<body style="font:16px/1.5 sans-serif">${html}</body>`);
    expect((await layoutIssues(page)).join('\n')).toMatch(expected);
  });
}

test('layoutIssues finds nothing where all fits, or is for screen readers alone', async ({ page }) => {
  const heard = '<p style="position:absolute;left:-9px;clip-path:inset(50%)">Heard</p>';
  const rows = '<div style="overflow-x:auto"><p style="width:900px">A row that scrolls</p></div><input id="city">';
  await page.setContent(`<meta name="viewport" content="width=device-width"><h1>Title</h1><p>Words</p>${rows}${heard}`);
  expect(await layoutIssues(page)).toEqual([]);
});

test('an exception of a page fails its test', async ({ page, pageErrors }) => {
  await page.evaluate(() => setTimeout(() => Promise.reject(new Error('late'))));
  await expect.poll(() => pageErrors.splice(0)).toEqual(['uncaught: late']);
});

test('the detectors of access/pages find each kind of fault', async ({ page }) => {
  const chat = '<div style="position:fixed;top:0;left:0;width:150px;height:50px;background:#fff">Chat</div>';
  const bar = '<div style="position:fixed;bottom:0;left:0;right:0;height:60px">Bar</div>';
  await page.setContent(`<style>* { outline: none !important; margin: 0; white-space: nowrap }</style>
    ${chat} <a href="#a">Menu</a> <a href="#b" tabindex="1">Late</a>
    <button style="width:40px;outline:3px solid ${PALETTE.milk} !important">Franchise enquiry</button>
    <p style="width:60px;white-space:normal;overflow-wrap:anywhere">Thiruvananthapuram</p>
    <div style="height:2000px"></div><p>The end</p> ${bar}`);
  const walk = (await tabFaults(page)).join('\n');
  expect(walk).toMatch(/"Late" comes before a link that skips/);
  expect(walk).toMatch(/"Menu" has no visible ring/);
  expect(walk).toMatch(/"Franchise enquiry" has no visible ring/);
  expect(walk).toMatch(/"Menu" lies under <div/);
  expect(walk).toMatch(/"Menu" comes after what follows it/);
  expect((await smallTargets(page)).join()).toContain('Franchise enquiry');
  expect(await spilling(page)).toEqual(['Franchise enquiry']);
  expect(await brokenWords(page)).toEqual(['Thiruvananthapuram']);
  const hidden = (await covered(page)).join();
  expect(hidden).toMatch(/"Chat" hides "<p>|"Chat" hides "Thir/);
  expect(hidden).toMatch(/the bar hides \d+ px of the end of the page/);
});

test('what cannot be seen in forced colours is found', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.setContent(`<style>
    body { background: white }
    .stars { fill: brown; forced-color-adjust: none }
    .whatsapp::before { content: ""; background: brown }
    .button { border: 0 }
  </style><svg class="stars"></svg><a class="whatsapp">Chat</a><a class="button">Menu</a>`);
  const found = await unseenInForcedColours(page);
  expect(found.map((html) => /class="(.*?)"/.exec(html)?.[1])).toEqual(['stars', 'whatsapp', 'button']);
});

test('enlarged letters are larger, and styles still follow the width', async ({ page }) => {
  await page.setContent(`<style>
    :root { --gutter: 8px }
    @media (width > 68.75em) { :root { --gutter: 64px } }
    p { font-size: 20px; padding-left: var(--gutter) }
    @media (width <= 21em) { p { font-size: 10px } }
  </style><p>Franchise</p>`);
  const style = () =>
    page.locator('p').evaluate((element) => {
      const { fontSize, paddingLeft } = getComputedStyle(element);
      return [fontSize, paddingLeft];
    });
  await page.setViewportSize({ width: 1280, height: 800 });
  await enlargeLetters(page, 1.5);
  await page.setViewportSize({ width: 390, height: 800 });
  expect(await style()).toEqual(['30px', '8px']);
  await enlargeLetters(page, 2);
  await page.setViewportSize({ width: 320, height: 800 });
  expect(await style()).toEqual(['30px', '8px']);
});
