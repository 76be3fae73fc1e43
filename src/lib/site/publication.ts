import type { EntryData } from '../../schemas/index.ts';

/** The fields that decide whether an entry is published; `permission` where somebody is quoted. */
export type Publication = Partial<Pick<EntryData<'reviews'>, 'draft' | 'publishOn' | 'showUntil' | 'permission'>>;

/** Whether a store is open on a day: it closes after the day or the month that `closed` names. */
export const isOpenOn = (day: string, closed: string | undefined): boolean =>
  closed === undefined || day.slice(0, closed.length) <= closed;

/** India is five and a half hours ahead of UTC all year; in milliseconds. */
const AHEAD = 19_800_000;

/** The calendar day in India, `2026-11-21`. Not by a locale that writes days so: which do differs between browsers. */
export const dayInIndia = (now: Date): string => new Date(now.getTime() + AHEAD).toISOString().slice(0, 10);

/** Whether an entry is published on a day: not a draft, agreed to where somebody is quoted, and between its first and last day. */
export const isPublished = ({ draft, permission, publishOn, showUntil }: Publication, day: string): boolean =>
  !draft && permission !== false && (publishOn ?? day) <= day && day <= (showUntil ?? day);
