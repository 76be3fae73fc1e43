import { build, type Rolldown } from 'vite';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { readContent } from '../../src/content-check/files/read.ts';
import { type EditorContent, publicContent, wholeContent } from '../../src/editor/editor-content.ts';
import { checkSave } from '../../src/editor/save-check.ts';
import { Folder, PROJECT } from '../content/folder.ts';
import { MISTAKES } from '../content/mistakes.ts';

/** What the browser does not see: image files, files that are no entries, and groups that are not published yet. */
const UNSEEN = /^(svg|image(?!WithoutWords|InPrint|NotBeside|Pasted)|noReference|fileTooLarge|badName)/;

const field = (name: string, value: string) => (text: string) =>
  text.replace(new RegExp(`^${name}:.*$`, 'm'), `${name}: ${value}`);

const folder = Folder.fixture();
afterEach(() => folder.restore());
afterAll(() => folder[Symbol.dispose]());

const content = () => readContent(folder.root, PROJECT);
let site: EditorContent;
beforeAll(() => {
  site = publicContent(content());
});

const NOTHING = { errors: [], errorFields: [], conflicts: [], warnings: [], resolvedPlaceholders: {} };
const NOON = new Date('2026-11-23T06:30:00Z');
const edited = (name: string, edit: (text: string) => string) => ({ name, text: edit(folder.read(name)) });
const swapped = (name: string, from: string | RegExp, to: string) => edited(name, (text) => text.replace(from, to));
const check = (saved: { name: string; text: string }, own: readonly { name: string; text: string }[] = []) =>
  checkSave(wholeContent(content()), own, saved, NOON);

it('the check before a save says of each mistake in an entry what the table says for the form', async () => {
  using good = Folder.good();
  const known = wholeContent(readContent(good.root, PROJECT));
  for (const [what, edit, code, , form] of MISTAKES) {
    if (UNSEEN.test(code)) continue;
    await edit(good);
    const { texts } = wholeContent(readContent(good.root, PROJECT));
    good.restore();
    const [name, ...more] = Object.keys(known.texts).filter((file) => known.texts[file] !== texts[file]);
    const text = texts[name ?? ''];
    if (name === undefined || text === undefined || more.length > 0) continue;
    const { errors, conflicts } = await checkSave(known, [], { name, text }, NOON);
    const said = [...errors, ...conflicts];
    expect([what, said, said.some((sentence) => sentence.endsWith(form ?? ''))]).toEqual([what, said, true]);
  }
});

