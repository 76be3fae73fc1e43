import { createHash } from 'node:crypto';
import { Window } from 'happy-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { followSave } from '../../src/editor/live-status.ts';
import { firstRefusal } from '../../src/editor/runs.ts';

const live = { site: 'https://kada.example/shop/', backend: { name: 'github', repo: 'acme/site' } } as const;
const RUNS = 'https://api.github.com/repos/acme/site/actions/workflows/site.yml/runs?event=push&per_page=50';
const { document } = new Window();
let release: unknown;
let runs: ReturnType<typeof runsThat> = [];
/** How often the live site was asked. */
let questions = 0;

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-23T06:00:00Z') });
  vi.stubGlobal('document', document);
  vi.stubGlobal('fetch', async (url: string) => {
    if (url === RUNS) return Response.json({ workflow_runs: runs });
    questions += 1;
    return Response.json(release);
  });
  release = undefined;
  runs = [];
  questions = 0;
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Runs of the workflow, the newest first. */
const runsThat = (...conclusions: (string | null)[]) =>
  conclusions.map((conclusion, index) => ({
    conclusion,
    html_url: `https://github.com/acme/site/actions/runs/${index}`,
    head_commit: { message: `Save ${index}\n\nMore.`, author: { name: 'Asha' } },
  }));
const minutes = (count: number) => vi.advanceTimersByTimeAsync(count * 60_000);
/** Until it waits to ask the live site. */
const waiting = () => vi.waitFor(() => expect(vi.getTimerCount()).toBe(1));
/** What the newest line says, and where its link leads. */
const said = () => {
  const line = document.querySelector('.notices > p > span');
  return [line?.textContent, line?.querySelector('a')?.getAttribute('href')];
};

const file = 'menu/boba/index.md';
const text = '---\nname: Boba.\ncategory: special\n---\n';
const hashOf = (words: string) => createHash('sha256').update(words).digest('hex');
const site = (files: object) => ({ builtAt: '2026-11-23T05:12:00.000Z', files });
const special = { 'categories/special.md': 'as it is' };
const versions = 'https://github.com/acme/site/commits/HEAD/content/menu/boba/index.md';
const actions = 'https://github.com/acme/site/actions';

it.each([
  [{ [file]: hashOf(text), ...special }, 2, 'Boba: live. See it', 'https://kada.example/shop/products'],
  [{ 'menu/x/index.md': hashOf(text), ...special }, 9, 'Boba: saved. Not live yet. Earlier versions', versions],
  [
    { [file]: 'old', ...special },
    11,
    expect.stringMatching(/^Boba: not live\. The site still shows the version from 23 November.*\d\d:\d\d\. See what/),
    actions,
  ],
  [{}, 11, 'Boba: saved. It will show together with "special", which is not live.', undefined],
])('where the live site has %j, after %d minutes a save is “%s”', async (files, after, words, url) => {
  followSave({ name: file, text }, live);
  await waiting();
  expect(said()).toEqual(['Boba: saved. Not live yet. Earlier versions', versions]);
  release = site(files);
  await minutes(after);
  expect(said()).toEqual([words, url]);
  // No longer than until it is live.
  expect(questions).toBe(words === 'Boba: live. See it' ? 1 : after);
});

it.each([[null], [{ files: {} }], [{ builtAt: '2026-11-23' }], [{ builtAt: '', files: null }]])(
  '%j is no release',
  async (answer) => {
    followSave({ name: file, text }, live);
    await waiting();
    release = answer;
    await minutes(11);
    const words = 'Boba: not live. The site does not say which version it shows. See what was refused';
    expect(said()).toEqual([words, actions]);
  },
);

it.each([
  ['menu/boba/index.md', "publishOn: '2026-12-01'", 'Menu item: saved. It will show from 1 December 2026.'],
  ['menu/boba/index.md', "showUntil: '2026-11-22'", 'Menu item: saved. It was shown until 22 November 2026.'],
  ['menu/boba/index.md', "draft: true\npublishOn: '2026-12-01'", 'Menu item: saved. It is hidden from the site.'],
  ['reviews/asha.md', 'permission: false', 'Review: saved. It is not on the site, as “May be shown” is off.'],
])('%s with %j is not followed, as the site does not show it', async (name, line, words) => {
  await followSave({ name, text: `---\n${line}\n---\n` }, live);
  expect(said()).toEqual([words, undefined]);
  await minutes(5);
  expect(questions).toBe(0);
});

it('a save is followed until its entry is saved again; one of today is shown', async () => {
  const today = "---\nname: Cold\ncategory: special\npublishOn: '2026-11-23'\nshowUntil: '2026-11-23'\n---\n";
  followSave({ name: file, text }, live);
  await waiting();
  await minutes(0.5);
  followSave({ name: file, text: today }, live);
  await vi.waitFor(() => expect(said()[0]).toBe('Cold: saved. Not live yet. Earlier versions'));
  release = site({ [file]: hashOf(text), ...special });
  await minutes(0.75);
  expect(said()[0]).toBe('Cold: saved. Not live yet. Earlier versions');
  release = site({ [file]: hashOf(today), ...special });
  await minutes(3);
  expect(said()[0]).toBe('Cold: live. See it');
});

it.each([
  ['nothing', runsThat(), undefined],
  ['what was put right', runsThat('success', 'failure'), undefined],
  ['nothing while the newest is under way', runsThat(null, 'failure', 'success'), undefined],
  ['the last', runsThat('failure', 'success', 'failure'), 0],
  ['the first of several', runsThat('failure', 'failure', 'cancelled', 'success'), 1],
  ['the first of all', runsThat('failure', 'failure'), 1],
])('the save that was refused is %s', (_, list, index) => {
  expect(firstRefusal(list)).toBe(index === undefined ? undefined : list[index]);
});

it('a save is not live as long as an earlier one is refused, which is named with who saved it', async () => {
  followSave({ name: file, text }, live);
  await waiting();
  [release, runs] = [site(special), runsThat('failure')];
  await minutes(1);
  expect(said()).toEqual([
    'Boba: not live. “Save 0”, saved by Asha, was refused, and nothing goes live before that is corrected. See what was refused',
    'https://github.com/acme/site/actions/runs/0',
  ]);
});
