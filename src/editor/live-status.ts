/** Says after each save whether it is live, by what the live site tells at `/release.json`. */
import type { GitBackend } from '@sveltia/cms';
import { anchorsOf, declared, type Entry, idIn, readEntry } from '../content-check/content.ts';
import { dayInIndia, type Publication } from '../lib/site/publication.ts';
import { fetchRelease, type Release } from '../lib/site/release.ts';
import { routes } from '../routes.ts';
import { removeNotice, showNotice } from './live-notice.ts';
import type { SavedEntry } from './save-check.ts';

/** In milliseconds: between two questions, and between later ones. */
const PAUSE = 15_000;
const LONG_PAUSE = 60_000;
/** In milliseconds, after which a save should be live. */
const PATIENCE = 600_000;

export interface LiveSite {
  /** Its URL, with its path if it has one. */
  readonly site: string;
  readonly backend: GitBackend;
}

/** What to say of a save; `link` stands behind the words. */
export interface Status {
  readonly text: string;
  readonly link?: { readonly text: string; readonly url: string };
}

interface Saved {
  readonly entry: Entry;
  readonly file: string;
  readonly hash: string;
  /** Milliseconds since 1970. */
  readonly at: number;
}

const inYear = new Intl.DateTimeFormat('en-IN', { day: 'numeric', month: 'long', timeZone: 'UTC' });
const long = new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeZone: 'UTC' });
const time = new Intl.DateTimeFormat('en-IN', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
const dayAndTime = new Intl.DateTimeFormat('en-IN', {
  ...{ day: 'numeric', month: 'long', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
});

/** `1 December`, with its year when that is another one. */
const dayText = (day: string, today: string) =>
  (day.slice(0, 4) === today.slice(0, 4) ? inYear : long).format(new Date(`${day}T00:00:00Z`));

/** `10:42`, with its day when that was another one. */
const momentText = (moment: Date, now: Date) =>
  (moment.toDateString() === now.toDateString() ? time : dayAndTime).format(moment);

/** Why an entry is not shown today, where that is so by its own fields. */
export function hiddenStatus({ draft, publishOn, showUntil }: Publication, now: Date): Status | undefined {
  const today = dayInIndia(now);
  if (draft) return { text: 'Saved. It is hidden from the site.' };
  if (publishOn && publishOn > today) return { text: `Saved. It will show from ${dayText(publishOn, today)}.` };
  if (showUntil && showUntil < today) return { text: `Saved. It was shown until ${dayText(showUntil, today)}.` };
  return undefined;
}

/** The category or group of an entry, where the live site shows none of that name. */
function missingGroup({ collection, data }: Entry, { files }: Release): string | undefined {
  for (const [name, { kind, collection: target }] of Object.entries(collection.node.properties ?? {})) {
    const owner = kind === 'reference' && declared.find((one) => one.name === target);
    if (owner && !files[`${owner.folder}/${data?.[name]}.md`]) return String(data?.[name]);
  }
  return undefined;
}

const titleOf = ({ collection, data }: Entry) =>
  collection.layout === 'single' ? collection.label : String(data?.[collection.titleField] ?? collection.singular);

function pageOf(entry: Entry): string {
  const { path } = routes[entry.collection.page ?? 'home'];
  const [anchor] = anchorsOf(entry);
  return anchor ? `${path}#${anchor}` : path;
}

/** Where GitHub lists the runs that check what was saved, the newest first; undefined for other services. */
export function runsUrl(backend: GitBackend): string | undefined {
  if (backend.name !== 'github') return undefined;
  const { repo, branch, api_root: root } = backend;
  const origin = root ? new URL(root).origin : 'https://github.com';
  return `${origin}/${repo}/actions${branch ? `?query=branch%3A${encodeURIComponent(branch)}` : ''}`;
}

/** What to say of a save that the live site should show. */
function statusOf({ entry, file, hash, at }: Saved, release: Release | undefined, live: LiveSite): Status {
  const site = live.site.replace(/\/+$/, '');
  if (release?.files[file] === hash) {
    return { text: 'Live:', link: { text: titleOf(entry), url: site + pageOf(entry) } };
  }
  const group = release && missingGroup(entry, release);
  if (group) return { text: `Saved. It will show together with "${group}", which is not live.` };
  const now = new Date();
  if (now.getTime() - at < PATIENCE) return { text: 'Saved. Not live yet.' };
  const url = runsUrl(live.backend);
  const text = release
    ? `Not live. The site still shows the version from ${momentText(new Date(release.builtAt), now)}.`
    : 'Not live. The site does not say which version it shows.';
  return { text, ...(url && { link: { text: 'See what was refused', url } }) };
}

async function sha256(text: string): Promise<string> {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

const waiting = new Map<string, Saved>();
/** Files of which nothing more is to be said. */
const finished = new Set<string>();
let timer: ReturnType<typeof setTimeout> | undefined;

/** Asks the live site, and again after a pause as long as a save waits and the page is seen. */
async function ask(live: LiveSite): Promise<void> {
  clearTimeout(timer);
  if (waiting.size === 0 || document.visibilityState === 'hidden') return;
  const release = await fetchRelease(live.site);
  for (const [file, saved] of waiting) {
    const status = statusOf(saved, release, live);
    showNotice(file, status);
    if (release?.files[file] !== saved.hash) continue;
    waiting.delete(file);
    finished.add(file);
  }
  const youngest = Math.max(...[...waiting.values()].map(({ at }) => at));
  clearTimeout(timer);
  timer = setTimeout(ask, Date.now() - youngest < PATIENCE ? PAUSE : LONG_PAUSE, live);
}

let watched = false;

/** Follows a save until the live site shows it. */
export async function followSave({ name, text }: SavedEntry, live: LiveSite): Promise<void> {
  const collection = declared.find((one) => idIn(one, name) !== undefined);
  if (!collection) return;
  const entry = readEntry(collection, idIn(collection, name) ?? '', name, text);
  const hidden = hiddenStatus(entry.data ?? {}, new Date());
  // What has come to its end is said long enough by now.
  for (const file of [...finished, name]) removeNotice(file);
  finished.clear();
  waiting.delete(name);
  showNotice(name, hidden ?? { text: 'Saved. Not live yet.' });
  if (hidden) {
    finished.add(name);
    return;
  }
  waiting.set(name, { entry, file: name, hash: await sha256(text), at: Date.now() });
  if (!watched) document.addEventListener('visibilitychange', () => ask(live));
  watched = true;
  await ask(live);
}
