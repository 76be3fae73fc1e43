/** The fields that decide whether an entry is published. */
export interface Publication {
  readonly draft?: boolean | undefined;
  /** The first day on the site, `2026-11-21`, by the calendar of India. */
  readonly publishOn?: string | undefined;
  /** The last day on the site, by the calendar of India. */
  readonly showUntil?: string | undefined;
  /** Whether whoever is quoted has agreed; undefined where nobody is. */
  readonly permission?: boolean | undefined;
}

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
