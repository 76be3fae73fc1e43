import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { checkContent } from '../../src/content-check/files/check.ts';
import { readContent } from '../../src/content-check/files/read.ts';
import { checkHere } from '../../src/editor/check-here.ts';
import { type PublicContent, publicContent } from '../../src/editor/public-content.ts';
import { issuesOfSave } from '../../src/editor/save-check.ts';
import { Folder, PROJECT } from '../content/folder.ts';
import { REFUSED_EDITS } from '../support/refused-edits.ts';

const folder = Folder.fixture();
afterEach(() => folder.restore());
afterAll(() => folder[Symbol.dispose]());

const content = () => readContent(folder.root, PROJECT);
let site: PublicContent;
beforeAll(async () => {
  site = await publicContent(content());
});

describe('the check before a save', () => {
  it.each(REFUSED_EDITS)('refuses %s, as the content check does', async (_name, { file, edit, sentence }) => {
    const saved = { name: file, text: edit(folder.read(file)) };
    expect((await issuesOfSave(content().files, saved)).map(({ text }) => text)).toEqual([sentence]);
    const [said, ...more] = await checkHere(site, [], saved);
    expect([said?.endsWith(sentence), more]).toEqual([true, []]);
    folder.write(file, saved.text);
    expect((await checkContent({ project: PROJECT, content: folder.root })).map(({ text }) => text)).toEqual([
      sentence,
    ]);
  });

  it('accepts every entry as it is', async () => {
    for (const name of ['menu/boba/index.md', 'reviews/anitha.md', 'story/index.mdx', 'pages/register.md']) {
      const saved = { name, text: folder.read(name) };
      expect([name, await issuesOfSave(content().files, saved), await checkHere(site, [], saved)]).toEqual([
        name,
        [],
        [],
      ]);
    }
  });

  it('says the label of the field, and the place of an issue elsewhere', async () => {
    const of = async (file: string, edit: (text: string) => string) =>
      checkHere(site, [], { name: file, text: edit(folder.read(file)) });
    expect(await of('menu/boba/index.md', (text) => text.replace('rating: 4.8', 'rating: 4.75'))).toEqual([
      'Rating: 4.75 has more than one decimal. Write 4.8, for example.',
    ]);
    const [said] = await of('investment/equipment.md', (text) => text.replace('value: 40000', 'value: 900000'));
    expect(said).toMatch(/^Franchise model, Estimate to: the costs /);
    expect(await of('menu/boba/index.md', (text) => text.replace('name: Boba', 'name: Combo'))).toEqual([
      'Menu item combo, Name: "Combo" is also the name of content/menu/boba/index.md. Give one of them another.',
    ]);
  });

  it('tells no issues of others that were there before', async () => {
    folder.edit('menu/combo/index.md', /^rating:.*$/m, 'rating: 4.75');
    const name = 'menu/boba/index.md';
    expect(await issuesOfSave(content().files, { name, text: folder.read(name) })).toEqual([]);
  });

  it('knows what was saved since the page was opened', async () => {
    const name = 'menu/boba/index.md';
    const own = {
      name: 'menu/combo/index.md',
      text: folder.read('menu/combo/index.md').replace('name: Combo', 'name: Pair'),
    };
    const saved = { name, text: folder.read(name).replace('name: Boba', 'name: Combo') };
    expect(await checkHere(site, [own], saved)).toEqual([]);
  });

  it('lets an entry stand in a group that is not published yet', async () => {
    const name = 'menu/boba/index.md';
    const saved = { name, text: folder.read(name).replace('category: special', 'category: winter') };
    expect(await checkHere(site, [], saved)).toEqual([]);
    expect(await issuesOfSave(content().files, saved)).toHaveLength(1);
  });
});

describe('what the page of the editor knows', () => {
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
