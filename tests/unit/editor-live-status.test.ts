import type { GitBackend } from '@sveltia/cms';
import { describe, expect, it } from 'vitest';
import { hiddenStatus, runsUrl } from '../../src/editor/live-status.ts';

describe('what is said of an entry that the site does not show', () => {
  it.each([
    [{ publishOn: '2026-12-01' }, 'Saved. It will show from 1 December.'],
    [{ publishOn: '2027-01-14' }, 'Saved. It will show from 14 January 2027.'],
    [{ showUntil: '2026-11-22' }, 'Saved. It was shown until 22 November.'],
    [{ draft: true, publishOn: '2026-12-01' }, 'Saved. It is hidden from the site.'],
    [{ publishOn: '2026-11-23', showUntil: '2026-11-23' }, undefined],
    [{}, undefined],
  ])('%j: %s', (entry, text) => {
    expect(hiddenStatus(entry, new Date('2026-11-23T06:00:00Z'))?.text).toBe(text);
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
