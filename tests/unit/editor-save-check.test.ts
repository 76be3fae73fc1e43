import { build, type Rolldown } from 'vite';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { checkContent } from '../../src/content-check/files/check.ts';
import { readContent } from '../../src/content-check/files/read.ts';
import { errorsIn } from '../../src/content-check/issue.ts';
import { type EditorContent, publicContent, wholeContent } from '../../src/editor/editor-content.ts';
import { checkSave } from '../../src/editor/save-check.ts';
import { Folder, PROJECT } from '../content/folder.ts';
import { MISTAKES } from '../content/mistakes.ts';

const folder = Folder.fixture();
afterEach(() => folder.restore());
afterAll(() => folder[Symbol.dispose]());

const content = () => readContent(folder.root, PROJECT);
let site: EditorContent;
beforeAll(() => {
  site = publicContent(content());
});

const NOTHING = { errors: [], errorFields: [], warnings: [], resolvedPlaceholders: {} };
const NOON = new Date('2026-11-23T06:30:00Z');
const edited = (name: string, edit: (text: string) => string) => ({ name, text: edit(folder.read(name)) });
const swapped = (name: string, from: string | RegExp, to: string) => edited(name, (text) => text.replace(from, to));
const check = (saved: { name: string; text: string }, own: readonly { name: string; text: string }[] = []) =>
  checkSave(wholeContent(content()), own, saved, NOON);

/** Twenty mistakes of `content/mistakes.ts` that somebody can make in one form. */
const IN_FORM = [
  ...['price in words', 'price with paise', 'price left empty', 'rating with two decimals', 'name too long'],
  ...['allergen twice', 'description of a page too short', 'phone malformed', 'e-mail malformed', 'vegan with milk'],
  ...['empty list', 'diet without a mark', 'review without words', 'text without end', 'tag'],
  ...[
    'link to no page',
    'number of an identity card',
    'name in Hindi',
    'dish of the same name',
    'costs beyond the estimate',
  ],
];

it.each(MISTAKES.filter(([what]) => IN_FORM.includes(what)))(
  'the form says of %s what the check says',
  async (_, edit, line) => {
    using good = Folder.good();
    const known = wholeContent(readContent(good.root, PROJECT));
    await edit(good);
    const { texts } = wholeContent(readContent(good.root, PROJECT));
    const [name = '', ...more] = Object.keys(texts).filter((file) => known.texts[file] !== texts[file]);
    const { errors, warnings } = await checkSave(known, [], { name, text: texts[name] ?? '' }, NOON);
    const said = line.replace(/^(?:warning: )?\S+ {2}/, '');
    const found = line.startsWith('warning') ? warnings : errors;
    expect([more, found]).toEqual([[], [expect.stringMatching(`${RegExp.escape(said)}$`)]]);
  },
);

it('has twenty such mistakes', () => {
  expect(MISTAKES.filter(([what]) => IN_FORM.includes(what))).toHaveLength(20);
});

it('what the form accepts of an entry that is hidden, past or of the same words, the check accepts', async () => {
  const again = (name: string, copy: string, line: string) => {
    const text = folder.read(name).replace('---\n', `---\n${line}\n`);
    folder.write(copy, text);
  };
  again('notices/closed.md', 'notices/closed-last-year.md', 'draft: true');
  again('reviews/anitha.md', 'reviews/anitha-again.md', 'draft: true');
  again('questions/rent.md', 'questions/rent-again.md', 'draft: true');
  again('investment/equipment.md', 'investment/equipment-again.md', "publishOn: '2099-01-01'");
  for (const name of ['notices/closed.md', 'reviews/anitha.md', 'questions/rent.md', 'investment/equipment.md'])
    expect(await checkSave(site, [], { name, text: folder.read(name) }, NOON)).toEqual(NOTHING);
  const issues = await checkContent({ project: PROJECT, content: folder.root }, NOON);
  expect(errorsIn(issues)).toEqual([]);
});

it('the check before a save accepts every entry as it is', async () => {
  for (const name of ['menu/boba/index.md', 'reviews/anitha.md', 'story/index.mdx', 'pages/register.md']) {
    const saved = { name, text: folder.read(name) };
    expect([name, await check(saved), await checkSave(site, [], saved)]).toEqual([name, NOTHING, NOTHING]);
  }
});

it('the check before a save names the field, and the other entry that has a part in it', async () => {
  const { errors, warnings } = await check(swapped('menu/boba/index.md', 'name: Boba', 'name: Combo'));
  expect([errors, warnings]).toEqual([
    [],
    ['Menu item "Combo": Name: Menu item "Combo" has the same. Visitors cannot tell them apart: change one of them.'],
  ]);
  const { errorFields } = await check(edited('questions/rent.md', (text) => `${text}\n<br>\n`));
  expect(errorFields).toEqual(['body']);
});

it('the check before a save says nothing of others that was so before, and knows what was saved since', async () => {
  folder.edit('menu/combo/index.md', /^rating:.*$/m, 'rating: 4.75');
  expect(await check({ name: 'menu/boba/index.md', text: folder.read('menu/boba/index.md') })).toEqual(NOTHING);
  const own = swapped('menu/combo/index.md', 'name: Combo', 'name: Pair');
  const saved = swapped('menu/boba/index.md', 'name: Boba', 'name: Combo');
  expect(await checkSave(site, [own], saved)).toEqual(NOTHING);
});

it('the check before a save warns of a category that it cannot see', async () => {
  const { errors, warnings } = await checkSave(
    site,
    [],
    swapped('menu/boba/index.md', 'category: special', 'category: winter'),
  );
  expect(errors).toEqual([]);
  expect(warnings).toEqual(['Category: "winter" is not on the site yet. This entry is shown once it is.']);
});

it('the check before a save asks about a last day that is past, and an image whose description stayed', async () => {
  const past = edited('menu/boba/index.md', (text) => text.replace('\n---\n', "\nshowUntil: '2026-11-01'\n---\n"));
  expect((await check(past)).warnings).toEqual(['Show until: 2026-11-01 is past, so visitors do not see this entry.']);
  const far = edited('menu/boba/index.md', (text) => text.replace('\n---\n', "\npublishOn: '2062-11-01'\n---\n"));
  expect((await check(far)).warnings).toEqual(['Show from: 2062-11-01 is more than two years ahead. Check the year.']);
  for (const { name, text } of [past, far]) {
    folder.write(name, text);
    expect(await check(swapped(name, /^price: .*$/m, 'price: 41')), 'of what was so before').toEqual(NOTHING);
  }
  folder.restore();
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
