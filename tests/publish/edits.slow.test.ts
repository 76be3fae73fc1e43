import { spawnSync } from 'node:child_process';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, afterEach, expect, test } from 'vitest';
import { Folder, PROJECT } from '../content/folder';
import { photo } from '../support/photo.ts';

// A copy of the live content.
const folder = Folder.copy(path.join(PROJECT, 'content'));
// Vitest sets DEV and MODE, which Astro would read.
const { PATH, HOME } = process.env;
const OUT_DIR = 'tests/tmp/edited';
const publish = (variables = {}) =>
  spawnSync(process.execPath, ['src/publish/cli.ts'], {
    cwd: PROJECT,
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

test('edits by staff go live: new, moved and deleted entries, both scripts, photos', async () => {
  folder.set(folder.entry('menu', -1), 'order', '1');
  folder.write('categories/shakes.md', '---\ntitle: Shakes & Floats\norder: 900\n---\n');
  folder.addCopy('menu', 'avocado-shake', { name: 'Avocado Shake', price: '80', category: 'shakes' });
  const turned = sharp(await photo({ width: 1600, height: 1600 })).withMetadata({ orientation: 6 });
  folder.addCopy('menu', 'turned', { name: 'Turned', image: './turned.jpg' });
  folder.write('menu/turned/turned.jpg', await turned.jpeg().toBuffer());
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

test('a site with empty sections goes live, without links to them', async () => {
  for (const list of ['steps', 'terms', 'reasons'])
    for (const file of folder.entries(list)) folder.set(file, 'draft', 'true');
  for (const list of ['questions', 'notices', 'leadership']) folder.remove(list);
  const { stdout, stderr } = publish();
  expect(`${stdout}${stderr}`).toContain('The content may go live.');
  expect(stdout).not.toContain('leads to a place');
});

test('a mistake does not go live, and its place is named, on GitHub too', () => {
  folder.edit(folder.entry('menu'), /^price: .*$/m, 'price: fifty rupees');
  const { status, stdout, stderr } = publish({ GITHUB_ACTIONS: 'true' });
  expect(stderr).toMatch(/^content\/menu\/\S+\/index\.md:\d+ {2}Price: "fifty rupees" is not a number\./m);
  expect(stdout).toMatch(/^::error file=content\/menu\/\S+,line=\d+::Price: /m);
  expect(status).toBe(1);
});

test.each([
  [{ PREVIEW: '1' }, 'a preview must not be published'],
  [{ CONTENT_DIR: 'wrong' }, 'wrong'],
])('%j is refused in plain words', (variables, message) => {
  const { status, stderr } = publish(variables);
  expect(stderr).toContain(message);
  expect(stderr).not.toMatch(/^ +at /m);
  expect(status).toBe(1);
});
