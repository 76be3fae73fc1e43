import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { checkContent } from '../../src/content-check/files/check.ts';
import { readContent } from '../../src/content-check/files/read.ts';
import { type EditorContent, publicContent, wholeContent } from '../../src/editor/editor-content.ts';
import { checkSave } from '../../src/editor/save-check.ts';
import { Folder, PROJECT } from '../content/folder.ts';

/** An edit that the content check refuses. */
interface RefusedEdit {
  readonly file: string;
  readonly edit: (text: string) => string;
  /** What `npm run check:content` says. */
  readonly sentence: string;
  /** The same with the names of the screen, where that differs. */
  readonly onScreen?: string;
  /** Whether it may be saved all the same, because another entry has a part in it. */
  readonly isAsked?: boolean;
}

const field = (name: string, value: string) => (text: string) =>
  text.replace(new RegExp(`^${name}:.*$`, 'm'), `${name}: ${value}`);
const added = (line: string) => (text: string) => text.replace('\n---\n', `\n${line}\n---\n`);
const body = (words: string) => (text: string) => text.replace(/\n---\n[\s\S]*$/, `\n---\n\n${words}\n`);

const REFUSED_EDITS: readonly [name: string, refused: RefusedEdit][] = [
  [
    'a rating with two decimals',
    {
      file: 'menu/boba/index.md',
      edit: field('rating', '4.75'),
      sentence: '4.75 has more than one decimal. Write 4.8, for example.',
    },
  ],
  [
    'a second item of one name',
    {
      file: 'menu/boba/index.md',
      edit: field('name', 'Combo'),
      sentence: '"Combo" is also the name of content/menu/boba/index.md. Give one of them another.',
      onScreen: '"Combo" is also the name of this entry. Give one of them another.',
      isAsked: true,
    },
  ],
  [
    'a file name in place of a description',
    {
      file: 'menu/boba/index.md',
      edit: field('imageAlt', 'IMG_2041.jpg'),
      sentence: '"IMG_2041.jpg" is the name of a file. Say in a few words what the image shows.',
    },
  ],
  [
    'a last day before the first',
    {
      file: 'menu/boba/index.md',
      edit: added("publishOn: '2030-01-02'\nshowUntil: '2030-01-01'"),
      sentence:
        '2030-01-01 is before publishOn, 2030-01-02: the entry would never be shown. Change one of the two days.',
      onScreen:
        '2030-01-01 is before “Show from”, 2030-01-02: the entry would never be shown. Change one of the two days.',
    },
  ],
  [
    'a cost beyond the estimate',
    {
      file: 'investment/equipment.md',
      edit: field('value', '900000'),
      sentence:
        'the costs in content/investment add up to 11.7 lakhs, and the estimate is 2.5 to 3.5. Change the costs or the estimate.',
      onScreen:
        'the costs in “Franchise: costs” add up to 11.7 lakhs, and the estimate is 2.5 to 3.5. Change the costs or the estimate.',
      isAsked: true,
    },
  ],
  [
    'two slices of one colour',
    {
      file: 'investment/equipment.md',
      edit: field('colour', "'#c5351f'"),
      sentence: '"#c5351f" is also the colour of content/investment/equipment.md. Give each slice its own.',
      onScreen: '"#c5351f" is also the colour of this entry. Give each slice its own.',
      isAsked: true,
    },
  ],
  [
    'letters that the brochure cannot print',
    {
      file: 'steps/sign-up.md',
      edit: field('title', 'दूध'),
      sentence:
        '"दू", "ध" cannot be printed in the brochure or a share image. Use words in English or Malayalam, or common symbols such as ₹, →, ≥.',
    },
  ],
  [
    'a term that is not answered',
    {
      file: 'terms/royalty.md',
      edit: field('answer', 'Ask us'),
      sentence: '"Ask us" is no answer. Write what holds, or "Not decided yet" while that is open.',
    },
  ],
  [
    'a script in a review',
    {
      file: 'reviews/anitha.md',
      edit: body('<script>alert(1)</script>'),
      sentence: 'In a review, <script> is shown as it is written here. Remove it.',
    },
  ],
  [
    'a note hidden that the forms link to',
    {
      file: 'notes/privacy.md',
      edit: added('draft: true'),
      sentence:
        'The forms link to this note, so it must be there and be shown. Put it back, and remove "draft", "publishOn" and "showUntil".',
      onScreen:
        'The forms link to this note, so it must be there and be shown. Put it back, and remove “Hide from the site”, “Show from” and “Show until”.',
    },
  ],
  [
    'a link to a page that is not there',
    {
      file: 'questions/rent.md',
      edit: body(
        'No. Rent, deposit and GST depend on your town, so they are outside the estimate. See [our shops](/shops)',
      ),
      sentence:
        '"/shops" leads to a page that does not exist. The pages are /, /about, /products, /franchise, /gallery, /contact, /register, /reviews.',
    },
  ],
];

const folder = Folder.fixture();
afterEach(() => folder.restore());
afterAll(() => folder[Symbol.dispose]());

const content = () => readContent(folder.root, PROJECT);
let site: EditorContent;
beforeAll(async () => {
  site = await publicContent(content());
});

const NOTHING = { refused: [], refusedFields: [], apart: [], unusual: [], confirmed: {} };
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
    const claim = swapped('menu/boba/index.md', /^description: .*$/m, 'description: Cooling, and good for the heart.');
    expect((await check(claim)).unusual).toEqual([
      expect.stringMatching(/^“cooling” is a word to be careful with/),
      expect.stringMatching(/^“good for” is a word/),
    ]);
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
    folder.edit('reviews/anitha.md', 'permission: true\n', '');
    marked('gallery-groups/store-interiors.md', 'draft: true');
    marked('terms/royalty.md', '# ask the owner');
    folder.edit('questions/rent.md', /\n\n(.*\n)$/, '\n\n<!-- not sure -->\n\n## Rent\n\nPrivate words.\n');
    const { texts } = await publicContent(content());
    const names = Object.keys(texts);
    expect(names).toContain('menu/combo/index.md');
    expect(names).not.toContain('menu/boba/index.md');
    expect(names).not.toContain('reviews/biju.md');
    expect(names).not.toContain('reviews/anitha.md');
    expect(names.filter((name) => texts[name]?.includes('group: store-interiors'))).toEqual([]);
    expect(Object.values(texts).join('\n')).not.toMatch(/ask the owner|not sure|Private words|^placeholders:/m);
    expect(texts['questions/rent.md']).toContain('## rent');
  });
});
