import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, afterEach, expect, test } from 'vitest';
import { Folder, PROJECT } from '../content/folder';
import { endAllLists } from '../support/drafts';
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

test('edits by staff go live: new, moved and deleted entries, both scripts, photos and drawings', async () => {
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
  const drawing = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"><path d="M0 0h4v3z"/></svg>';
  for (const entry of [folder.entry('gallery'), folder.entry('leadership'), 'story/index.mdx']) {
    folder.write(`${path.posix.dirname(entry)}/drawing.svg`, drawing);
    folder.edit(entry, /^image:.*$/m, 'image: ./drawing.svg');
  }
  const { status, stdout, stderr } = publish();
  expect(`${stdout}${stderr}`).toContain('The content may go live.');
  expect(stdout.match(/^✓/gm), 'content, build, HTML, links, browser').toHaveLength(5);
  expect(status).toBe(0);
});

test('a site without a current entry in any list goes live, without bare headings or links to them', () => {
  endAllLists(folder, '2026-01-31');
  const { stdout, stderr } = publish();
  expect(`${stdout}${stderr}`).toContain('The content may go live.');
  // This test hides the privacy note too. A real site keeps it, so ignore the links of the forms to it.
  expect(stdout.replace(/.*#privacy.*/g, '')).not.toContain('leads to a place');
  const headings = (page: string) => {
    const html = readFileSync(path.join(PROJECT, OUT_DIR, page), 'utf8');
    return [...html.matchAll(/<h2[^>]*>([^<]+)/g)].map((found) => found[1]);
  };
  expect(headings('about.html')).toEqual(['Visit us', 'Quick links']);
  for (const heading of ['Where it goes', 'What the estimate covers'])
    expect(headings('franchise.html')).not.toContain(heading);
});

test('a mistake does not go live, and the message names its file and line, on GitHub too', () => {
  folder.edit(folder.entry('menu'), /^price: .*$/m, 'price: fifty rupees');
  const { status, stdout, stderr } = publish({ GITHUB_ACTIONS: 'true' });
  expect(stderr).toMatch(/^content\/menu\/\S+\/index\.md:\d+ {2}Price: "fifty rupees" is not a number\./m);
  expect(stdout).toMatch(/^::error file=content\/menu\/\S+,line=\d+::Price: /m);
  expect(status).toBe(1);
});

test.each([
  [{ PREVIEW: '1' }, 'a preview must not be published'],
  [{ CONTENT_DIR: 'wrong' }, 'wrong'],
])('refuses %j with a plain message', (variables, message) => {
  const { status, stderr } = publish(variables);
  expect(stderr).toContain(message);
  expect(stderr).not.toMatch(/^ +at /m);
  expect(status).toBe(1);
});
