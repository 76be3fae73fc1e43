import type { EntryData } from '../../schemas/index.ts';

/** Fields that decide if an entry is published; only reviews have `permission`. */
export type Publication = Partial<Pick<EntryData<'reviews'>, 'draft' | 'publishOn' | 'showUntil' | 'permission'>>;

/** Tells if a store is open on a day; it closes after the month `closed`. */
export const isOpenOn = (day: string, closed: string | undefined): boolean =>
  closed === undefined || day.slice(0, 7) <= closed;

/** India is UTC+5:30 all year. */
const INDIA_OFFSET_MS = 19_800_000;

/** Returns the calendar day in India, `2026-11-21`. Not from `Intl`: the locales with this format differ between browsers. */
export const dayInIndia = (now: Date): string => new Date(now.getTime() + INDIA_OFFSET_MS).toISOString().slice(0, 10);

/** Tells if an entry is published on a day: not a draft, with permission, between its first and last day. */
export const isPublished = ({ draft, permission, publishOn, showUntil }: Publication, day: string): boolean =>
  !draft && permission !== false && (publishOn ?? day) <= day && day <= (showUntil ?? day);
