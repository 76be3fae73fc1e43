import { createHash } from 'node:crypto';
import { Window } from 'happy-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { allCollections, parseEntry } from '../../src/content-check/content.ts';
import { followOrder, followSave, hiddenReason, statusOf } from '../../src/editor/live-status.ts';
import { firstRefusal } from '../../src/editor/runs.ts';
import { fetchRelease } from '../../src/lib/site/release.ts';

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
    [
      'another file reads the same',
      { 'menu/x/index.md': 'new', ...group },
      9,
      { text: 'Boba: saved. Not live yet.', link: versions },
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
    ['the last', runs('failure', 'success', 'failure'), 0],
    ['the first of several', runs('failure', 'failure', 'cancelled', 'success'), 1],
    ['the first of all', runs('failure', 'failure'), 1],
  ])('is %s', (_, list, index) => expect(firstRefusal(list)).toBe(index === undefined ? undefined : list[index]));

  it('is named with who saved it', () => {
    const refusal = firstRefusal(runs('failure'));
    expect(statusOf(saved, { builtAt: '', files: {} }, live, refusal)).toEqual({
      text: 'Privacy: not live. “Save 0”, saved by Asha, was refused, and nothing goes live before that is corrected.',
      link: { text: 'See what was refused', url: 'https://github.com/acme/site/actions/runs/0' },
    });
  });
});

describe('a save is followed', () => {
  const { document } = new Window();
  const file = 'categories/special.md';
  const text = '---\ntitle: Special\norder: 30\n---\n';
  const hashOf = (words: string) => createHash('sha256').update(words).digest('hex');
  let files: Record<string, string> = {};
  let questions = 0;
  let refused: unknown[] = [];
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('document', document);
    vi.stubGlobal('fetch', async (url: string) => {
      if (url === 'https://api.github.com/repos/acme/site/actions/workflows/site.yml/runs?event=push&per_page=50')
        return Response.json({ workflow_runs: refused });
      questions += 1;
      return Response.json({ builtAt: '2026-11-23T05:12:00.000Z', files });
    });
    files = {};
    questions = 0;
    refused = [];
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
  const newest = () => document.querySelector('.notices > p > span')?.textContent;
  const minutes = (count: number) => vi.advanceTimersByTimeAsync(count * 60_000);
  const begun = (words: string) => vi.waitFor(() => expect(newest()).toBe(words));

  it('until it is live, and no longer', async () => {
    followSave({ name: file, text }, live);
    await begun('Special: saved. Not live yet. Earlier versions');
    await minutes(1);
    files = { [file]: hashOf(text) };
    await minutes(1);
    expect(newest()).toBe('Special: live. See it');
    await minutes(5);
    expect(questions).toBe(2);
  });

  it('until the entry is saved again', async () => {
    const later = text.replace('Special', 'Cold');
    followSave({ name: file, text }, live);
    await begun('Special: saved. Not live yet. Earlier versions');
    await minutes(0.5);
    followSave({ name: file, text: later }, live);
    await begun('Cold: saved. Not live yet. Earlier versions');
    files = { [file]: hashOf(text) };
    await minutes(0.75);
    expect(newest()).toBe('Cold: saved. Not live yet. Earlier versions');
    files = { [file]: hashOf(later) };
    await minutes(3);
    expect(newest()).toBe('Cold: live. See it');
  });

  it('not where the site will not show it', async () => {
    await followSave({ name: file, text: '---\ntitle: Special\ndraft: true\n---\n' }, live);
    expect(newest()).toBe('Special: saved. It is hidden from the site.');
    await minutes(5);
    expect(questions).toBe(0);
  });

  it('and said not to be, as long as an earlier one is refused', async () => {
    followSave({ name: file, text }, live);
    await begun('Special: saved. Not live yet. Earlier versions');
    const head_commit = { message: 'Update “combo”', author: { name: 'Ravi' } };
    refused = [{ conclusion: 'failure', html_url: 'https://github.com/', head_commit }];
    await minutes(1);
    expect(newest()).toMatch(/^Special: not live\. “Update “combo””, saved by Ravi, was refused/);
  });

  const builtAt = '2026-11-23T05:12:00.000Z';
  it.each([[{ files }], [{ builtAt }], [{ builtAt, files: null }], [null]])('%j is no release', async (answer) => {
    vi.stubGlobal('fetch', async () => Response.json(answer));
    expect(await fetchRelease(live.site)).toBeUndefined();
  });

  it('and so is a new order', async () => {
    const item = '---\nname: Boba\ncategory: special\norder: 10\n---\n';
    followOrder('menu', item, live);
    await begun('Menu, new order: saved. Not live yet. Earlier versions');
    await followOrder('menu', '---\nname: Old\ndraft: true\norder: 20\n---\n', live);
    files = { [file]: '', 'menu/boba/index.md': hashOf(item) };
    await minutes(1);
    expect(newest()).toBe('Menu, new order: live. See it');
    expect(document.querySelector('.notices > p a')?.getAttribute('href')).toBe('https://kada.example/shop/products');
    await followOrder('menu', item, undefined);
    expect(newest()).toBe('Menu, new order: saved on this computer.');
  });
});
