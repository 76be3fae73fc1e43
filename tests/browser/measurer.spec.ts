import { randomBytes } from 'node:crypto';
import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { BUDGETS, overBudget } from '../measure/budgets.ts';
import { measureLoad, PHONE } from '../measure/load.ts';
import { measureShift } from '../measure/shift.ts';
import { serve } from '../support/serve.ts';
import { expect, test } from './fixtures.ts';

test.describe.configure({ timeout: 120_000 });

const noise = (bytes: number) => randomBytes(bytes).toString('base64').slice(0, bytes);
const picture = (height: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="300" height="${height}"><!--${noise(60_000)}--></svg>`;

test('a page that breaks every budget is caught at each', async ({ browser }, testInfo) => {
  const root = testInfo.outputPath('bad-site');
  mkdirSync(root, { recursive: true });
  const files = {
    'index.html': `<!doctype html><html lang="en"><title>Bad</title><link rel="stylesheet" href="/blocking.css">
      <!--${noise(20_000)}--><script>console.error('broken')
      onscroll = () => { document.querySelector('#jumper').style.top = '300px' }</script><script src="/early.js"></script>
      <p style="width:380px">${'milk sarbath '.repeat(20)}</p><img src="/unsized.svg" alt=""><img src="https://elsewhere.example/pixel.gif" alt="" width="1" height="1">
      <img src="/missing.png" alt="" width="1" height="1"><p style="width:3000px">wide</p>
      <p id="jumper" style="position:fixed;top:0;width:400px;height:400px">jumps</p><p style="height:4000px">tall</p><img src="/below.svg" loading="lazy" alt=""><p>after</p>
      <astro-island><input onfocus="document.body.append(Object.assign(document.createElement('script'),{src:'/late.js'}))">
      </astro-island><script src="/idle.js" defer></script></html>`,
    'blocking.css': `@font-face { font-family: Late; src: url(/late.woff2); font-display: swap; size-adjust: 170% }
      p { font: 30px/normal Late, monospace }`,
    'early.js': '/* early */',
    'idle.js': `onload = () => setTimeout(() => import('/idle-part.js'), 50)`,
    'idle-part.js': 'export {}',
    'late.js': '/* late */',
    'unsized.svg': picture(200),
    'below.svg': picture(300),
  };
  cpSync('src/fonts/shrikhand.woff2', join(root, 'late.woff2'));
  for (const [name, body] of Object.entries(files)) writeFileSync(join(root, name), body);
  const server = await serve({ root });
  const context = await browser.newContext(PHONE);
  const load = await measureLoad(context, { root, origin: server.origin }, '/');
  const shift = await measureShift(context, `${server.origin}/`);
  await context.close();
  await server.close();

  expect(overBudget({ page: { ...load, ...shift } }, BUDGETS['/']).map(({ what }) => what)).toEqual([
    'HTML and what blocks, bytes',
    'requests that the first paint waits for',
    'script at load, bytes',
    'script before intent, bytes',
    'script after intent, bytes',
    'bytes at load',
    'bytes after scrolling',
    'requests to other hosts',
    'layout shift at load',
    'layout shift while scrolling',
    'layout shift of late fonts',
    'pixels of sideways scroll',
    'console messages',
    'redirects and missing files',
  ]);
  expect(load.blockingRequests).toBe(3);
  expect(load.scriptAtLoad).toBeLessThan(load.scriptBeforeIntent);
  expect(load.scriptBeforeIntent).toBeLessThan(load.scriptAfterIntent);
  expect(load.otherHosts).toEqual(['elsewhere.example (image)']);
});

test('a page of text costs its own bytes and no more', async ({ browser }, testInfo) => {
  const root = testInfo.outputPath('good-site');
  mkdirSync(root, { recursive: true });
  const html =
    '<!doctype html><html lang="en"><title>Good</title><link rel="icon" href="data:,"><p>milk sarbath</p></html>';
  writeFileSync(join(root, 'index.html'), html);
  cpSync(join(root, 'index.html'), join(root, '404.html'));
  const server = await serve({ root });
  const context = await browser.newContext(PHONE);
  const load = await measureLoad(context, { root, origin: server.origin }, '/');
  const shift = await measureShift(context, `${server.origin}/`);
  await context.close();
  await server.close();
  expect(overBudget({ page: { ...load, ...shift } }, BUDGETS['/'])).toEqual([]);
  expect(load.bytesAfterScrolling).toBe(load.criticalBytes);
  expect(load).toMatchObject({ scriptAfterIntent: 0, requestsAfterScrolling: 1, blockingRequests: 1 });
});
