/** Follows each save until visitors see it: one line for each entry, one poll for all of them. */
import type { GitHubBackend } from '@sveltia/cms';
import { allCollections, CONTENT_ROOT, type Entry, idIn, ownerOf, parseEntry } from '../content-check/content.ts';
import { publicationOf } from '../content-check/published.ts';
import { dayInIndia, type Publication } from '../lib/site/publication.ts';
import { fetchRelease, type Release } from '../lib/site/release.ts';
import { routes } from '../routes.ts';
import type { CollectionName } from '../schemas/index.ts';
import type { Notice } from './notices.ts';
import { fetchRefusal, fetchRuns, firstFailure, type Refusal, type Run } from './runs.ts';
import type { SavedEntry } from './save-check.ts';

const POLL_INTERVAL_MS = 60_000;
/** GitHub answers 60 requests an hour to a browser without a token; the live site has no limit. */
const POLLS_PER_QUESTION_TO_GITHUB = 2;
const DEPLOY_TIMEOUT_MS = 600_000;
const POLLING_ENDS_MS = 3_600_000;
/** A build that ends later than this after a save has begun after it. */
const LONGEST_BUILD_MS = 300_000;
/** A save that has not ended by then has probably failed. */
const SAVE_TIMEOUT_MS = 15_000;

export interface LiveSite {
  /** Its URL, with its path if it has one. */
  readonly site: string;
  readonly backend: GitHubBackend;
}

export interface Save {
  /** Within the content folder: `menu/boba/index.md`. */
  readonly file: string;
  /** SHA-256 of the file, in hex. */
  readonly hash: string;
  /** Milliseconds since 1970. */
  readonly at: number;
  /** The name of the entry, without a full stop: a colon follows. */
  readonly title: string;
  /** Where visitors find it: `/products#item-boba`. */
  readonly page: string;
  /** Why visitors do not see it, by its own fields. */
  readonly hidden?: string | undefined;
  /** Entries that it is shown with: its category or group. */
  readonly groups: readonly { readonly name: string; readonly file: string }[];
  /** Warnings of the form. */
  readonly warnings: readonly string[];
}

/** State of the live site and of the workflow runs on GitHub. */
export interface News {
  readonly release?: Release | undefined;
  /** The newest first. */
  readonly runs: readonly Run[];
  readonly refusal?: Refusal | undefined;
}

