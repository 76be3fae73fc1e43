import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { checkContent } from '~/content-check/files/check';
import { readContent } from '~/content-check/files/read';
import { fileNames, formNames } from '~/content-check/names';
import { issueLine, report } from '~/content-check/report';
import { CODES, say, sentence } from '~/content-check/sentences';
import { FIXTURE_CONTENT } from '../support/fixture';
import { Folder, PROJECT, smallProject } from './folder';
import { CANNOT, FINE, MISTAKES } from './mistakes';

const check = (folder: Folder, project: string) => checkContent({ project, content: folder.root });

/** The words of the pages are those of the site, so their lines may move. */
const steady = (sentence: string) => sentence.replace(/(?<=^content\/pages\/\S+):\d+/, ':…');

/** A sentence in the same names at a file and at the form. */
const plain = (words: string) => words.replace(/[“”]/g, '"').replace(/^(?:This image|\S+\.\w{3,4})(?= )/, 'It');

/** What somebody at the form knows nothing of. */
const FOREIGN =
  /undefined|content\/|\.mdx?\b|\bfile|folder|quote|dash|hyphen|bracket|second line|\bkey\b|npm|publishOn|showUntil/;

describe('a content without mistakes', () => {
  const good = Folder.good();
  const project = smallProject();
  const lines = async (folder: Folder) => (await check(folder, project.root)).map(issueLine);
  afterAll(() => {
    good[Symbol.dispose]();
    project[Symbol.dispose]();
  });
  afterEach(() => good.restore());

  test('has no problem', async () => {
    expect(await lines(good)).toEqual([]);
  });

  test.each(FINE)('has none in %s', async (_, edit) => {
    await edit(good);
    expect(await lines(good)).toEqual([]);
  });

  test('reports the true line under Windows line ends', async () => {
    const text = good.read('menu/boba/index.md').replace('price: 40', 'price: forty');
    good.write('menu/boba/index.md', text.replaceAll('\n', '\r\n'));
    expect(await lines(good)).toEqual([
      'content/menu/boba/index.md:4  price: "forty" is not a number. Write whole rupees, for example 40.',
    ]);
  });

  test('names the beginning of what is long', async () => {
    good.set('menu/boba/index.md', 'price', 'forty '.repeat(20).trim());
    const [found] = await check(good, project.root);
    const nine = 'forty '.repeat(9);
    expect(found && say(found, fileNames)).toMatch(new RegExp(`^price: "${nine}fo… is not a number`));
    expect(found && say(found, formNames(found.file, []))).toMatch(new RegExp(`^Price: “${nine}for…” is not a number`));
  });

  test.for(MISTAKES)('is refused for %s', async ([, edit, code, file, form]) => {
    await edit(good);
    const found = await check(good, project.root);
    const { entries } = readContent(good.root, project.root);
    const hasWords = file.includes('  ');
    const said = found.find(
      (issue) => issue.code === code && `${steady(issueLine(issue))}  `.startsWith(`${steady(file)}  `),
    );
    if (!said) throw new Error(`Not among these: ${found.map(issueLine).join('\n')}`);
    const names = formNames(said.file, entries);
    expect(say(said, names)).not.toMatch(FOREIGN);
    if (form === CANNOT) expect(sentence(said, names(said.file))).toBe(CANNOT);
    else if (form) expect(say(said, names)).toBe(form);
    else if (hasWords)
      expect(plain(sentence(said, names(said.file)))).toBe(plain(sentence(said, fileNames(said.file))));
  });

  test('shows all problems at once, grouped by file', async () => {
    good.edit('menu/boba/index.md', 'price: 40', 'price: forty');
    good.edit('menu/boba/index.md', 'category: special', 'category: cold');
    good.edit('reviews/biju.md', /^food: .*$/m, 'food: 9');
    expect(report(await check(good, project.root))).toMatchInlineSnapshot(`
      "content/menu/boba/index.md:4  price: "forty" is not a number. Write whole rupees, for example 40.
      content/menu/boba/index.md:8  category: There is no "cold" in content/categories. There are classic, premium, special.

      content/reviews/biju.md:5  food: 9 is more than 5. Stars for food and drink, 1 to 5.

      3 problems in 2 files."
    `);
  });
});

test('a content folder that is not there is one problem, not one for each entry', async () => {
  expect(report(await checkContent({ project: PROJECT, content: '/nowhere/words' }))).toBe(
    'content/  There is no folder /nowhere/words. Put it back, or set CONTENT_DIR to the folder of the content.\n\n1 problem in 1 file.',
  );
});

test('the fixture content is in order', async () => {
  expect((await checkContent({ project: PROJECT, content: FIXTURE_CONTENT })).map(issueLine)).toEqual([]);
});

/** In launch, warnings and publish. */
const ELSEWHERE =
  /^(noContentFolder|imageUnused|figuresOld|hiddenWith|placesLeftOut|placeholder.*|no(MenuFacts|RatingsNote|Licence|Domain)|undecided|claims|built|farAhead|moreThanTried|isOver)$/;

test('every sentence has its mistake', () => {
  const told = new Set<string>(MISTAKES.filter(([, , , file]) => file.includes('  ')).map(([, , code]) => code));
  expect(CODES.filter((code) => !told.has(code) && !ELSEWHERE.test(code))).toEqual([]);
});
