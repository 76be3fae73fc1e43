import { dayInIndia } from '../../../lib/site/publication.ts';
import { pathText, valuesOf } from '../../../schemas/nodes.ts';
import type { Content, Entry } from '../content.ts';
import type { Issue } from '../issues.ts';

/** A word between stars or lines, as Markdown stresses it; `30*2 glasses*` is none. */
const STRESSED = /(?<![\p{L}\p{M}\p{N}*_])([*_])(?![\s*_])[^*_\n]*(?<!\s)\1(?![\p{L}\p{M}\p{N}*_])/u;

/** What a single line or a short paragraph shows as it is written. */
function shownAsWritten(value: string, kind?: string): string | undefined {
  const tag = /<\/?[a-z][^<>]*>/i.exec(value)?.[0] ?? /<(?:!--|\/?[a-z][\w-]*(?=\s|$))/i.exec(value)?.[0];
  if (tag) return `${tag} is shown as it is written here. Remove it.`;
  const entity = /&(?:#\d+|#x[\da-f]+|[a-z][a-z\d]+);/i.exec(value)?.[0];
  if (entity) return `${entity} is shown as it is written here. Write the letter or sign itself.`;
  if (/\[[^\]]*\]\([^)]*\)/.test(value))
    return 'a link cannot stand here, and is shown as it is written. Remove its signs.';
  if (/\*\*|__/.test(value) || STRESSED.test(value))
    return 'the stars or lines are shown as they are written. Remove them.';
  if (kind === 'line' && /^“[^“”]*”$/.test(value.trim()))
    return `the curly quotes are shown too. Write ${value.trim().slice(1, -1)}.`;
  return undefined;
}

/** Signs of Markdown at the beginning of a line or round a word, where a text is shown as it is written. */
function shownInReview(line: string): string | undefined {
  const text = shownAsWritten(line);
  if (text) return text;
  if (/^\s*(?:#{1,6}\s|>\s|[-=]{3,}\s*$|```)/.test(line))
    return 'the signs at the beginning of this line are shown as they are written. Remove them.';
  const escaped = /\\[!-/:-@[-`{-~]/.exec(line)?.[0];
  return escaped && `${escaped} is shown as it is written. Write ${escaped.slice(1)} alone.`;
}

function reviewIssues({ collection, file, body, bodyLine }: Entry): Issue[] {
  if (collection.name !== 'reviews') return [];
  return body.split('\n').flatMap((line, at): Issue[] => {
    const text = shownInReview(line);
    return text ? [{ file, line: bodyLine + at, text: `In a review, ${text}` }] : [];
  });
}

/** Dates that may lie ahead. */
const TO_COME = ['publishOn', 'showUntil', 'date'];

/** Markup in fields and reviews, which show none, and days that cannot have been. */
export function wordsRule({ entries }: Content, now: Date): Issue[] {
  const present = dayInIndia(now);
  return entries.flatMap((entry) => {
    const found = [...valuesOf(entry.collection.node, entry.data)].flatMap(({ field, path, value }): Issue[] => {
      const { kind, type } = field.node;
      const issue = (text: string) => [{ file: entry.file, line: entry.lineOf(path), field: pathText(path), text }];
      const texts = (type === 'array' ? [value].flat() : [value]).filter((item) => typeof item === 'string');
      if (type === 'array' || kind === 'line' || kind === 'text' || kind === 'alt') {
        const text = kind !== 'placeholders' && texts.map((item) => shownAsWritten(item, kind)).find(Boolean);
        return text ? issue(text) : [];
      }
      if (typeof value !== 'string') return [];
      if (kind !== 'date' || TO_COME.includes(field.name) || !/^\d{4}-\d\d-\d\d$/.test(value)) return [];
      if (value > present) return issue(`${value} is still to come. Write the day it was.`);
      return value < '2000' ? issue(`${value} is too long ago. Check the year.`) : [];
    });
    return [...found, ...reviewIssues(entry)];
  });
}
