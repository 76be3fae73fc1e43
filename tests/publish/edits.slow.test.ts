import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, afterEach, expect, test } from 'vitest';
import { Folder, PROJECT } from '../content/folder';
import { builtPages } from '../support/built-pages.ts';
import { photo } from '../support/photo.ts';
import { SiteCopy } from '../support/site-copy';

// The live content: each edit must be valid for any content.
const folder = Folder.copy(path.join(PROJECT, 'content'));
// Vitest puts DEV, MODE and more into the environment, and Astro would believe them.
const { PATH, HOME } = process.env;
const OUT_DIR = 'tests/tmp/edited';
const publish = (variables = {}, cwd = PROJECT) =>
  spawnSync(process.execPath, ['src/publish/cli.ts'], {
    cwd,
    encoding: 'utf8',
    env: {
      ...{ PATH, HOME, OUT_DIR, CONTENT_DIR: folder.root },
      ...{ PAGE_FORMAT: 'file', SITE_URL: 'https://example.github.io/kada' },
      ...variables,
    },
  });
afterEach(() => folder.restore());
afterAll(() => folder[Symbol.dispose]());

/** Replaces the text below the front matter. */
const rewrite = (file: string, text: string) =>
  folder.write(
    file,
    folder.read(file).replace(/(\n---\n)[\s\S]*$/, (_, dashes) => `${dashes}\n${text}\n`),
  );

test('edits by staff go live: new, moved and deleted entries, both scripts, photos of all kinds', async () => {
  folder.set(folder.entry('menu', -1), 'order', '1');
  folder.write('categories/shakes.md', '---\ntitle: Shakes & Floats\norder: 900\n---\n');
  folder.addCopy('menu', 'avocado-shake', { name: 'Avocado Shake', price: '80', category: 'shakes' });
  const frame = await photo({ width: 1600, height: 1600 });
  const frames = sharp([frame, await sharp(frame).negate().toBuffer()], { join: { animated: true } });
  const turned = sharp(frame).withMetadata({ orientation: 6 });
  for (const [id, image] of [
    ['turned.jpg', await turned.jpeg().toBuffer()],
    ['moving.webp', await frames.webp().toBuffer()],
  ] as const) {
    folder.addCopy('menu', id, { name: id, image: `./${id}` });
    folder.write(`menu/${id}/${id}`, image);
  }
  for (let n = 1; n <= 30; n += 1)
    folder.addCopy('menu', `glass-${n}`, {
      name: `${['Boba 🧋', 'Phở', 'ന്\u200dറി'][n % 3]} ${n}`,
      price: `'Rs. ${100 + n}/-'`,
    });
  folder.addCopy('reviews', 'നന്ദു', { name: 'നന്ദു' });
  rewrite('reviews/നന്ദു.md', 'കിടിലൻ സർബത്ത് 👌 വെയിലത്ത് ഒരു ഗ്ലാസ് മതി.');
  folder.set('pages/franchise.md', 'register', 'ഇന്നുതന്നെ രജിസ്റ്റർ ചെയ്യൂ, തിരുവനന്തപുരം');
  folder.remove(folder.entry('questions', -1));
  folder.addCopy('questions', 'what-we-need', { question: 'What do I need?' });
  rewrite('questions/what-we-need.md', '#### You need\n\n- **80 sq ft**\n- one tap\n\nCall [us](tel:+919846012345).');
  folder.write('notices/khus.md', "---\ntext: Khus!\npublishOn: '2099-05-01'\nshowUntil: '2099-05-14'\n---\n");
  folder.write('gallery-groups/events.md', '---\ntitle: Weddings and events\norder: 900\n---\n');
  folder.addCopy('gallery', 'wedding', { title: 'A wedding in Kollam', group: 'events' });
  const { status, stdout, stderr } = publish();
  expect(`${stdout}${stderr}`).toContain('The content may go live.');
  expect(stdout.match(/^✓/gm), 'content, build, HTML, links, browser').toHaveLength(5);
  expect(status).toBe(0);
});

test('a site with everything hidden that may be goes live, without links to missing places', async () => {
  for (const file of folder.entries('inclusions')) folder.set(file, 'included', 'true');
  for (const list of ['steps', 'terms', 'reasons'])
    for (const file of folder.entries(list)) folder.set(file, 'draft', 'true');
  for (const list of ['questions', 'notices', 'leadership']) folder.remove(list);
  const { status, stdout, stderr } = publish();
  expect(`${stdout}${stderr}`).toContain('The content may go live.');
  expect(stdout).not.toContain('leads to a place');
  expect(status).toBe(0);
  const franchise = builtPages(OUT_DIR).find(({ path }) => path === '/franchise')?.document;
  // The open counters are counted, not written.
  expect(franchise?.querySelector('#before-you-sign')).not.toBeNull();
  expect(franchise?.querySelector('#steps')).toBeNull();
  expect(franchise?.querySelector('.never')).not.toBeNull();
});

test('a fault in the HTML, in links or in a browser does not go live', async () => {
  const copy = new SiteCopy(folder.root);
  const file = path.join(copy.root, 'src/components/layout/Footer.astro');
  const fault = '</address><ul><p><a href="/menus">Words</a></p></ul>';
  writeFileSync(file, readFileSync(file, 'utf8').replace('</address>', fault));
  const { status, stderr } = publish({ CACHE_DIR: path.join(PROJECT, '.astro') }, copy.root);
  await copy.stop();
  expect(stderr).toContain('the page is not valid HTML (element-permitted-content)');
  expect(stderr).toMatch(/"\/menus" leads nowhere/);
  expect(stderr).toContain('(axe: list)');
  expect(status).toBe(1);
});

test('a mistake does not go live, and its place is named, on GitHub too', () => {
  folder.edit(folder.entry('menu'), /^price: .*$/m, 'price: fifty rupees');
  const { status, stdout, stderr } = publish({ GITHUB_ACTIONS: 'true' });
  expect(stderr).toMatch(/^content\/menu\/\S+\/index\.md:\d+ {2}Price: "fifty rupees" is not a number\./m);
  expect(stdout).toMatch(/^::error file=content\/menu\/\S+,line=\d+::Price: /m);
  expect(status).toBe(1);
});

test.each([
  [{ PREVIEW: '1' }, 'a preview is not to be published'],
  [{ CONTENT_DIR: 'wrong' }, 'wrong'],
])('%j is refused in plain words', (variables, message) => {
  const { status, stderr } = publish(variables);
  expect(stderr).toContain(message);
  expect(stderr).not.toMatch(/^ +at /m);
  expect(status).toBe(1);
});
