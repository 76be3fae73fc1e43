const long = new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeZone: 'UTC' });

/** A calendar day in words: `2026-11-20` → `20 November 2026`. */
export const formatDay = (day: string): string => long.format(new Date(`${day}T00:00:00Z`));

/** The latest of some days such as `2026-11-21`; undefined when there is none. */
export const latest = (days: readonly (string | undefined)[]): string | undefined =>
  days
    .filter((day) => day !== undefined)
    .sort()
    .at(-1);
