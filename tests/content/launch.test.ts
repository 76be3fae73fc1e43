import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { launchIssues } from '~/content-check/commands/launch';
import { issueLine } from '~/content-check/report';
import { Folder, PROJECT } from './folder';

const OWN = 'https://manacaudmilksarbath.in';
describe('a content that is ready', () => {
  const good = Folder.good();
  afterAll(() => good[Symbol.dispose]());
  afterEach(() => good.restore());
  const foundAt = (url?: string) => launchIssues({ project: PROJECT, content: good.root }, url).map(issueLine);
  const found = () => foundAt(OWN);

  test('may go live', () => {
    expect(found()).toEqual([]);
  });

  test.each([
    ...[undefined, '', 'not an address', 'http://manacaudmilksarbath.in', 'https://www.example.com'],
    ...['https://shop.example', 'https://localhost:4321', 'https://127.0.0.1', 'https://shop'],
  ])('may not go live at %s', (siteUrl) => {
    const [line, ...rest] = foundAt(siteUrl);
    expect(line).toMatch(/^src\/lib\/site\/site-url\.ts {2}SITE_URL: /);
    expect(rest).toEqual([]);
  });

  test.each<[file: string, place: string | RegExp, by: string, said: string]>([
    ['pages/products.md', /^ratingsNote: .*\n/m, '', 'ratingsNote: This is missing'],
    ['site/index.md', /^fssai: .*\n/m, '', 'fssai: This is missing'],
  ])('is refused for what %s lacks: %s → %s', (file, place, by, said) => {
    good.edit(file, place, by);
    expect(found()).toEqual([expect.stringContaining(`  ${said}`)]);
  });

  test('is refused for a question that is not decided, and for items without what chains must show', () => {
    good.edit('terms/royalty.md', /^answer: .*$/m, 'answer: Not decided yet');
    good.edit('menu/boba/index.md', /^allergens:\n(?: {2}- .*\n)+/m, '');
    expect(found()).toEqual([
      expect.stringMatching(/^content\/menu\/ {2}1 menu item says nothing of calories or allergens/),
      expect.stringMatching(/^content\/terms\/royalty\.md:\d+ {2}answer: "Not decided yet" is no answer/),
    ]);
  });

  test('is refused for what is listed, at its own line', () => {
    good.edit(
      'site/index.md',
      /\n---\n$/,
      '\nplaceholders:\n  - foundingYear\n  - social.instagram\n  - nameMl\n---\n',
    );
    good.edit('site/index.md', /^nameMl: .*\n/m, '');
    good.edit('reviews/anitha.md', /\n---\n\n/, '\nplaceholders:\n  - body\n---\n\n');
    const lines = good.read('site/index.md').split('\n');
    const at = (text: string) => lines.findIndex((line) => line.includes(text)) + 1;
    expect(found()).toEqual([
      'content/reviews/anitha.md:15  "I have crossed the city in a bus at two in the afternoon… is a placeholder. Put in the true one, or confirm it.',
      `content/site/index.md:${at('foundingYear')}  foundingYear: 1985 is a placeholder. Put in the true one, or confirm it.`,
      `content/site/index.md:${at('instagram:')}  social.instagram: "https://www.instagram.com/manacaudsarbath" is a placeholder. Put in the true one, or confirm it.`,
      expect.stringMatching(
        new RegExp(`^content/site/index\\.md:${at('- nameMl')} {2}nameMl: This is missing\\. Add it: `),
      ),
    ]);
  });

  test('is asked for the basis of words with rules, but not of those of customers', () => {
    good.edit('site/index.md', 'basis: [fresh, natural, pure, traditional, original]', 'basis: [pure]');
    for (const list of ['values', 'reasons', 'pages', 'vision-mission', 'pour-steps'])
      for (const file of good.entries(list)) good.write(file, good.read(file).replace(/fresh|natural/gi, 'cold'));
    good.set('menu/boba/index.md', 'description', 'Pure milk, freshly poured by nature.');
    good.edit('questions/space.md', 'A corner helps.', 'Our traditional corner.');
    good.edit('reviews/anitha.md', /\n---\n\n/, '\n---\n\nSo fresh! ');
    expect(found()).toEqual([
      expect.stringMatching(/^content\/menu\/boba\/index\.md:3 {2}description: "fresh": such words need a basis \(FSS/),
      expect.stringMatching(/^content\/questions\/space\.md:6 {2}"traditional": /),
    ]);
  });

  test('minds no drafts', () => {
    good.edit('leadership/chairman/index.md', '---\n', '---\ndraft: true\nplaceholders:\n  - name\n');
    expect(found()).toEqual([]);
  });
});
