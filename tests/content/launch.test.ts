import { afterAll, afterEach, expect, test } from 'vitest';
import { launchSheet } from '~/content-check/commands/launch';
import { Folder, PROJECT } from './folder';

const good = Folder.good();
afterEach(() => good.restore());
afterAll(() => good[Symbol.dispose]());
const sheet = (url: string | undefined = 'https://manacaudmilksarbath.in') =>
  launchSheet({ project: PROJECT, content: good.root }, url).split('\n').filter(Boolean);

/** Answers every question of the good content, and removes careful words. */
function makeReady() {
  for (const list of ['terms', 'counter'])
    for (const file of good.entries(list)) {
      good.set(file, 'answer', 'Yes.');
      if (list === 'terms') good.set(file, 'checkedOn', "'2026-11-20'");
    }
  const lists = 'values reasons pages vision-mission pour-steps franchise-model questions notes'.split(' ');
  for (const list of lists)
    for (const file of good.entries(list))
      good.write(file, good.read(file).replace(/\b(?:fresh|natural|pure|best|profits?|guaranteed?)\w*/gi, 'cold'));
}

test('the sheet of content that is ready is empty', () => {
  makeReady();
  expect(sheet()).toEqual([]);
});

test.each(['', 'http://shop.in', 'https://www.example.com'])('the sheet asks for a domain in place of %j', (url) => {
  makeReady();
  expect(sheet(url)).toEqual([expect.stringMatching(/^SITE_URL is .* Set it to https:/)]);
});

test('the sheet begins with the first questions to the owner, in order, and names the entries', () => {
  makeReady();
  good.edit('terms/royalty.md', /^answer: .*\n/m, '');
  good.edit('site/index.md', /^fssai: .*\n/m, '');
  good.edit(
    'site/index.md',
    /\n---\n$/,
    '\nplaceholders:\n  - foundingYear\n  - whatsapp\n  - social.instagram\n---\n',
  );
  good.edit('reviews/anitha.md', /\n---\n\n/, '\nplaceholders:\n  - body\n---\n\n');
  good.edit('leadership/chairman/index.md', '---\n', '---\ndraft: true\nplaceholders:\n  - name\n');
  expect(sheet()).toEqual([
    'First of all:',
    '[ ] WhatsApp number (content/site/index.md)',
    '[ ] FSSAI number (content/site/index.md)',
    '[ ] Royalty (content/terms/royalty.md)',
    'Then, to supply or confirm:',
    '[ ] Review "Anitha": the text (content/reviews/anitha.md)',
    '[ ] Brand and contact: Founding year, Social links, Instagram (content/site/index.md)',
  ]);
});

test('the sheet asks for the basis of careful words, but not in reviews', () => {
  makeReady();
  good.set('menu/boba/index.md', 'description', 'Pure milk, freshly poured, 100% cold.');
  good.edit('reviews/anitha.md', /\n---\n\n/, '\n---\n\nThe best, so fresh! ');
  expect(sheet().slice(1)).toEqual(['pure', 'fresh', '100%'].map((word) => `"${word}": content/menu/boba/index.md`));
});
