import type { Field, FieldSchema } from '../../schemas/json-schema.ts';
import type { Entry } from '../content.ts';
import type { Issue } from '../issues.ts';

/** A word between stars or lines, as Markdown stresses it; `30*2 glasses*` is none. */
const STRESSED = /(?<![\p{L}\p{M}\p{N}*_@])([*_])(?![\s*_])[^*_\n]*(?<!\s)\1(?![\p{L}\p{M}\p{N}*_])/u;

/** What a single line or a short paragraph shows as it is written. */
function shownAsWritten(value: string, kind?: string): string | undefined {
  const tag = /<\/?[a-z][^<>]*>/i.exec(value)?.[0] ?? /<(?:!--|\/?[a-z][\w-]*(?=\s|$))/i.exec(value)?.[0];
  if (tag) return `${tag} is shown as it is written here. Remove it.`;
  const entity = /&(?:#\d+|#x[\da-f]+|[a-z][a-z\d]+);/i.exec(value)?.[0];
  if (entity) return `${entity} is shown as it is written here. Write the letter or symbol itself.`;
  if (/\[[^\]]*\]\([^)]*\)/.test(value))
    return 'a link cannot stand here, and is shown as it is written. Remove its brackets.';
  if (/\*\*|__|~~/.test(value) || STRESSED.test(value))
    return 'the stars or lines are shown as they are written. Remove them.';
  if (kind === 'line' && /^“[^“”]*”$/.test(value.trim()))
    return `the curly quotes are shown too. Write ${value.trim().slice(1, -1)}.`;
  return undefined;
}

/** Signs of Markdown at the beginning of a line or round a word, where a text is shown as it is written. */
function shownInPlainText(line: string): string | undefined {
  const text = shownAsWritten(line);
  if (text) return text;
  if (/^\s*(?:#{1,6}\s|>\s|[-=]{3,}\s*$|```)/.test(line))
    return 'the symbols at the beginning of this line are shown as they are written. Remove them.';
  const escaped = /\\[!-/:-@[-`{-~]/.exec(line)?.[0];
  return escaped && `${escaped} is shown as it is written. Write ${escaped.slice(1)} alone.`;
}

/** Markup in a text that is shown as it is written, and places that nothing fills in. */
export function plainBodyIssues({ collection, file, body, bodyLine }: Entry): Issue[] {
  const place = '{name} becomes the brand name in fields only. Write the name itself here.';
  return body.split('\n').flatMap((line, at): Issue[] => {
    const fault = collection.plainText && shownInPlainText(line);
    const text = line.includes('{name}') ? place : fault && `In a ${collection.singular.toLowerCase()}, ${fault}`;
    return text ? [{ file, line: bodyLine + at, text }] : [];
  });
}

/** Dates that may lie ahead. */
const TO_COME = ['publishOn', 'showUntil', 'date'];

/** Fields that are shown as they are written. */
const isShown = ({ kind, type }: FieldSchema) =>
  (type === 'array' && kind !== 'placeholders') || ['line', 'text', 'alt'].includes(kind ?? '');

/** Markup in a field, which shows none, and a day that cannot have been. */
export function wordsFault(value: string, { name, node }: Field, present: string): string | undefined {
  if (isShown(node)) return shownAsWritten(value, node.kind);
  if ((node.kind !== 'date' && node.kind !== 'dayOrMonth') || TO_COME.includes(name)) return undefined;
  if (!/^\d{4}-(0[1-9]|1[0-2])(-\d\d)?$/.test(value)) return undefined;
  if (value > present.slice(0, value.length)) return `${value} is still to come. Write the day it was.`;
  return value < '2000' ? `${value} is too long ago. Check the year.` : undefined;
}
