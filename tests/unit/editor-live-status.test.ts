import { describe, expect, it } from 'vitest';
import { allCollections, parseEntry } from '../../src/content-check/content.ts';
import { hiddenReason, runsUrl, statusOf } from '../../src/editor/live-status.ts';
import { firstRefusal } from '../../src/editor/runs.ts';

const live = { site: 'https://kada.example/shop/', backend: { name: 'github', repo: 'acme/site' } } as const;
const notes = allCollections.find(({ name }) => name === 'notes');
if (!notes) throw new Error('There are no notes.');
const entry = parseEntry(notes, 'privacy', 'notes/privacy.md', '---\ntitle: Privacy.\n---\n');
const saved = { entry, file: 'notes/privacy.md', hash: 'new', at: Date.now() };

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

describe('the save that was refused', () => {
  /** Runs, the newest first. */
  const runs = (...conclusions: (string | null)[]) =>
    conclusions.map((conclusion, index) => ({
      conclusion,
      html_url: `https://github.com/acme/site/actions/runs/${index}`,
      head_commit: { message: `Save ${index}\n\nMore.`, author: { name: 'Asha' } },
    }));

  it.each([
    ['nothing', runs(), undefined],
    ['what was put right', runs('success', 'failure'), undefined],
    ['nothing while the newest is under way', runs(null, 'failure', 'success'), undefined],
    ['the last', runs('failure', 'success', 'failure'), 'Save 0'],
    ['the first of several', runs('failure', 'failure', 'cancelled', 'success'), 'Save 1'],
    ['the first of all', runs('failure', 'failure'), 'Save 1'],
  ])('is %s', (_, list, save) => expect(firstRefusal(list)?.save).toBe(save));

  it('is named with who saved it', () => {
    const refusal = firstRefusal(runs('failure'));
    expect(statusOf(saved, { builtAt: '', files: {} }, live, refusal)).toEqual({
      text: 'Privacy: not live. “Save 0”, saved by Asha, was refused, and nothing goes live before that is corrected.',
      link: { text: 'See what was refused', url: 'https://github.com/acme/site/actions/runs/0' },
    });
  });
});

it('the runs of a branch are those of that branch', () => {
  const backend = { name: 'github', repo: 'acme/site', branch: 'a/b' } as const;
  expect(runsUrl(backend)).toBe('https://github.com/acme/site/actions?query=branch%3Aa%2Fb');
});
