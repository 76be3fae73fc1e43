import { describe, expect, it } from 'vitest';
import { allCollections, parseEntry } from '../../src/content-check/content.ts';
import { hiddenReason, runsUrl, statusOf } from '../../src/editor/live-status.ts';

describe('why the site does not show an entry', () => {
  it.each([
    [{ publishOn: '2026-12-01' }, 'It will show from 1 December 2026.'],
    [{ showUntil: '2026-11-22' }, 'It was shown until 22 November 2026.'],
    [{ draft: true, publishOn: '2026-12-01' }, 'It is hidden from the site.'],
    [{ permission: false }, 'It is not on the site, as “May be shown” is off.'],
    [{ publishOn: '2026-11-23', showUntil: '2026-11-23', permission: true }, undefined],
  ])('%j: %s', (entry, text) => {
    expect(hiddenReason(entry, new Date('2026-11-23T06:00:00Z'))).toBe(text);
  });
});

describe('what is said of an entry that the site should show', () => {
  const file = 'menu/boba/index.md';
  const menu = allCollections.find(({ name }) => name === 'menu');
  if (!menu) throw new Error('There is no menu.');
  const entry = parseEntry(menu, 'boba', file, '---\nname: Boba\ncategory: special\n---\n');
  const live = { site: 'https://kada.example/shop/', backend: { name: 'github', repo: 'acme/site' } } as const;
  const link = { text: 'See what was refused', url: 'https://github.com/acme/site/actions' };
  const versions = {
    text: 'Earlier versions',
    url: 'https://github.com/acme/site/commits/HEAD/content/menu/boba/index.md',
  };
  const builtAt = '2026-11-23T05:12:00.000Z';
  const group = { 'categories/special.md': 'as it is' };

  it.each([
    [
      'it is live',
      { [file]: 'new', ...group },
      0,
      { text: 'Boba: live.', link: { text: 'See it', url: 'https://kada.example/shop/products#item-boba' } },
    ],
    ['it is not', { [file]: 'old', ...group }, 9, { text: 'Boba: saved. Not live yet.', link: versions }],
    [
      'it is not for ten minutes',
      { [file]: 'old', ...group },
      11,
      {
        text: expect.stringMatching(
          /^Boba: not live\. The site still shows the version from 23 November.*\d\d:\d\d\.$/,
        ),
        link,
      },
    ],
    [
      'its category is not',
      { [file]: 'old' },
      11,
      { text: 'Boba: saved. It will show together with "special", which is not live.' },
    ],
    [
      'nothing is known for ten minutes',
      undefined,
      11,
      { text: 'Boba: not live. The site does not say which version it shows.', link },
    ],
  ] as const)('when %s', (_, files, minutes, status) => {
    const saved = { entry, file, hash: 'new', at: Date.now() - minutes * 60_000 };
    expect(statusOf(saved, files && { builtAt, files }, live)).toEqual(status);
  });
});

it('the runs of a branch are those of that branch', () => {
  const backend = { name: 'github', repo: 'acme/site', branch: 'a/b' } as const;
  expect(runsUrl(backend)).toBe('https://github.com/acme/site/actions?query=branch%3Aa%2Fb');
});
