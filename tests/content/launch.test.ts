import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { launchIssues } from '~/content-check/commands/launch';
import { issueLine } from '~/content-check/issues';
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
    undefined,
    '',
    'https://www.example.com',
    'https://shop.example',
    'not an address',
    'http://manacaudmilksarbath.in',
    'https://localhost:4321',
    'https://127.0.0.1',
    'https://shop',
  ])('may not go live at %s', (siteUrl) => {
    const [line, ...rest] = foundAt(siteUrl);
    expect(line).toMatch(/^src\/lib\/site\/site-url\.ts:\d+ {2}SITE_URL: /);
    expect(rest).toEqual([]);
  });

  const [site, technical] = ['site/index.md', 'technical/index.md'];
  // Placeholders are known, listed as such or not.
  test.each<[file: string, place: string | RegExp, by: string, said: string]>([
    ['reviews/anitha.md', 'permission: true\n', '', 'permission: Nothing says'],
    ['pages/products.md', /^ratingsNote: .*\n/m, '', 'ratingsNote: is missing'],
    [site, /^phone: .*$/m, 'phone: +91 00000 00000', 'phone: '],
    [site, /^whatsapp: .*$/m, 'whatsapp: +91 99999 99999', 'whatsapp: '],
    [site, /^email: .*$/m, 'email: hello@example.com', 'email: '],
    [site, /instagram: .*/, 'instagram: https://www.instagram.com/example', 'social.instagram: '],
    [site, /youtube: .*/, 'youtube: https://www.youtube.com/@example', 'social.youtube: '],
    [site, /^fssai: .*$/m, "fssai: '00000000000000'", 'fssai: '],
    [site, /^fssai: .*\n/m, '', 'fssai: '],
    [technical, /url: .*/, 'url: https://example.com', 'designer.url: '],
    [technical, /name: Kada Studio/, 'name: Designer Name', 'designer.name: '],
  ])('is refused for what %s must not hold: %s → %s', (file, place, by, said) => {
    good.edit(file, place, by);
    expect(found()).toEqual([expect.stringMatching(new RegExp(`^content/${file}:\\d+  ${said}`))]);
  });

  test('is refused for a name that is none and an illustration in the frame of a photo', () => {
    good.edit('leadership/chairman/index.md', /^name: .*$/m, 'name: Chairman’s name');
    good.edit('gallery/store-corner/index.md', /^image: .*$/m, 'image: ./store-corner.svg');
    expect(found()).toEqual([
      'content/gallery/store-corner/index.md:4  image: "./store-corner.svg" is an illustration in the place of a photo. Put a photo there.',
      'content/leadership/chairman/index.md:2  name: "Chairman’s name" is no name. Write the true one.',
    ]);
  });

  test('is refused for what is listed, at its own line', () => {
    good.edit(
      'site/index.md',
      /\n---\n$/,
      '\nplaceholders:\n  - foundingYear\n  - address.postalCode\n  - nameMl\n---\n',
    );
    good.edit('site/index.md', /^nameMl: .*\n/m, '');
    good.edit('reviews/anitha.md', /\n---\n\n/, '\nplaceholders:\n  - body\n---\n\n');
    const lines = good.read('site/index.md').split('\n');
    const at = (text: string) => lines.findIndex((line) => line.includes(text)) + 1;
    expect(found()).toEqual([
      'content/reviews/anitha.md:15  This review is a sample. Put in one that a customer wrote.',
      `content/site/index.md:${at('foundingYear')}  foundingYear: 1985 is a placeholder. Write the true one, or confirm it.`,
      `content/site/index.md:${at('postalCode:')}  address.postalCode: "695009" is a placeholder. Write the true one, or confirm it.`,
      expect.stringMatching(new RegExp(`^content/site/index\\.md:${at('- nameMl')} {2}nameMl: is missing\\. Add it: `)),
    ]);
  });

  test('minds no drafts', () => {
    good.edit('leadership/chairman/index.md', /^name: .*$/m, 'draft: true\nname: Chairman’s name');
    expect(found()).toEqual([]);
  });
});
