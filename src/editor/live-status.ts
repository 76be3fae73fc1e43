/** Follows each save until visitors see it: one status message per entry, one poll for all. */
import type { GitHubBackend } from '@sveltia/cms';
import { allCollections, CONTENT_ROOT, type Entry, idIn, ownerOf, parseEntry } from '../content-check/content.ts';
import { publicationOf } from '../content-check/published.ts';
import { formatDay } from '../lib/format/day.ts';
import { dayInIndia, type Publication } from '../lib/site/publication.ts';
import { fetchRelease, type Release } from '../lib/site/release.ts';
import { routes } from '../routes.ts';
import type { CollectionName } from '../schemas/index.ts';
import type { Notice } from './notices.ts';
import { fetchRefusal, fetchRuns, firstFailure, type Refusal, type Run } from './runs.ts';
import type { SavedEntry } from './save-check.ts';

/** GitHub answers 60 requests an hour to a browser without a token. */
const POLL_INTERVAL_MS = 90_000;
const DEPLOY_TIMEOUT_MS = 600_000;
const POLLING_ENDS_MS = 3_600_000;
/** A site built more than this long after a save contains that save, or a newer one. */
const LONGEST_BUILD_MS = 300_000;
const SAVE_TIMEOUT_MS = 15_000;

interface LiveSite {
  /** Its URL, with its path if it has one. */
  readonly site: string;
  readonly backend: GitHubBackend;
}

export interface Save {
  /** Path within the content folder: `menu/boba/index.md`. */
  readonly file: string;
  /** SHA-256 of the file, in hex. */
  readonly hash: string;
  /** Milliseconds since 1970. */
  readonly at: number;
  /** Name of the entry. */
  readonly title: string;
  /** Path on the site: `/products?1764352267000#item-boba`. */
  readonly page: string;
  /** Why the fields of the entry hide it; undefined when they do not. */
  readonly hidden?: string | undefined;
  /** Warnings of the form. */
  readonly warnings: readonly string[];
}

/** State of the live site and of the workflow runs on GitHub. */
export interface SiteState {
  readonly release?: Release | undefined;
  /** Newest first. */
  readonly runs: readonly Run[];
  readonly refusal?: Refusal | undefined;
}

function hiddenReason({ draft, publishOn, showUntil, permission }: Publication, now: Date): string | undefined {
  const today = dayInIndia(now);
  if (draft) return 'hidden from the site.';
  if (permission === false) return 'not on the site, as “May be shown” is off.';
  if (publishOn && publishOn > today) return `saved. It will show from ${formatDay(publishOn)}.`;
  if (showUntil && showUntil < today) return `saved. It was shown until ${formatDay(showUntil)}.`;
  return undefined;
}

/** Prefixes of entry ids on their page. */
const ANCHORS: Partial<Record<CollectionName, string>> = {
  menu: 'item-',
  stores: 'store-',
  'gallery-groups': '',
  notes: '',
};

function pageOf({ collection, id }: Entry): string {
  const { path } = routes[collection.page ?? 'home'];
  const prefix = ANCHORS[collection.name];
  // The query keeps the browser from showing a cached page.
  return `${path}?${Date.now()}${prefix === undefined ? '' : `#${prefix}${id}`}`;
}

const titleOf = ({ collection, data }: Entry): string =>
  collection.layout === 'single'
    ? collection.label
    : String(data?.[collection.titleField] ?? collection.singular).replace(/\.$/, '');

/** Tells if the live site was built from a commit after a save. */
function isBuiltLater({ at }: Save, release: Release, runs: readonly Run[]): boolean {
  const run = runs.find(({ head_sha }) => head_sha === release.commit);
  return run ? Date.parse(run.head_commit.timestamp) > at : Date.parse(release.builtAt) > at + LONGEST_BUILD_MS;
}

/** The entry of a file as the editor lists it: `Menu item “boba”`. */
function entryName(file: string): string {
  const owner = ownerOf(file);
  if (!owner || owner.layout === 'single') return owner?.label ?? file;
  return `${owner.singular} “${idIn(owner, file.slice(CONTENT_ROOT.length + 1)) ?? file}”`;
}

function refusalText({ run, file = '', sentence }: Refusal, save: Save): string {
  if (!sentence) return 'saved. It goes live once the code of the site is repaired. There is nothing to do for you.';
  if (file === `${CONTENT_ROOT}/${save.file}`) return `refused. ${sentence}`;
  return `saved. It waits, as ${entryName(file)} was refused after a save of ${run.head_commit.author.name}: ${sentence}`;
}

