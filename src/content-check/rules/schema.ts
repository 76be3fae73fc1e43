/** Turns zod's issues into sentences; finds missing and unused body texts. */
import type { z } from 'astro/zod';
import { characters } from '../../schemas/fields.ts';
import { childFields, type FieldSchema, fieldAt, type Path } from '../../schemas/json-schema.ts';
import { type Content, type Entry, entryIssue, fieldIssue, valueAt } from '../content.ts';
import { type Issue, oneOf, quote } from '../issue.ts';
import type { BodyOf } from '../markdown.ts';

/** Noun and example for each kind of value. */
const KINDS: Readonly<Record<string, readonly [noun: string, write: string]>> = {
  date: ['a date', 'Write year, month and day, for example 2027-01-14.'],
  month: ['a month', 'Write year and month, for example 2027-01.'],
  time: ['a time of the day', 'Write it in 24-hour form, for example 21:30. Midnight is 00:00.'],
  phone: ['an Indian telephone number', 'Write it as +91 98765 43210, 0471 234 5678 or 1800 425 1234.'],
  email: ['an e-mail address', 'Write it like name@shop.in.'],
  colour: ['a colour', 'Write # and six digits in quotes, for example "#f2b233".'],
  image: ['an image', 'Choose an image, or write ./ and the name of a file beside the entry.'],
  avatar: ['an image', 'Choose an image, or write an address'],
  link: ['a web address', 'Write the whole address, starting with https://.'],
};

/** Returns the advice of a message: what to write. */
function example({ kind, description = '', hosts, minimum = 0 }: FieldSchema): string {
  if (kind === 'rupees') return `Write whole rupees, for example ${minimum > 40 ? 40_000 : 40}.`;
  if (hosts) return `${KINDS['avatar']?.[1]} of ${oneOf(hosts)}.`;
  return KINDS[kind ?? '']?.[1] ?? description;
}

/** An invalid value. */
interface Invalid {
  readonly node: FieldSchema;
  readonly value: unknown;
  /** The value as written, with its quotes; undefined if missing. */
  readonly source: string | undefined;
}

function notOfKind({ node, value, source }: Invalid): string {
  const written = typeof value === 'string' ? quote(value) : (source ?? String(value));
  const noun = node.hosts ? undefined : KINDS[node.kind ?? '']?.[0];
  return `${written} ${noun ? `is not ${noun}` : 'does not fit here'}. ${example(node)}`;
}

function typeText(expected: string, invalid: Invalid): string {
  const { node, value, source } = invalid;
  if (source?.startsWith('#') && (value === undefined || value === null))
    return 'What follows # is not read. Put the whole value in quotes.';
  if (value === undefined || value === null)
    return `${source === undefined ? 'This is missing' : 'This is empty'}. ${example(node)}`;
  if (expected === 'array') {
    const choices = node.items?.enum;
    return `This is not a list. Write each item on a line that begins with a hyphen and a space${choices ? `: ${choices.join(', ')}` : ''}.`;
  }
  if (expected === 'object' || expected === 'record')
    return `${quote(value)} is one value, and this holds several: ${childFields(node)
      .map(({ name }) => name)
      .join(', ')}.`;
  if (expected === 'boolean') return `${quote(value)} is not one of the choices. Write true or false.`;
  if (expected === 'int' && typeof value === 'number')
    return `${source ?? value} is not a whole number. ${example(node)}`;
  if (expected === 'number' || expected === 'int') return `${quote(value)} is not a number. ${example(node)}`;
  if (KINDS[node.kind ?? ''] && typeof value !== 'object') return notOfKind(invalid);
  return `This is not read as text. Put it in quotes: "${source ?? value}".`;
}

