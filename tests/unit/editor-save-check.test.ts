import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { nameOf } from '../../src/content-check/content.ts';
import { readContent } from '../../src/content-check/files/read.ts';
import { type EditorContent, editorContent } from '../../src/editor/editor-content.ts';
import { checkSave } from '../../src/editor/save-check.ts';
import { Folder, PROJECT } from '../content/folder.ts';
import { mistake } from '../content/mistakes.ts';
import { addUnpublishedEntries } from '../support/drafts.ts';

const folder = Folder.fixture();
afterEach(() => folder.restore());
afterAll(() => folder[Symbol.dispose]());

const content = () => readContent(folder.root, PROJECT);
let site: EditorContent;
beforeAll(() => {
  site = editorContent(content());
});

const NOTHING = { errors: [], warnings: [] };
const NOON = new Date('2026-11-23T06:30:00Z');
const edited = (name: string, edit: (text: string) => string) => ({ name, text: edit(folder.read(name)) });
const swapped = (name: string, from: string | RegExp, to: string) => edited(name, (text) => text.replace(from, to));
/** The entry of a file as it is on the disk; none for a new one. */
const opened = (name: string) => ({ name, text: folder.read(name) });
const check = (saved: { name: string; text: string }) =>
  checkSave(editorContent(content()), opened(saved.name), saved, NOON);

it.each(['price in words', 'tag', 'dish of the same name'].map(mistake))(
  'the form reports %s in the words of the check',
  async (_, edit, line) => {
    using good = Folder.good();
    const known = editorContent(readContent(good.root, PROJECT));
    const read = () => new Map(readContent(good.root, PROJECT).entries.map((entry) => [nameOf(entry), entry.text]));
    const before = read();
    await edit(good);
    const [[name, text] = ['', ''], ...more] = [...read()].filter(([file, now]) => before.get(file) !== now);
    const { errors, warnings } = checkSave(known, { name, text: before.get(name) ?? '' }, { name, text }, NOON);
    const message = line.replace(/^(?:warning: )?\S+ {2}/, '');
    const found = line.startsWith('warning') ? warnings : errors;
    expect(more).toEqual([]);
    expect(found[0]).toMatch(new RegExp(`${RegExp.escape(message)}$`));
  },
);

it('the check before a save accepts every entry as it is', async () => {
  for (const name of ['menu/boba/index.md', 'story/index.mdx']) {
    const saved = opened(name);
    expect([name, check(saved), checkSave(site, saved, saved)]).toEqual([name, NOTHING, NOTHING]);
  }
});

it('the check before a save ignores issues of other entries that were there before', () => {
  folder.edit('menu/combo/index.md', /^rating:.*$/m, 'rating: 4.75');
  expect(check(opened('menu/boba/index.md'))).toEqual(NOTHING);
});

it('the check before a save asks for the day on which the figures were checked', () => {
  const costs = swapped('investment/equipment.md', /^value: .*$/m, 'value: 999000');
  expect(check(costs).warnings).toContainEqual(expect.stringMatching(/set “Figures checked on” to that day\.$/));
});

it('the check before a save warns of a category that is not on the site', async () => {
  const saved = swapped('menu/boba/index.md', 'category: special', 'category: winter');
  const { errors, warnings } = checkSave(site, opened(saved.name), saved);
  expect(errors).toEqual([]);
  expect(warnings).toEqual(['Category: "winter" is not on the site yet. This entry is shown once it is.']);
});

it('the check before a save asks about a year far ahead, and about an image whose description stayed', async () => {
  const far = edited('menu/boba/index.md', (text) => text.replace('\n---\n', "\npublishOn: '2062-11-01'\n---\n"));
  expect(check(far).warnings).toEqual(['Show from: 2062-11-01 is more than two years ahead. Check the year.']);
  folder.write(far.name, far.text);
  expect(check(swapped(far.name, /^price: .*$/m, 'price: 41')), 'of what was so before').toEqual(NOTHING);
  folder.restore();
  const image = swapped('gallery/store-corner/index.md', /^image: .*$/m, 'image: ./other.webp');
  expect(check(image).warnings).toEqual([
    expect.stringMatching(/^The image is new, and its description is still “.+”\. Does it show that\?$/),
  ]);
});

it('/admin.json has nothing unpublished and no comments', () => {
  const SECRET = 'Zanzi';
  addUnpublishedEntries(folder, { draft: 'true' }, SECRET);
  addUnpublishedEntries(folder, { publishOn: "'2099-01-01'" }, `${SECRET}day`);
  for (const { file } of content().entries) {
    const name = file.replace('content/', '');
    folder.edit(name, '---\n', `---\n# ${SECRET}\n`);
  }
  folder.edit(
    'hours/index.md',
    '\n---\n',
    `\nspecialDays:\n  - date: '2099-01-14'\n    reason: ${SECRET}\n    closed: true\n---\n`,
  );
  folder.edit('reviews/anitha.md', 'permission: true\n', '');
  const { texts } = editorContent(content());
  expect(JSON.stringify(texts)).not.toMatch(new RegExp(SECRET, 'i'));
  expect(Object.keys(texts)).toContain('menu/combo/index.md');
  expect(Object.keys(texts)).not.toContain('reviews/anitha.md');
  expect(texts['menu/combo/index.md']).toMatch(/^---\nname: Combo\nprice: \d+\ncategory: classic\n---\n$/);
});