/** Returns the message about a save, and if polling can stop. */
export function statusOf(
  save: Save,
  { release, runs, refusal }: SiteState,
  { site, backend }: LiveSite,
): Notice & { readonly isOver: boolean } {
  const repository = `https://github.com/${backend.repo}`;
  const status = (text: string, link?: { text: string; url: string }, isOver = false) => {
    const versions = `${repository}/commits/HEAD/${CONTENT_ROOT}/${save.file}`;
    const links = [...(link ? [link] : []), { text: 'Earlier versions', url: versions }];
    return { text: [`${save.title}: ${text}`, ...save.warnings].join(' '), links, isOver };
  };
  const shown = release?.files[save.file];
  if (release && save.hidden && shown === undefined) return status(save.hidden, undefined, true);
  if (!save.hidden && shown === save.hash)
    return status('live.', { text: 'See it', url: site.replace(/\/+$/, '') + save.page }, true);
  if (release && isBuiltLater(save, release, runs)) return status('somebody has saved another version since.');
  if (refusal) return status(refusalText(refusal, save), { text: 'See what happened', url: refusal.run.html_url });
  if (Date.now() - save.at < DEPLOY_TIMEOUT_MS) {
    const step = runs[0]?.conclusion === null ? 'The site is being built.' : 'Not live yet.';
    return status(`saved. ${step}${save.hidden && shown ? ' Visitors still see the entry.' : ''}`);
  }
  const text = `saved, but ${release ? 'not live after ten minutes' : 'the site does not answer'}. Ask whoever looks after the site.`;
  return status(text, { text: 'See what happened', url: `${repository}/actions` });
}

async function sha256(text: string): Promise<string> {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

function entryOf({ name, text }: SavedEntry): Entry | undefined {
  const collection = allCollections.find((one) => idIn(one, name) !== undefined);
  return collection && parseEntry(collection, idIn(collection, name) ?? '', name, text);
}

/**
 * Shows for each file saved in this session whether the change is live.
 * @param show shows the status message of a file, or removes it
 */
export function followSaves(live: LiveSite, show: (file: string, notice: Notice | undefined) => void) {
  const { site, backend } = live;
  /** The last save of each file. */
  const saves = new Map<string, Save>();
  let state: SiteState = { runs: [] };
  let isPolling = false;

  async function fetchState(): Promise<SiteState> {
    const [release, runs] = await Promise.all([fetchRelease(site), fetchRuns(backend.repo)]);
    const failure = firstFailure(runs);
    const known = failure && failure.id === state.refusal?.run.id ? state.refusal : undefined;
    return { release, runs, refusal: known ?? (failure && (await fetchRefusal(backend.repo, failure))) };
  }

  async function poll(): Promise<void> {
    if (isPolling) return;
    isPolling = true;
    for (let isWaiting = true; isWaiting; ) {
      state = await fetchState();
      isWaiting = false;
      for (const [file, save] of saves) {
        const status = statusOf(save, state, live);
        show(file, status);
        isWaiting ||= !status.isOver && Date.now() - save.at < POLLING_ENDS_MS;
      }
      if (isWaiting) await new Promise((done) => setTimeout(done, POLL_INTERVAL_MS));
    }
    isPolling = false;
  }

  return {
    /** Shows that a save has begun, and later what to do if it fails: the CMS would say only "Bad credentials". */
    begin(saved: SavedEntry): void {
      const entry = entryOf(saved);
      if (!entry) return;
      const before = saves.get(saved.name);
      show(saved.name, { text: `${titleOf(entry)}: saving …` });
      setTimeout(() => {
        if (saves.get(saved.name) !== before) return;
        const text = `${titleOf(entry)}: not saved. Save again. If your sign-in has ended (“Bad credentials”), reload the page, sign in again and choose Restore: nothing is lost.`;
        show(saved.name, { text });
      }, SAVE_TIMEOUT_MS);
    },
    /** Follows a save until visitors see it. @param warnings of the form */
    async end(saved: SavedEntry, warnings: readonly string[]): Promise<void> {
      const entry = entryOf(saved);
      if (!entry) return;
      const save: Save = {
        ...{ file: saved.name, hash: await sha256(saved.text), at: Date.now(), warnings },
        ...{ title: titleOf(entry), page: pageOf(entry) },
        hidden: hiddenReason(publicationOf(entry), new Date()),
      };
      // Removes the messages of finished saves and of this entry's earlier save.
      for (const [file, earlier] of saves) {
        if (file !== save.file && !statusOf(earlier, state, live).isOver) continue;
        saves.delete(file);
        show(file, undefined);
      }
      saves.set(save.file, save);
      show(save.file, statusOf(save, { runs: state.runs }, live));
      await poll();
    },
  };
}
