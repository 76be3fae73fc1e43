/** Says after each save whether it is live, by what the live site tells at `/release.json`. */
import type { GitHubBackend } from '@sveltia/cms';
import { allCollections, anchorsOf, CONTENT_ROOT, type Entry, idIn, parseEntry } from '../content-check/content.ts';
import { publicationOf } from '../content-check/published.ts';
import { dayInIndia, type Publication } from '../lib/site/publication.ts';
import { fetchRelease, type Release } from '../lib/site/release.ts';
import { routes } from '../routes.ts';
import { type Notice, showNotice } from './notices.ts';
import { fetchRefusal, type Refusal } from './runs.ts';
import type { SavedEntry } from './save-check.ts';

const GITHUB = 'https://github.com';

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
const titleOf = ({ collection, data }: Entry) =>
  collection.layout === 'single'
    ? collection.label
    : String(data?.[collection.titleField] ?? collection.singular).replace(/\.$/, '');

function pageOf(entry: Entry): string {
  const { path } = routes[entry.collection.page ?? 'home'];
  const [anchor] = anchorsOf(entry);
  return anchor ? `${path}#${anchor}` : path;
}

/** Where GitHub lists the runs that check what was saved, the newest first. */
export function runsUrl({ repo, branch }: GitHubBackend): string {
  return `${GITHUB}/${repo}/actions${branch ? `?query=branch%3A${encodeURIComponent(branch)}` : ''}`;
}

/** Where GitHub shows what an entry said before, to be copied back. */
export const versionsUrl = ({ repo, branch = 'HEAD' }: GitHubBackend, file: string): string =>
  `${GITHUB}/${repo}/commits/${branch}/${CONTENT_ROOT}/${file}`;

/** What to say of a save that the live site should show. */
export function statusOf(
  { entry, file, hash, at }: Saved,
  release: Release | undefined,
  live: LiveSite,
  refusal?: Refusal,
): Notice {
  const [site, name] = [live.site.replace(/\/+$/, ''), titleOf(entry)];
  if (release?.files[file] === hash) {
    return { text: `${name}: live.`, link: { text: 'See it', url: site + pageOf(entry) } };
  }
  const group = release && missingGroup(entry, release);
  if (group) return { text: `${name}: saved. It will show together with "${group}", which is not live.` };
  if (refusal) {
    const text = `${name}: not live. “${refusal.save}”, saved by ${refusal.author}, was refused, and nothing goes live before that is corrected.`;
    return { text, link: { text: 'See what was refused', url: refusal.url } };
  }
  if (Date.now() - at < PATIENCE) {
    const link = { text: 'Earlier versions', url: versionsUrl(live.backend, file) };
    return { text: `${name}: saved. Not live yet.`, link };
  }
  const text = release
    ? `${name}: not live. The site still shows the version from ${momentText.format(new Date(release.builtAt))}.`
    : `${name}: not live. The site does not say which version it shows.`;
  return { text, link: { text: 'See what was refused', url: runsUrl(live.backend) } };
}

async function sha256(text: string): Promise<string> {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The last save of each file. */
const last = new Map<string, Saved>();

/**
 * Follows a save until the live site shows it, or its file is saved again.
 * @param live none where the entry was saved in a folder of this computer
 */
export async function followSave({ name, text }: SavedEntry, live: LiveSite | undefined): Promise<void> {
  const collection = allCollections.find((one) => idIn(one, name) !== undefined);
  if (!collection) return;
  const entry = parseEntry(collection, idIn(collection, name) ?? '', name, text);
  const saved = { entry, file: name, hash: await sha256(text), at: Date.now() };
  last.set(name, saved);
  const reason = hiddenReason(publicationOf(entry), new Date());
  const state = live ? 'saved.' : 'saved on this computer.';
  const local = { text: [`${titleOf(entry)}:`, state, reason].filter(Boolean).join(' ') };
  showNotice(name, live && !reason ? statusOf(saved, undefined, live) : local);
  for (let isOver = reason !== undefined; live && !isOver; ) {
    await new Promise((done) => setTimeout(done, PAUSE));
    const [release, refusal] = await Promise.all([fetchRelease(live.site), fetchRefusal(live.backend)]);
    if (last.get(name) !== saved) return;
    showNotice(name, statusOf(saved, release, live, refusal));
    isOver = release?.files[name] === saved.hash;
  }
}
