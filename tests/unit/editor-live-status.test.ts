import type { GitBackend } from '@sveltia/cms';
import { describe, expect, it } from 'vitest';
import { declared, readEntry } from '../../src/content-check/content.ts';
import { hiddenStatus, runsUrl, statusOf } from '../../src/editor/live-status.ts';

describe('what is said of an entry that the site does not show', () => {
  it.each([
    [{ publishOn: '2026-12-01' }, 'Saved. It will show from 1 December 2026.'],
    [{ publishOn: '2027-01-14' }, 'Saved. It will show from 14 January 2027.'],
    [{ showUntil: '2026-11-22' }, 'Saved. It was shown until 22 November 2026.'],
    [{ draft: true, publishOn: '2026-12-01' }, 'Saved. It is hidden from the site.'],
    [{ publishOn: '2026-11-23', showUntil: '2026-11-23' }, undefined],
    [{}, undefined],
  ])('%j: %s', (entry, text) => {
    expect(hiddenStatus(entry, new Date('2026-11-23T06:00:00Z'))?.text).toBe(text);
  });
});

describe('what is said of an entry that the site should show', () => {
  const file = 'menu/boba/index.md';
  const menu = declared.find(({ name }) => name === 'menu');
  if (!menu) throw new Error('There is no menu.');
  const entry = readEntry(menu, 'boba', file, '---\nname: Boba\ncategory: special\n---\n');
  const live = { site: 'https://kada.example/shop/', backend: { name: 'github', repo: 'acme/site' } } as const;
  const link = { text: 'See what was refused', url: 'https://github.com/acme/site/actions' };
  const builtAt = '2026-11-23T05:12:00.000Z';
  const group = { 'categories/special.md': 'as it is' };

  it.each([
    [
      'it is live',
      { [file]: 'new', ...group },
      0,
      { text: 'Live:', link: { text: 'Boba', url: 'https://kada.example/shop/products#item-boba' } },
    ],
    ['it is not', { [file]: 'old', ...group }, 9, { text: 'Saved. Not live yet.' }],
    [
      'it is not for ten minutes',
      { [file]: 'old', ...group },
      11,
      {
        text: expect.stringMatching(/^Not live\. The site still shows the version from 23 November.*\d\d:\d\d\.$/),
        link,
      },
    ],
    [
      'its category is not',
      { [file]: 'old' },
      11,
      { text: 'Saved. It will show together with "special", which is not live.' },
    ],
    [
      'nothing is known for ten minutes',
      undefined,
      11,
      { text: 'Not live. The site does not say which version it shows.', link },
    ],
  ] as const)('when %s', (_, files, minutes, status) => {
    const saved = { entry, file, hash: 'new', at: Date.now() - minutes * 60_000 };
    expect(statusOf(saved, files && { builtAt, files }, live)).toEqual(status);
  });
});

it.each([
  [{ name: 'github', repo: 'acme/site' }, 'https://github.com/acme/site/actions'],
  [{ name: 'github', repo: 'acme/site', branch: 'a/b' }, 'https://github.com/acme/site/actions?query=branch%3Aa%2Fb'],
  [
    { name: 'github', repo: 'acme/site', api_root: 'https://git.example.com/api/v3' },
    'https://git.example.com/acme/site/actions',
  ],
  [{ name: 'gitlab', repo: 'acme/site' }, undefined],
] as [GitBackend, string | undefined][])('the runs of %j are at %s', (backend, url) => {
  expect(runsUrl(backend)).toBe(url);
});
