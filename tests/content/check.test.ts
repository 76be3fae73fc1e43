import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { checkContent } from '~/content-check/files/check';
import { readContent } from '~/content-check/files/read';
import { formNames } from '~/content-check/names';
import { issueLine, report } from '~/content-check/report';
import { CODES, say } from '~/content-check/sentences';
import { FIXTURE_CONTENT } from '../support/fixture';
import { Folder, PROJECT, smallProject } from './folder';
import { answer, boba, both, drawing, type Edit, edit, STORE, set, text, write } from './mistake-edits';
import { MISTAKES } from './mistakes';

const check = (folder: Folder, project: string) => checkContent({ project, content: folder.root });

type Fine = readonly [name: string, edit: Edit];

const WINDOWS = ['menu/boba/index.md', 'reviews/anitha.md', 'story/index.mdx', 'site/index.md', 'pages/home.md'];
const asWindows: Edit = (content) => {
  for (const file of WINDOWS) content.write(file, `\uFEFF${content.read(file).replaceAll('\n', '\r\n')}`);
};
const INKSCAPE =
  'viewBox="0 0 148 105" width="148mm" height="105mm" xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape" xmlns:sodipodi="http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd"';
const LINKS = [
  ...['/', '/#content', '/about#pour', '/contact#notes', '/contact#privacy', '/gallery#franchise-stores'],
  ...['#questions-of-space', '/menu.json', '/terms.pdf'],
  ...['https://www.fssai.gov.in/', 'mailto:hello@shop.in?subject=Hello', 'tel:+919876543210'],
];
const links = LINKS.map((url) => `[here](${url})`).join(', ');
const emptied = both(
  ...[boba('rating', ''), boba('serving', '~'), boba('placeholders', ''), set('reviews/anitha.md', 'avatar', "''")],
  ...[set(STORE, 'position', ''), set('site/index.md', 'fssai', '""')],
  edit('technical/index.md', /^designer:\n(?: .*\n)+/m, 'designer:\n'),
  edit('site/index.md', /^social:\n(?: .*\n)+/m, 'social:\n  instagram:\n'),
);

/** What only looks like a mistake; what people paste is in inputs.yaml. */
// biome-ignore format: a line for each
const FINE: readonly Fine[] = [
  ['signs of code in the story', text('story/index.mdx', 'Two \\{glasses\\} for less than \\<100, 3 < 4.')],
  ['a place in Malayalam', set('pages/home.md', 'place', 'മണക്കാട്')],
  ['lists in the story', text('story/index.mdx', '- ice\n- milk\n\n1. stir\n2. pour')],
  ['an SVG as programs write it', drawing('<g><path d="M0 0h4v3z" fill="#0c3a2c"/></g>', 'viewBox="0 0 40 30" width="40px" height="30px"', '<?xml version="1.0" encoding="UTF-8"?>\n')],
  ['an SVG in millimetres, as Inkscape saves it', drawing('<sodipodi:namedview inkscape:export-filename="C:\\x.png"/><path inkscape:label="ice" d="M0 0h4v3z"/>', INKSCAPE)],
  ['an SVG in per cent', drawing('<path d="M0 0h4v3z"/>', 'viewBox="0 0 4 3" width="100%" height="100%"')],
  ['what a Mac leaves behind', write('menu/.DS_Store', 'x')],
  ['the line ends of Windows and a byte-order mark', asWindows],
  ['links to pages, places on them and files', answer(`## Questions of space\n\n${links}`)],
  ['optional fields that are left empty', emptied],
  ['signs in a field', boba('description', 'Our “No. 1” tea, with 50 % milk & ₹5 off # for June')],
  ['a second review of one name', (content) => content.addCopy('reviews', 'anitha-of-pettah', { place: 'Pettah' })],
  ['all that a text may hold', answer('- one\n- two\n\n## More\n\nA **corner** helps.\\\nRs 1,20,000; a-b.\n\n---\n\nCall.\n\n**സർബത്ത്**ൽ ഐസ്*.\n\nSo it is,\n— or was, [toll-free](tel:18004251234) #1.')],
  ['signs in an answer of several lines', set('terms/royalty.md', 'answer', '|\n  Note: the #1 figure # 5 of all.\n  - 5% of sales')],
  ['a shop open past midnight', edit('hours/index.md', /closes: .*/, "closes: '00:30'")],
];

/** The words of the pages are those of the site, so their lines may move. */
const steady = (sentence: string) => sentence.replace(/(?<=^content\/(?:pages|wording)\/\S+):\d+/, ':…');

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

  test.for(MISTAKES)('is refused for %s', async ([, edit, code, file, form]) => {
    await edit(good);
    const found = await check(good, project.root);
    const { entries } = readContent(good.root, project.root);
    const said = found.map((issue) => [
      issue.code,
      steady(issueLine(issue)),
      say(issue, formNames(issue.file, entries)),
    ]);
    const words = form ? [steady(file), form] : [expect.stringContaining(`${steady(file)}  `), expect.anything()];
    expect(said).toContainEqual([code, ...words]);
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
  const [problem, ...more] = await checkContent({ project: PROJECT, content: '/nowhere/words' });
  expect(more).toEqual([]);
  expect(problem && issueLine(problem)).toBe(
    'content/  There is no folder /nowhere/words. Put it back, or set CONTENT_DIR to the folder of the content.',
  );
});

test('the fixture content is in order', async () => {
  expect((await checkContent({ project: PROJECT, content: FIXTURE_CONTENT })).map(issueLine)).toEqual([]);
});

/** In launch, warnings and publish; the last two are the form's own, and of schemas yet to be written. */
const ELSEWHERE =
  /^(noContentFolder|imageUnused|figuresOld|hiddenWith|placesLeftOut|placeholder.*|no(Permission|MenuFacts|RatingsNote|Licence|Domain)|undecided|claims|built|farAhead|moreThanTried|invalid)$/;

test('every sentence has its mistake', () => {
  const told = new Set<string>(MISTAKES.filter((row) => row.length === 5).map(([, , code]) => code));
  expect(CODES.filter((code) => !told.has(code) && !ELSEWHERE.test(code))).toEqual([]);
});

test('no sentence for the form names a file, a quote, a dash, a bracket or a key', () => {
  const foreign =
    /content\/|\.mdx?\b|\bfile|folder|quote|dash|hyphen|bracket|\bline of\b|\bkey\b|npm|publishOn|showUntil/;
  const own = MISTAKES.map(([, , , , form = '']) => form.replace(/“[^”]*”/g, ''));
  expect(own.filter((sentence) => foreign.test(sentence))).toEqual([]);
});
