import { dayInIndia } from '../../../lib/content/publication.ts';
import type { Issue } from '../issues.ts';
import type { Content } from '../read.ts';
import { pathText, valuesOf } from '../schema-fields.ts';

/** What a single line or a short paragraph shows as it is written. */
function shownAsWritten(value: string, kind: string | undefined): string | undefined {
  const tag = /<\/?[a-z][^<>]*>/i.exec(value)?.[0];
  if (tag) return `${tag} is shown as it is written here. Take it away.`;
  if (/\[[^\]]*\]\([^)]*\)/.test(value))
    return 'a link cannot stand here, and is shown as it is written. Take its signs away.';
  if (/\*\*|__/.test(value)) return 'the stars or lines are shown as they are written. Take them away.';
  if (kind === 'line' && /^“[^“”]*”$/.test(value.trim()))
    return `the curly quotes are shown too. Write ${value.trim().slice(1, -1)}.`;
  return undefined;
}

/** Dates that may lie ahead. */
const TO_COME = ['publishOn', 'showUntil', 'date'];

/** Markup in fields that show none, and days that cannot have been. */
export function wordsRule({ entries }: Content, now: Date): Issue[] {
  const present = dayInIndia(now);
  return entries.flatMap((entry) =>
    [...valuesOf(entry.collection.schema, entry.data)].flatMap(({ field, path, value }): Issue[] => {
      if (typeof value !== 'string') return [];
      const kind = field.meta?.kind;
      const issue = (text: string) => [{ file: entry.file, line: entry.lineOf(path), field: pathText(path), text }];
      if (kind === 'line' || kind === 'text' || kind === 'alt') {
        const text = shownAsWritten(value, kind);
        return text ? issue(text) : [];
      }
      if (kind !== 'date' || TO_COME.includes(field.name) || !/^\d{4}-\d\d-\d\d$/.test(value)) return [];
      if (value > present) return issue(`${value} is still to come. Write the day it was.`);
      return value < '2000' ? issue(`${value} is too long ago. Check the year.`) : [];
    }),
  );
}
