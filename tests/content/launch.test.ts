import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { launchIssues } from '~/content-check/commands/launch';
import { issueLine } from '~/content-check/issues';
import { Folder, PROJECT } from './folder';

const OWN = 'https://manacaudmilksarbath.in';
const problems = (folder: Folder, siteUrl: string | undefined = OWN) =>
  launchIssues({ project: PROJECT, content: folder.root }, siteUrl);

describe('a content that is ready', () => {
  const good = Folder.good();
  afterAll(() => good[Symbol.dispose]());
  afterEach(() => good.restore());
  const found = (siteUrl?: string) => problems(good, siteUrl).map(issueLine);

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
    const [line, ...rest] = launchIssues({ project: PROJECT, content: good.root }, siteUrl).map(issueLine);
    expect(line).toMatch(/^src\/lib\/site\/site-url\.ts:\d+ {2}SITE_URL: /);
    expect(rest).toEqual([]);
  });

  test('is refused for a review whose writer has not agreed', () => {
    good.edit('reviews/anitha.md', 'permission: true\n', '');
    expect(found()).toEqual([expect.stringMatching(/^content\/reviews\/anitha\.md:2 {2}permission: Nothing says/)]);
  });

  test('is refused for stars that nothing explains', () => {
    good.edit('pages/products.md', /^ratingsNote: .*\n/m, '');
    expect(found()).toEqual([expect.stringMatching(/^content\/pages\/products\.md:1 {2}ratingsNote: is missing/)]);
  });

  test.each([
    ['phone', /^phone: .*$/m, 'phone: +91 00000 00000'],
    ['whatsapp', /^whatsapp: .*$/m, 'whatsapp: +91 99999 99999'],
    ['email', /^email: .*$/m, 'email: hello@example.com'],
    ['social.instagram', /instagram: .*/, 'instagram: https://www.instagram.com/example'],
    ['social.youtube', /youtube: .*/, 'youtube: https://www.youtube.com/@example'],
    ['fssai', /^fssai: .*$/m, "fssai: '00000000000000'"],
    ['fssai', /^fssai: .*\n/m, ''],
  ])('is refused for %s, listed as a placeholder or not', (field, place, by) => {
    good.edit('site/index.md', place, by);
    expect(found()).toEqual([expect.stringMatching(new RegExp(`^content/site/index\\.md:\\d+  ${field}: `))]);
  });

  test.each([
    ['designer.url', /url: .*/, 'url: https://example.com'],
    ['designer.name', /name: Kada Studio/, 'name: Designer Name'],
  ])('is refused for the example in %s', (field, place, by) => {
    good.edit('technical/index.md', place, by);
    expect(found()).toEqual([expect.stringMatching(new RegExp(`^content/technical/index\\.md:\\d+  ${field}: `))]);
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