function rangeText(issue: z.core.$ZodIssueTooSmall | z.core.$ZodIssueTooBig, { node, value, source }: Invalid): string {
  const small = issue.code === 'too_small';
  const limit = Number(small ? issue.minimum : issue.maximum);
  if (issue.origin === 'array') {
    const items = Array.isArray(value) ? value.length : 0;
    return items === 0
      ? 'This list is empty. Write an item, or leave the field out.'
      : `This has ${items} items, and at most ${limit} fit. ${example(node)}`;
  }
  if (issue.origin !== 'string')
    return `${source ?? value} is ${small ? 'less' : 'more'} than ${limit}. ${example(node)}`;
  const length = characters(String(value).trim());
  if (length === 0) return `This is empty. ${example(node)}`;
  return small
    ? `${quote(value)} is too short: ${length} characters, and at least ${limit} are needed. ${example(node)}`
    : `This is too long: ${length} characters, and ${limit} fit. Remove ${length - limit}.`;
}

/** Turns one zod issue into a sentence or two. */
function textOf(issue: z.core.$ZodIssue, invalid: Invalid): string {
  const { value, source } = invalid;
  switch (issue.code) {
    case 'invalid_type':
      return typeText(issue.expected, invalid);
    case 'too_small':
    case 'too_big':
      return rangeText(issue, invalid);
    case 'invalid_value': {
      if (value === undefined) return typeText('string', invalid);
      return `${quote(value)} is not one of the choices. Choose ${oneOf(issue.values.map(String))}.`;
    }
    case 'invalid_union': {
      // Report the first form of a union, the most likely one.
      const [first] = issue.errors.flat();
      return first ? textOf(first, invalid) : notOfKind(invalid);
    }
    case 'not_multiple_of':
      return `${source} has more than one decimal. Write ${Number(value).toFixed(1)}, for example.`;
    case 'custom':
      // Checks in the schema have their own message.
      return issue.message;
    default:
      return notOfKind(invalid);
  }
}

function fieldIssues(entry: Entry): Issue[] {
  const { collection, data } = entry;
  const seen = new Set<string>();
  return (collection.schema.safeParse(data).error?.issues ?? []).flatMap((issue) => {
    const path = issue.path as Path;
    const group = fieldAt(collection.node, path);
    if (issue.code === 'unrecognized_keys') {
      const names = childFields(group?.node ?? collection.node).map(({ name }) => name);
      const text = `There is no such field here. The fields are ${names.join(', ')}.`;
      return issue.keys.map((key) => fieldIssue(entry, [...path, key], text));
    }
    const name = path.join('.');
    if (seen.has(name)) return [];
    seen.add(name);
    const node = group?.node ?? collection.node;
    return fieldIssue(entry, path, textOf(issue, { node, value: valueAt(data, path), source: entry.sourceOf(path) }));
  });
}

/** Invisible characters only. */
const BLANK = /^[\p{C}\p{Z}\p{M}\p{Default_Ignorable_Code_Point}\u2800]*$/u;

function bodyIssues(entry: Entry, bodyOf: BodyOf): Issue[] {
  const { collection, body: text, bodyLine } = entry;
  const isEmpty = BLANK.test(text);
  if (collection.body === 'none') {
    const where = `A ${collection.singular.toLowerCase()} shows no text under its fields. Move this text into a field.`;
    return isEmpty ? [] : [entryIssue(entry, bodyLine, where, 'warning')];
  }
  if (isEmpty)
    return [entryIssue(entry, Math.max(1, bodyLine - 1), 'There is no text under the fields. Write it there.')];
  const parseError = bodyOf(entry)?.parseError;
  if (parseError) return [entryIssue(entry, bodyLine, parseError)];
  const limit = collection.bodyMaxLength ?? Number.POSITIVE_INFINITY;
  const length = characters(text);
  if (length <= limit) return [];
  const tooLong = `The text is too long: ${length} characters, and ${limit} fit. Remove ${length - limit}.`;
  return [entryIssue(entry, bodyLine, tooLong)];
}

/** Reports unreadable, invalid, missing and unknown fields, and missing or unused body texts. */
export function schemaRule({ entries }: Content, bodyOf: BodyOf): Issue[] {
  return entries.flatMap((entry) => [
    ...entry.errors.map(({ line, text }) => entryIssue(entry, line, text)),
    ...(entry.data ? [...fieldIssues(entry), ...bodyIssues(entry, bodyOf)] : []),
  ]);
}
