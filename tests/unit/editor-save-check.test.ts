import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { checkContent } from '../../src/content-check/files/check.ts';
import { readContent } from '../../src/content-check/files/read.ts';
import { type EditorContent, publicContent, wholeContent } from '../../src/editor/editor-content.ts';
import { checkSave } from '../../src/editor/save-check.ts';
import { Folder, PROJECT } from '../content/folder.ts';
import { REFUSED_EDITS } from '../support/refused-edits.ts';

const folder = Folder.fixture();
afterEach(() => folder.restore());
afterAll(() => folder[Symbol.dispose]());

const content = () => readContent(folder.root, PROJECT);
let site: EditorContent;
beforeAll(async () => {
  site = await publicContent(content());
});

const NOTHING = { refused: [], apart: [], unusual: [], confirmed: {} };
const NOON = new Date('2026-11-23T06:30:00Z');
const edited = (name: string, edit: (text: string) => string) => ({ name, text: edit(folder.read(name)) });
const swapped = (name: string, from: string | RegExp, to: string) => edited(name, (text) => text.replace(from, to));
const check = (saved: { name: string; text: string }, own: readonly { name: string; text: string }[] = []) =>
  checkSave(wholeContent(content()), own, saved, NOON);

describe('the check before a save', () => {
  it.each(REFUSED_EDITS)(
    'says of %s what the content check says, with the names of the screen',
    async (_name, refused) => {
      const { file, edit, sentence, onScreen = sentence, isAsked = false } = refused;
      const saved = edited(file, edit);
      for (const known of [wholeContent(content()), site]) {
        const verdict = await checkSave(known, [], saved);
        const said = [...verdict.refused, ...verdict.apart];
        expect([said.map((text) => text.endsWith(onScreen)), verdict.apart.length]).toEqual([[true], isAsked ? 1 : 0]);
      }
      folder.write(file, saved.text);
      expect((await checkContent({ project: PROJECT, content: folder.root })).map(({ text }) => text)).toEqual([
        sentence,
      ]);
    },
  );

  it('accepts every entry as it is', async () => {
    for (const name of ['menu/boba/index.md', 'reviews/anitha.md', 'story/index.mdx', 'pages/register.md']) {
      const saved = { name, text: folder.read(name) };
      expect([name, await check(saved), await checkSave(site, [], saved)]).toEqual([name, NOTHING, NOTHING]);
    }
  });

  it('names the field, and the other entry that has a part in it', async () => {
    const said = async (name: string, from: string | RegExp, to: string) => check(swapped(name, from, to));
    expect((await said('menu/boba/index.md', 'rating: 4.8', 'rating: 4.75')).refused).toEqual([
      'Rating: 4.75 has more than one decimal. Write 4.8, for example.',
    ]);
    expect((await said('menu/combo/index.md', 'name: Combo', 'name: Boba')).apart).toEqual([
      expect.stringMatching(/^Name: "Boba" is also the name of Menu item “Boba”/),
    ]);
    expect((await said('menu/boba/index.md', 'name: Boba', 'name: Combo')).apart).toEqual([
      'Menu item “Combo”, Name: "Combo" is also the name of this entry. Give one of them another.',
    ]);
  });

  it('says nothing of others that was so before, and knows what was saved since', async () => {
    folder.edit('menu/combo/index.md', /^rating:.*$/m, 'rating: 4.75');
    expect(await check({ name: 'menu/boba/index.md', text: folder.read('menu/boba/index.md') })).toEqual(NOTHING);
    const own = swapped('menu/combo/index.md', 'name: Combo', 'name: Pair');
    const saved = swapped('menu/boba/index.md', 'name: Boba', 'name: Combo');
    expect(await checkSave(site, [own], saved)).toEqual(NOTHING);
  });

  it('lets an entry stand in a group that is not published yet', async () => {
    const saved = swapped('menu/boba/index.md', 'category: special', 'category: winter');
    expect(await checkSave(site, [], saved)).toEqual(NOTHING);
  });

  it('asks about a last day that is past, and an image whose description stayed', async () => {
    const past = edited('menu/boba/index.md', (text) => text.replace('\n---\n', "\nshowUntil: '2026-11-01'\n---\n"));
    expect((await check(past)).unusual).toEqual(['Show until: 2026-11-01 is past, so visitors do not see this entry.']);
    const image = swapped('gallery/store-corner/index.md', /^image: .*$/m, 'image: ./other.webp');
    expect((await check(image)).unusual).toEqual([
      expect.stringMatching(/^The image is new, and its description is still “.+”\. Does it show that\?$/),
    ]);
  });

  it('offers to confirm what was still to confirm and has another value now', async () => {
    const waiting = (text: string) =>
      text.replace(/^placeholders:\n(?: +- .*\n)*/m, 'placeholders:\n  - phone\n  - email\n');
    folder.write('site/index.md', waiting(folder.read('site/index.md')));
    const saved = swapped('site/index.md', /^phone: .*$/m, 'phone: +91 98765 43210');
    expect((await check(saved)).confirmed).toEqual({ phone: 'Phone' });
  });
});

describe('what the editor of the built site knows', () => {
  it('is no more than visitors see', async () => {
    const marked = (name: string, line: string) => folder.edit(name, '\n---\n', `\n${line}\n---\n`);
    marked('menu/boba/index.md', 'draft: true');
    marked('reviews/biju.md', "publishOn: '2099-01-01'");
    marked('gallery-groups/store-interiors.md', 'draft: true');
    marked('terms/royalty.md', '# ask the owner');
    folder.edit('questions/rent.md', /\n\n(.*\n)$/, '\n\n<!-- not sure -->\n\n## Rent\n\nPrivate words.\n');
    const { texts } = await publicContent(content());
    const names = Object.keys(texts);
    expect(names).toContain('menu/combo/index.md');
    expect(names).not.toContain('menu/boba/index.md');
    expect(names).not.toContain('reviews/biju.md');
    expect(names.filter((name) => texts[name]?.includes('group: store-interiors'))).toEqual([]);
    expect(Object.values(texts).join('\n')).not.toMatch(/ask the owner|not sure|Private words|^placeholders:/m);
    expect(texts['questions/rent.md']).toContain('## rent');
  });
});
