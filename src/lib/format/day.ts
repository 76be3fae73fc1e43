function formatter(options: Intl.DateTimeFormatOptions): (day: string) => string {
  const format = new Intl.DateTimeFormat('en-IN', { ...options, timeZone: 'UTC' });
  return (day) => format.format(new Date(day));
}

/** `2026-11-20` → `20 November 2026` */
export const formatDay = formatter({ dateStyle: 'long' });

/** `2026-11-20` → `20 November` */
export const formatDayOfMonth = formatter({ day: 'numeric', month: 'long' });

/** `2026-11-20` → `Friday` */
export const formatWeekday = formatter({ weekday: 'long' });

/** `2026-11` → `November 2026` */
export const formatMonth = formatter({ month: 'long', year: 'numeric' });

/** Adds days to a day; negative numbers go back. */
export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
