/** What the site shows of the content on a day, and on which days that changes. */
import { addDays, dayAfter, isDay } from '../lib/format/day.ts';
import { SPECIAL_DAYS_AHEAD } from '../lib/format/hours.ts';
import { dayInIndia, isOpenOn, isPublished, type Publication } from '../lib/site/publication.ts';
import { fieldAt, type Path } from '../schemas/json-schema.ts';
import { type Content, type Entry, locationOf, textsOf } from './content.ts';
import type { Change } from './issue.ts';

/** What decides whether an entry is published; what may be missing in a file has its default. */
export const publicationOf = ({ collection, data }: Entry): Publication =>
  collection.node.properties?.['permission'] ? { permission: false, ...data } : { ...data };

/**
 * The entries that visitors see: published ones, without the items of a category or a group that is not. One whose fields
 * cannot be read counts as published, as only that should be said of it.
 */
export function publishedEntries({ entries }: Pick<Content, 'entries'>, now: Date): Entry[] {
  const today = dayInIndia(now);
  const published = entries.filter((entry) => !entry.data || isPublished(publicationOf(entry), today));
  const names = new Set(published.map(({ collection, id }) => `${collection.name}/${id}`));
  return published.filter(({ collection, data }) =>
    Object.entries(data ?? {}).every(([name, value]) => {
      const target = fieldAt(collection.node, [name])?.node;
      return target?.kind !== 'reference' || names.has(`${target.collection}/${value}`);
    }),
  );
}

/** The entries that pages show: a store that has closed still counts, and has left them. */
export const shownEntries = (content: Pick<Content, 'entries'>, now: Date): Entry[] =>
  publishedEntries(content, now).filter(({ data }) => {
    const closed = data?.['closed'];
    return typeof closed !== 'string' || isOpenOn(dayInIndia(now), closed);
  });

/** Fields whose days may lie ahead. */
export const TO_COME: readonly string[] = ['publishOn', 'showUntil', 'date', 'closed', 'notToday', 'from', 'until'];

/** Days of an entry that lie more than two years ahead: seldom meant. */
export function farDays(entry: Entry, now: Date): { path: Path; value: string }[] {
  const limit = addDays(dayInIndia(now), 2 * 365);
  return textsOf(entry).flatMap(({ field, path, text: value }) =>
    TO_COME.includes(field.name) && isDay(value) && value > limit ? [{ path, value }] : [],
  );
}

/** Noon in India, for what asks for a moment of a day. */
export const noonOf = (day: string): Date => new Date(`${day}T06:30:00Z`);

/** The days after today on which something begins or is over, soonest first, each with its changes. */
export function daysToCome({ entries }: Pick<Content, 'entries'>, now: Date): [day: string, changes: Change[]][] {
  const today = dayInIndia(now);
  const days = new Map<string, Change[]>();
  for (const entry of entries) {
    const { data } = entry;
    if (!data || data['draft']) continue;
    const add = (day: unknown, field: string, change: Change['change'], special?: string) => {
      if (!isDay(day) || day <= today) return;
      days.set(day, [...(days.get(day) ?? []), { ...locationOf(entry, [field]), change, special }]);
    };
    const { publishOn, showUntil, closed, notToday } = data;
    const after = (day: unknown) => (isDay(day) || isDay(`${day}-01`) ? dayAfter(String(day)) : undefined);
    add(publishOn, 'publishOn', 'begins');
    add(notToday, 'notToday', 'here', 'Not today');
    add(after(notToday), 'notToday', 'over', 'Not today');
    add(after(showUntil), 'showUntil', 'over');
    add(after(closed), 'closed', 'over');
    for (const row of Array.isArray(data['specialDays']) ? data['specialDays'] : []) {
      const { date, reason }: Record<string, unknown> = Object(row);
      if (!isDay(date)) continue;
      add(addDays(date, 1 - SPECIAL_DAYS_AHEAD), 'specialDays', 'announced', String(reason));
      add(date, 'specialDays', 'here', String(reason));
      add(after(date), 'specialDays', 'over', String(reason));
    }
  }
  return [...days].sort(([a], [b]) => (a < b ? -1 : 1));
}