const dayText = new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeZone: 'UTC' });
const momentText = new Intl.DateTimeFormat('en-IN', {
  ...{ day: 'numeric', month: 'long', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
});

function hiddenReason({ draft, publishOn, showUntil, permission }: Publication, now: Date): string | undefined {
  const today = dayInIndia(now);
  const written = (day: string) => dayText.format(new Date(day));
  if (draft) return 'hidden from the site.';
  if (permission === false) return 'not on the site, as “May be shown” is off.';
  if (publishOn && publishOn > today) return `saved. It will show from ${written(publishOn)}.`;
  if (showUntil && showUntil < today) return `saved. It was shown until ${written(showUntil)}.`;
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
  // Past the browser's cache, which may hold the page as it was.
  return `${path}?${Date.now()}${prefix === undefined ? '' : `#${prefix}${id}`}`;
}

function groupsOf({ collection, data }: Entry): Save['groups'] {
  return Object.entries(collection.node.properties ?? {}).flatMap(([name, { kind, collection: target }]) => {
    const owner = kind === 'reference' && allCollections.find((one) => one.name === target);
    return owner ? [{ name: String(data?.[name]), file: `${owner.folder}/${data?.[name]}.md` }] : [];
  });
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
  { release, runs, refusal }: News,
  { site, backend }: LiveSite,
): Notice & { readonly isOver: boolean } {
  const repository = `https://github.com/${backend.repo}`;
  const say = (text: string, link?: { text: string; url: string }, isOver = false) => {
    const versions = `${repository}/commits/HEAD/${CONTENT_ROOT}/${save.file}`;
    const links = [...(link ? [link] : []), { text: 'Earlier versions', url: versions }];
    return { text: [`${save.title}: ${text}`, ...save.warnings].join(' '), links, isOver };
  };
  const shown = release?.files[save.file];
  if (release && save.hidden && shown === undefined) return say(save.hidden, undefined, true);
  if (!save.hidden && shown === save.hash)
    return say('live.', { text: 'See it', url: site.replace(/\/+$/, '') + save.page }, true);
  const group = release && save.groups.find(({ file }) => !(file in release.files));
  if (group) return say(`saved. It will show together with “${group.name}”, which is not live.`);
  if (release && isBuiltLater(save, release, runs)) return say('somebody has saved another version since.');
  if (refusal) return say(refusalText(refusal, save), { text: 'See what happened', url: refusal.run.html_url });
  if (Date.now() - save.at < DEPLOY_TIMEOUT_MS) {
    const state = runs[0]?.conclusion === null ? 'The site is being built.' : 'Not live yet.';
    return say(`saved. ${state}${save.hidden && shown ? ' Visitors still see the entry.' : ''}`);
  }
  const version = release
    ? `The site still shows the version from ${momentText.format(new Date(release.builtAt))}.`
    : 'The site does not answer.';
  const text = `saved, but not live after ten minutes. ${version} Ask whoever looks after the site.`;
  return say(text, { text: 'See what happened', url: `${repository}/actions` });
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
 * Follows the saves of a session.
 * @param live undefined where entries are saved in a folder of this computer
 * @param show shows the line of a file, or removes it
 */
export function followSaves(live: LiveSite | undefined, show: (file: string, notice: Notice | undefined) => void) {
  /** The last save of each file. */
  const saves = new Map<string, Save>();
  let news: News = { runs: [] };
  let polls = 0;
  let isPolling = false;

  async function askGitHub({ repo }: GitHubBackend): Promise<Omit<News, 'release'>> {
    const runs = await fetchRuns(repo);
    const failure = firstFailure(runs);
    const known = failure && failure.id === news.refusal?.run.id ? news.refusal : undefined;
    return { runs, refusal: known ?? (failure && (await fetchRefusal(repo, failure))) };
  }

  async function poll({ site, backend }: LiveSite): Promise<void> {
    if (isPolling) return;
    isPolling = true;
    for (let isWaiting = true; isWaiting; ) {
      const asks = polls++ % POLLS_PER_QUESTION_TO_GITHUB === 0;
      const [release, answer] = await Promise.all([fetchRelease(site), asks ? askGitHub(backend) : news]);
      news = { ...answer, release };
      isWaiting = false;
      for (const [file, save] of saves) {
        const status = statusOf(save, news, { site, backend });
        show(file, status);
        isWaiting ||= !status.isOver && Date.now() - save.at < POLLING_ENDS_MS;
      }
      if (isWaiting) await new Promise((done) => setTimeout(done, POLL_INTERVAL_MS));
    }
    isPolling = false;
  }

  return {
    /** Says that a save has begun, and what to do where it does not end: the CMS would say only "Bad credentials". */
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
    /**
     * Follows a save until visitors see it.
     * @param warnings what the form has warned of
     */
    async end(saved: SavedEntry, warnings: readonly string[]): Promise<void> {
      const entry = entryOf(saved);
      if (!entry) return;
      const save: Save = {
        ...{ file: saved.name, hash: await sha256(saved.text), at: Date.now(), warnings },
        ...{ title: titleOf(entry), page: pageOf(entry), groups: groupsOf(entry) },
        hidden: hiddenReason(publicationOf(entry), new Date()),
      };
      for (const [file, earlier] of saves) {
        const isOver = file === save.file || !live || statusOf(earlier, news, live).isOver;
        if (!isOver) continue;
        saves.delete(file);
        show(file, undefined);
      }
      saves.set(save.file, save);
      if (!live) return show(save.file, { text: [`${save.title}: saved on this computer.`, ...warnings].join(' ') });
      show(save.file, statusOf(save, { runs: news.runs }, live));
      await poll(live);
    },
  };
}
