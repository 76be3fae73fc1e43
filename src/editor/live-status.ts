/** Says after each save whether it is live, by what the live site tells at `/release.json`. */
import type { GitHubBackend } from '@sveltia/cms';
import { allCollections, CONTENT_ROOT, type Entry, idIn, parseEntry } from '../content-check/content.ts';
import { publicationOf } from '../content-check/published.ts';
import { dayInIndia, type Publication } from '../lib/site/publication.ts';
import { fetchRelease, type Release } from '../lib/site/release.ts';
import { routes } from '../routes.ts';
import { type Notice, showNotice } from './notices.ts';
import { fetchRefusal, type Run } from './runs.ts';
import type { SavedEntry } from './save-check.ts';

/** In milliseconds, between two questions: GitHub answers sixty an hour. */
const PAUSE = 60_000;
/** In milliseconds, after which a save should be live. */
const PATIENCE = 600_000;

export interface LiveSite {
  /** Its URL, with its path if it has one. */
  readonly site: string;
  readonly backend: GitHubBackend;
}

interface Saved {
  readonly entry: Entry;
  readonly file: string;
  readonly hash: string;
  /** Milliseconds since 1970. */
  readonly at: number;
}

const dayText = new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeZone: 'UTC' });
const momentText = new Intl.DateTimeFormat('en-IN', {
  ...{ day: 'numeric', month: 'long', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
});

/** Why visitors do not see an entry today, where that is so by its own fields. */
export function hiddenReason(entry: Publication, now: Date): string | undefined {
  const { draft, publishOn, showUntil, permission } = entry;
  const today = dayInIndia(now);
  const written = (day: string) => dayText.format(new Date(day));
  if (draft) return 'It is hidden from the site.';
  if (permission === false) return 'It is not on the site, as “May be shown” is off.';
  if (publishOn && publishOn > today) return `It will show from ${written(publishOn)}.`;
  if (showUntil && showUntil < today) return `It was shown until ${written(showUntil)}.`;
  return undefined;
}

/** The category or group of an entry, where the live site shows none of that name. */
function missingGroup({ collection, data }: Entry, { files }: Release): string | undefined {
  for (const [name, { kind, collection: target }] of Object.entries(collection.node.properties ?? {})) {
    const owner = kind === 'reference' && allCollections.find((one) => one.name === target);
    if (owner && !files[`${owner.folder}/${data?.[name]}.md`]) return String(data?.[name]);
  }
  return undefined;
}

/** Without the full stop of a notice: a colon follows. */
function titleOf(saved: Saved): string {
  const { collection, data } = saved.entry;
  if (collection.layout === 'single') return collection.label;
  return String(data?.[collection.titleField] ?? collection.singular).replace(/\.$/, '');
}

const pageOf = (saved: Saved): string => routes[saved.entry.collection.page ?? 'home'].path;

const isLive = ({ file, hash }: Saved, { files }: Release): boolean => files[file] === hash;

/** What to say of a save that the live site should show. */
export function statusOf(saved: Saved, release: Release | undefined, live: LiveSite, refused?: Run): Notice {
  const name = titleOf(saved);
  if (release && isLive(saved, release)) {
    return { text: `${name}: live.`, link: { text: 'See it', url: live.site.replace(/\/+$/, '') + pageOf(saved) } };
  }
  const group = release && missingGroup(saved.entry, release);
  if (group) return { text: `${name}: saved. It will show together with "${group}", which is not live.` };
  if (refused) {
    const { message, author } = refused.head_commit;
    const [save] = message.split('\n');
    const text = `${name}: not live. “${save}”, saved by ${author.name}, was refused, and nothing goes live before that is corrected.`;
    return { text, link: { text: 'See what was refused', url: refused.html_url } };
  }
  const repository = `https://github.com/${live.backend.repo}`;
  if (Date.now() - saved.at < PATIENCE) {
    // Where GitHub shows what an entry said before, to be copied back.
    const link = { text: 'Earlier versions', url: `${repository}/commits/HEAD/${CONTENT_ROOT}/${saved.file}` };
    return { text: `${name}: saved. Not live yet.`, link };
  }
  const text = release
    ? `${name}: not live. The site still shows the version from ${momentText.format(new Date(release.builtAt))}.`
    : `${name}: not live. The site does not say which version it shows.`;
  return { text, link: { text: 'See what was refused', url: `${repository}/actions` } };
}

async function sha256(text: string): Promise<string> {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The last save of each file. */
const last = new Map<string, Saved>();

async function follow(entry: Entry, file: string, live: LiveSite | undefined): Promise<void> {
  const saved = { entry, file, hash: await sha256(entry.text), at: Date.now() };
  last.set(file, saved);
  const reason = hiddenReason(publicationOf(entry), new Date());
  const state = live ? 'saved.' : 'saved on this computer.';
  const local = { text: [`${titleOf(saved)}:`, state, reason].filter(Boolean).join(' ') };
  showNotice(file, live && !reason ? statusOf(saved, undefined, live) : local);
  for (let isOver = reason !== undefined; live && !isOver; ) {
    await new Promise((done) => setTimeout(done, PAUSE));
    const [release, refused] = await Promise.all([fetchRelease(live.site), fetchRefusal(live.backend)]);
    if (last.get(file) !== saved) return;
    showNotice(file, statusOf(saved, release, live, refused));
    isOver = release !== undefined && isLive(saved, release);
  }
}

/**
 * Follows a save until the live site shows it, or its file is saved again.
 * @param live none where the entry was saved in a folder of this computer
 */
export async function followSave({ name, text }: SavedEntry, live: LiveSite | undefined): Promise<void> {
  const collection = allCollections.find((one) => idIn(one, name) !== undefined);
  if (collection) await follow(parseEntry(collection, idIn(collection, name) ?? '', name, text), name, live);
}
