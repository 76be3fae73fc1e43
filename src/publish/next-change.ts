import type { Content } from '../content-check/content.ts';
import { fileNames } from '../content-check/names.ts';
import { daysToCome } from '../content-check/published.ts';
import { sayChange } from '../content-check/sentences.ts';
import { formatDay } from '../lib/format/day.ts';
import { dayInIndia } from '../lib/site/publication.ts';

/** When the site changes next without an edit, and by what, in a sentence. The footer has the year. */
export function nextChange(content: Pick<Content, 'entries'>, now = new Date()): string {
  const newYear = `${Number(dayInIndia(now).slice(0, 4)) + 1}-01-01`;
  const [day, changes] = daysToCome(content, now)[0] ?? [newYear, []];
  if (day > newYear || changes.length === 0)
    return `The site changes next on ${formatDay(newYear)}: a new year begins.`;
  const told = changes.map((change) => sayChange(change, fileNames(change.file)));
  return `The site changes next on ${formatDay(day)}: ${told.join(', ')}.`;
}
