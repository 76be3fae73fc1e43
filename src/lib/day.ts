const long = new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeZone: 'UTC' });

/** A calendar day as people read it: `2026-11-20` → `20 November 2026`. */
export const formatDay = (day: string): string => long.format(new Date(`${day}T00:00:00Z`));