it('the check before a save leaves the words of staff alone: a menu item “order”, a review by “price”, a question “image”', async () => {
  folder.edit('menu/boba/index.md', /^name:.*$/m, 'name: order');
  const twice = await check(swapped('menu/combo/index.md', 'name: Combo', 'name: order'));
  expect(twice.conflicts).toEqual(['Name: “order” is also the “Name” of Menu item “order”. Give one of them another.']);
  const review = await check(edited('reviews/anitha.md', field('name', '<b>price</b>')));
  expect(review.errors).toEqual(['Name: <b> is shown as it is written here. Remove it, or write words instead.']);
  const question = await check(edited('questions/rent.md', field('question', '“image”')));
  expect((await check(edited('questions/rent.md', (text) => `${text}\n<br>\n`))).errorFields).toEqual(['body']);
  expect(question.errors).toEqual(['Question: “ is shown as it is written here. Remove it, or write words instead.']);
  const cost = await check(edited('investment/equipment.md', field('colour', "'#c5351f'")));
  expect(cost.conflicts).toEqual([expect.stringMatching(/“#c5351f” is also the “Colour” of /)]);
});

it('the check before a save accepts every entry as it is', async () => {
  for (const name of ['menu/boba/index.md', 'reviews/anitha.md', 'story/index.mdx', 'pages/register.md']) {
    const saved = { name, text: folder.read(name) };
    expect([name, await check(saved), await checkSave(site, [], saved)]).toEqual([name, NOTHING, NOTHING]);
  }
});

it('the check before a save names the field, and the other entry that has a part in it', async () => {
  const said = async (name: string, from: string | RegExp, to: string) => check(swapped(name, from, to));
  expect((await said('menu/combo/index.md', 'name: Combo', 'name: Boba')).conflicts).toEqual([
    expect.stringMatching(/^Name: “Boba” is also the “Name” of Menu item “Boba”/),
  ]);
  expect((await said('menu/boba/index.md', 'name: Boba', 'name: Combo')).conflicts).toEqual([
    'Menu item “Combo”, Name: “Combo” is also the “Name” of this entry. Give one of them another.',
  ]);
});

it('the check before a save says nothing of others that was so before, and knows what was saved since', async () => {
  folder.edit('menu/combo/index.md', /^rating:.*$/m, 'rating: 4.75');
  expect(await check({ name: 'menu/boba/index.md', text: folder.read('menu/boba/index.md') })).toEqual(NOTHING);
  const own = swapped('menu/combo/index.md', 'name: Combo', 'name: Pair');
  const saved = swapped('menu/boba/index.md', 'name: Boba', 'name: Combo');
  expect(await checkSave(site, [own], saved)).toEqual(NOTHING);
});

it('the check before a save lets an entry stand in a group that is not published yet', async () => {
  const saved = swapped('menu/boba/index.md', 'category: special', 'category: winter');
  expect(await checkSave(site, [], saved)).toEqual(NOTHING);
});

it('the check before a save asks about a last day that is past, and an image whose description stayed', async () => {
  const past = edited('menu/boba/index.md', (text) => text.replace('\n---\n', "\nshowUntil: '2026-11-01'\n---\n"));
  expect((await check(past)).warnings).toEqual(['Show until: 2026-11-01 is past, so visitors do not see this entry.']);
  const far = edited('menu/boba/index.md', (text) => text.replace('\n---\n', "\npublishOn: '2062-11-01'\n---\n"));
  expect((await check(far)).warnings).toEqual(['2062-11-01 is more than two years ahead. Is that meant?']);
  for (const { name, text } of [past, far]) {
    folder.write(name, text);
    expect(await check(swapped(name, /^price: .*$/m, 'price: 41')), 'of what was so before').toEqual(NOTHING);
  }
  folder.restore();
  const claim = swapped('menu/boba/index.md', /^description: .*$/m, 'description: Cooling, and good for the heart.');
  expect((await check(claim)).warnings).toEqual([
    expect.stringMatching(/^“cooling” is a word to be careful with/),
    expect.stringMatching(/^“good for” is a word/),
  ]);
  const image = swapped('gallery/store-corner/index.md', /^image: .*$/m, 'image: ./other.webp');
  expect((await check(image)).warnings).toEqual([
    expect.stringMatching(/^The image is new, and its description is still “.+”\. Does it show that\?$/),
  ]);
});

it('the check before a save offers to confirm what was still to confirm and has another value now', async () => {
  const waiting = (text: string) =>
    text.replace(/^placeholders:\n(?: +- .*\n)*/m, 'placeholders:\n  - phone\n  - email\n');
  folder.write('site/index.md', waiting(folder.read('site/index.md')));
  const saved = swapped('site/index.md', /^phone: .*$/m, 'phone: +91 98765 43210');
  expect((await check(saved)).resolvedPlaceholders).toEqual({ phone: 'Phone' });
});

it('what the editor of the built site knows is no more than visitors see', async () => {
  const marked = (name: string, line: string) => folder.edit(name, '\n---\n', `\n${line}\n---\n`);
  marked('menu/boba/index.md', 'draft: true');
  marked('reviews/biju.md', "publishOn: '2099-01-01'");
  folder.edit('reviews/anitha.md', 'permission: true\n', '');
  marked('gallery-groups/store-interiors.md', 'draft: true');
  marked('terms/royalty.md', '# ask the owner');
  folder.edit('questions/rent.md', /\n\n(.*\n)$/, '\n\n<!-- not sure -->\n\n## Rent\n\nWords.\n');
  const { texts } = publicContent(content());
  const names = Object.keys(texts);
  expect(names).toContain('menu/combo/index.md');
  expect(names).not.toContain('menu/boba/index.md');
  expect(names).not.toContain('reviews/biju.md');
  expect(names).not.toContain('reviews/anitha.md');
  expect(names.filter((name) => texts[name]?.includes('group: store-interiors'))).toEqual([]);
  expect(Object.values(texts).join('\n')).not.toMatch(/ask the owner|not sure|^placeholders:/m);
  expect(texts['questions/rent.md']).toContain('## Rent\n\nWords.');
});

it('is a program of less than 400 kB', async () => {
  vi.stubEnv('NODE_ENV', 'production');
  const built = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    build: {
      write: false,
      target: 'esnext',
      modulePreload: false,
      rolldownOptions: { input: 'src/editor/save-check.ts', preserveEntrySignatures: 'strict' },
    },
  });
  const { output } = built as Rolldown.RolldownOutput;
  const bytes = output.map((file) => (file.type === 'chunk' ? Buffer.byteLength(file.code) : 0));
  expect(bytes.reduce((sum, each) => sum + each)).toBeLessThan(400_000);
});
