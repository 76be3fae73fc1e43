/** Each detector finds each kind of fault on a faulty page. */
import { PALETTE } from '../../src/lib/site/palette.ts';
import { layoutIssues } from '../../src/publish/text-boxes.ts';
import { brokenWords, coveredByFixed, invisibleInForcedColours, smallTargets, tabFaults } from './access/detectors.ts';
import { expect, PHONE, test } from './fixtures.ts';

test.use({ viewport: PHONE });

for (const [name, html, expected] of [
  [
    'text beyond the page',
    '<p style="white-space:nowrap">Words that reach far beyond the phone they stand on</p>',
    /sticks out/,
  ],
  ['text before the page', '<p style="margin-left:-60px;clip-path:inset(0)">Words before it</p>', /sticks out: -/],
  ['text over text', '<p>One of the two</p><p style="margin-top:-40px">The other text</p>', /lies over/],
  ['text over a field', '<input id="city"><p style="margin:-20px 0">Your city</p>', /field city|Your city/],
  ['text cut off below', '<p style="height:12px;overflow:clip">Tall words</p>', /Tall words.*cut off/],
  [
    'text cut off by its button',
    '<button style="width:60px;white-space:nowrap;text-align:left">Franchise enquiry</button>',
    /Franchise enquiry.*cut off/,
  ],
  ['a page that scrolls sideways', '<div style="width:900px;height:9px"></div>', /scrolls sideways/],
] as const) {
  test(`layoutIssues finds ${name}`, async ({ page }) => {
    await page.setContent(`<body style="font:16px/1.5 sans-serif">${html}</body>`);
    expect((await layoutIssues(page)).join('\n')).toMatch(expected);
  });
}

test('layoutIssues accepts text that fits, and visually hidden text', async ({ page }) => {
  const heard = '<p style="position:absolute;left:-9px;clip-path:inset(50%)">Heard</p>';
  const rows = '<div style="overflow-x:auto"><p style="width:900px">A row that scrolls</p></div><input id="city">';
  await page.setContent(`<meta name="viewport" content="width=device-width"><h1>Title</h1><p>Words</p>${rows}${heard}`);
  expect(await layoutIssues(page)).toEqual([]);
});

test('an exception on a page fails its test', async ({ page, pageErrors }) => {
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
  expect(await brokenWords(page)).toEqual(['Thiruvananthapuram']);
  expect(await coveredByFixed(page)).toEqual(
    expect.arrayContaining(['"Chat" hides "Thiruvananthapuram"', 'the bar hides the end of the page']),
  );
});

test('unseenInForcedColours finds stars, marks and buttons', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.setContent(`<style>
    body { background: white }
    .stars { fill: brown; forced-color-adjust: none }
    .whatsapp::before { content: ""; background: brown }
    .button { border: 0 }
  </style><svg class="stars"></svg><a class="whatsapp">Chat</a><a class="button">Menu</a>`);
  const found = await invisibleInForcedColours(page);
  expect(found.map((html) => /class="(.*?)"/.exec(html)?.[1])).toEqual(['stars', 'whatsapp', 'button']);
});
