import { afterAll, afterEach, expect, test } from 'vitest';
import { launchSheet } from '~/content-check/commands/launch';
import { Folder, PROJECT } from './folder';

const good = Folder.good();
afterEach(() => good.restore());
afterAll(() => good[Symbol.dispose]());
const sheet = (url = 'https://manacaudmilksarbath.in') =>
  launchSheet({ project: PROJECT, content: good.root }, url).split('\n').filter(Boolean);
const before = sheet();
const addedLines = () => sheet().filter((line) => !before.includes(line));

test.each(['', 'http://shop.in', 'https://www.example.com'])('the sheet asks for a domain in place of %j', (url) => {
  expect(sheet(url)).toContainEqual(expect.stringMatching(/^SITE_URL is .* Set it to https:/));
  expect(before.join()).not.toContain('SITE_URL');
});

test('the sheet lists placeholders and open questions, the most important first', () => {
  good.edit('terms/royalty.md', /^answer: .*\n/m, '');
  good.edit('site/index.md', /^fssai: .*\n/m, '');
  good.edit('site/index.md', /\n---\n$/, '\nplaceholders:\n  - foundingYear\n  - whatsapp\n---\n');
  good.edit('reviews/anitha.md', /\n---\n\n/, '\nplaceholders:\n  - body\n---\n\n');
  good.edit('leadership/chairman/index.md', '---\n', '---\ndraft: true\nplaceholders:\n  - name\n');
  expect(addedLines()).toEqual([
    '[ ] WhatsApp number (content/site/index.md)',
    '[ ] FSSAI number (content/site/index.md)',
    '[ ] Royalty (content/terms/royalty.md)',
    '[ ] Review "Anitha": the text (content/reviews/anitha.md)',
    '[ ] Brand and contact: Founding year (content/site/index.md)',
  ]);
});

test('the sheet asks for the basis of claims, but not in reviews', () => {
  good.set('menu/boba/index.md', 'description', 'Authentic milk, freshly poured, 100% cold.');
  good.edit('reviews/anitha.md', /\n---\n\n/, '\n---\n\nThe healthiest, so cooling! ');
  const claims = addedLines().filter((line) => line.includes('boba'));
  expect(claims.map((line) => line.split(':')[0])).toEqual(['"authentic"', '"fresh"', '"100%"']);
  expect(addedLines().join()).not.toContain('anitha');
});
