import { createHash } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { followSaves, type Save, type SiteState, statusOf } from '../../src/editor/live-status.ts';
import { firstFailure, type Run } from '../../src/editor/runs.ts';

const site = { site: 'https://kada.example/shop/', backend: { name: 'github', repo: 'acme/site' } } as const;
const SAVED_AT = Date.parse('2026-11-23T06:00:00Z');
const file = 'menu/boba/index.md';
const versions = 'https://github.com/acme/site/commits/HEAD/content/menu/boba/index.md';

beforeEach(() => void vi.useFakeTimers({ now: SAVED_AT }));
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const minutes = (count: number) => SAVED_AT + count * 60_000;
/** A run of the workflow for a commit of Asha. */
const run = (id: number, conclusion: string | null, minute = -60): Run => ({
  ...{ id, conclusion, html_url: `https://github.com/acme/site/actions/runs/${id}`, head_sha: `commit ${id}` },
  head_commit: { timestamp: new Date(minutes(minute)).toISOString(), author: { name: 'Asha' } },
});
const release = (files: Record<string, string>, { commit = 'commit 1', builtAt = -60 } = {}) => ({
  ...{ commit, builtAt: new Date(minutes(builtAt)).toISOString() },
  files,
});
const refused = {
  run: run(2, 'failure'),
  file: 'content/menu/boba/index.md',
  sentence: 'Price: "forty" is not a number.',
};

describe('after a save the editor says', () => {
  const shown: Save = {
    ...{ file, hash: 'new', at: SAVED_AT, title: 'Boba', page: '/products?1#item-boba', warnings: [] },
  };
  const hidden = { ...shown, hidden: 'hidden from the site.' };
  const old = release({ [file]: 'old' });
  const live = release({ [file]: 'new' });
  const later = release({ [file]: 'later' }, { commit: 'commit 4' });
  // biome-ignore format: a case on one or two lines
  const cases: [state: string, save: Save, current: Partial<SiteState>, minute: number, text: string | RegExp, link?: string][] = [
    ['saved', shown, { release: old }, 1, 'Boba: saved. Not live yet.'],
    ['building', shown, { release: old, runs: [run(3, null)] }, 1, 'Boba: saved. The site is being built.'],
    ['live', shown, { release: live }, 3, 'Boba: live.', 'https://kada.example/shop/products?1#item-boba'],
    ['live, with the warnings of the form', { ...shown, warnings: ['Look.'] }, { release: live }, 3, 'Boba: live. Look.'],
    ['refused', shown, { release: old, refusal: refused }, 3,
      'Boba: refused. Price: "forty" is not a number.', refused.run.html_url],
    ['refused for another entry', { ...shown, file: 'menu/combo/index.md', title: 'Combo' }, { refusal: refused }, 3,
      'Combo: saved. It waits, as Menu item “boba” was refused after a save of Asha: Price: "forty" is not a number.'],
    ['waiting for code', shown, { refusal: { run: run(2, 'failure') } }, 3,
      /^Boba: saved\. It goes live once the code of the site is repaired\./],
    ['replaced', shown, { release: later, runs: [run(4, 'success', 1)] }, 3, 'Boba: somebody has saved another version since.'],
    ['not replaced by an older build', shown, { release: release({ [file]: 'old' }, { builtAt: 4 }) }, 5, /Not live yet\.$/],
    ['still shown, though hidden', hidden, { release: old }, 1,
      'Boba: saved. Not live yet. Visitors still see the entry.'],
    ['hidden', hidden, { release: release({}) }, 3, 'Boba: hidden from the site.'],
    ['not live after ten minutes', shown, { release: old }, 11,
      'Boba: saved, but not live after ten minutes. Ask whoever looks after the site.',
      'https://github.com/acme/site/actions'],
    ['no answer after ten minutes', shown, {}, 11,
      'Boba: saved, but the site does not answer. Ask whoever looks after the site.'],
  ];
  it.each(cases)('%s', (state, save, current, minute, text, link) => {
    vi.setSystemTime(minutes(minute));
    const status = statusOf(save, { runs: [], ...current }, site);
    expect(status.text).toMatch(typeof text === 'string' ? new RegExp(`^${RegExp.escape(text)}$`) : text);
    if (link) expect(status.links?.[0]?.url).toBe(link);
    expect(status.links?.at(-1)).toEqual({ text: 'Earlier versions', url: versions.replace(file, save.file) });
    expect(status.isOver).toBe(/^(?:live|hidden)/.test(state));
  });
});

it.each([
  ['nothing', [], undefined],
  ['nothing that was put right', ['success', 'failure'], undefined],
  ['nothing while the newest run is under way', [null, 'failure', 'success'], undefined],
  ['the last save', ['failure', 'success', 'failure'], 0],
  ['the first of several', ['failure', 'failure', 'cancelled', 'success'], 1],
] as const)('the first failure: %s', (_, conclusions, index) => {
  const runs = conclusions.map((conclusion, id) => run(id, conclusion));
  expect(firstFailure(runs)).toBe(index === undefined ? undefined : runs[index]);
});

describe('following saves', () => {
  const text = '---\nname: Boba.\ncategory: special\n---\n';
  const hash = createHash('sha256').update(text).digest('hex');
  const shown = new Map<string, string>();
  const show = (about: string, notice?: { text: string }) =>
    void (notice ? shown.set(about, notice.text) : shown.delete(about));
  const asked: string[] = [];
  let answers: Record<string, unknown> = {};
  beforeEach(() => {
    shown.clear();
    asked.length = 0;
    vi.stubGlobal('fetch', async (url: string) => {
      asked.push(url);
      const [, answer] = Object.entries(answers).find(([end]) => url.replace(/\?.*/, '').endsWith(end)) ?? [];
      return answer === undefined ? new Response(null, { status: 404 }) : Response.json(answer);
    });
  });
  const wait = (count: number) => vi.advanceTimersByTimeAsync(count * 60_000);

  it('polls once for all saves until all are live', async () => {
    const other = text.replace('Boba', 'Combo');
    answers = { 'release.json': release({}), runs: { workflow_runs: [run(1, 'success')] } };
    const saves = followSaves(site, show);
    saves.end({ name: file, text }, []);
    saves.end({ name: 'menu/combo/index.md', text: other }, []);
    await vi.waitFor(() => expect(shown.size).toBe(2));
    await wait(10.5);
    expect([...shown.values()].join()).toMatch(/Boba: saved.*Combo: saved|Combo: saved.*Boba: saved/);
    const toGitHub = asked.filter((url) => url.startsWith('https://api.github.com/'));
    expect([toGitHub.length, asked.length], 'GitHub allows 60 requests an hour').toEqual([8, 16]);
    const combo = createHash('sha256').update(other).digest('hex');
    answers = { 'release.json': release({ [file]: hash, 'menu/combo/index.md': combo }) };
    await wait(1.5);
    expect([...shown.values()].sort()).toEqual(['Boba: live.', 'Combo: live.']);
    asked.length = 0;
    await wait(5);
    expect(asked).toEqual([]);
  });

  it.each([
    ["publishOn: '2026-12-01'", 'Menu item: saved. It will show from 1 December 2026.'],
    ["showUntil: '2026-11-22'", 'Menu item: saved. It was shown until 22 November 2026.'],
    ["draft: true\npublishOn: '2026-12-01'", 'Menu item: hidden from the site.'],
  ])('explains why visitors do not see an entry with %j', async (line, words) => {
    answers = { 'release.json': release({}) };
    await followSaves(site, show).end({ name: file, text: `---\n${line}\n---\n` }, []);
    expect(shown.get(file)).toBe(words);
  });
});
