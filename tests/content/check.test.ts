import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { checkContent } from '~/content-check/files/check';
import { type Issue, issueLine, report } from '~/content-check/issue';
import { Folder, PROJECT } from './folder';
import { MISTAKES } from './mistakes';

const NOON = new Date('2026-11-23T06:30:00Z');

/** Masks the line numbers of page entries, which change with the fixture. */
const steady = (line: string) => line.replace(/(?<=content\/pages\/\S+):\d+/, ':…');

const lineOf = (issue: Issue) => `${issue.severity === 'warning' ? 'warning: ' : ''}${issueLine(issue)}`;

describe('the content check', () => {
  const good = Folder.good();
  const check = () => checkContent({ project: PROJECT, content: good.root }, NOON);
  afterAll(() => good[Symbol.dispose]());
  afterEach(() => good.restore());

  test('reports nothing', async () => {
    expect((await check()).map(lineOf)).toEqual([]);
  });

  test.each(MISTAKES)('reports %s', async (_, edit, line) => {
    await edit(good);
    expect((await check()).map(lineOf).map(steady)).toEqual([steady(line)]);
  });

  test('reports the right line with Windows line endings and a byte-order mark', async () => {
    const text = good.read('menu/boba/index.md').replace('price: 40', 'price: forty');
    good.write('menu/boba/index.md', `\ufeff${text.replaceAll('\n', '\r\n')}`);
    expect((await check()).map(lineOf)).toEqual([
      'content/menu/boba/index.md:4  Price: "forty" is not a number. Write whole rupees, for example 40.',
    ]);
  });

  test('accepts empty optional fields, capitals in a file name, links to files and multi-line notes', async () => {
    good.set('menu/boba/index.md', 'rating', '');
    good.edit('site/index.md', /^social:\n(?: .*\n)+/m, 'social:\n  instagram:\n');
    good.rename('categories/special.md', 'categories/Special.md');
    good.edit('questions/space.md', 'A corner helps.', 'See [terms](/brochure.pdf#page=2).');
    good.set('terms/royalty.md', 'answer', '|\n  Note: the #1 figure # 5 of all.\n  - 5% of sales');
    good.edit('story/index.mdx', /\n---\n\n/, '\n---\n\nTwo \\{glasses\\} for less than \\<100, 3 < 4.\n\n');
    expect((await check()).map(lineOf)).toEqual([]);
  });

  test('accepts files that no entry uses', async () => {
    for (const name of [
      'menu/.DS_Store',
      'Menu card.pdf',
      'gallery/store-corner/IMG_0042.HEIC',
      'menu/boba/unused.svg',
    ])
      good.write(name, 'x');
    expect((await check()).map(lineOf)).toEqual([]);
  });

  test('reports all issues at once, grouped by file', async () => {
    good.edit('menu/boba/index.md', 'price: 40', 'price: forty');
    good.edit('menu/boba/index.md', 'category: special', 'category: cold');
    good.edit('reviews/biju.md', /^food: .*$/m, 'food: 9');
    expect(report(await check())).toMatchInlineSnapshot(`
      "content/menu/boba/index.md:4  Price: "forty" is not a number. Write whole rupees, for example 40.
      content/menu/boba/index.md:8  Category: There is no "cold" in Categories. There are classic, premium, special.

      content/reviews/biju.md:5  Food: 9 is more than 5. Stars for food and drink, 1 to 5.

      3 problems in 2 files."
    `);
  });
});

test('reports a missing content folder as one problem', async () => {
  expect(report(await checkContent({ project: PROJECT, content: '/nowhere/words' }))).toBe(
    'content/  There is no folder /nowhere/words. Put it back, or set CONTENT_DIR to the folder of the content.\n\n1 problem in 1 file.',
  );
});
