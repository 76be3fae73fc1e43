/** Turns what zod says into a sentence with the way out. */
import type { z } from 'astro/zod';
import { characters } from '../../schemas/fields.ts';
import { type Field, fieldAt, fieldsOf, type Path, type SchemaNode } from '../../schemas/nodes.ts';
import { guide, WORDS } from './guidance.ts';
import { didYouMean, oneOf } from './nearest.ts';

type Issue = z.core.$ZodIssue;

export interface Told {
  readonly node: SchemaNode;
  /** What one entry is called: `menu item`. */
  readonly singular: string;
  readonly value: unknown;
  /** The value as written, with its quotes. */
  readonly source: string | undefined;
}

const shown = (value: unknown): string => {
  const text = typeof value === 'string' ? JSON.stringify(value) : String(value);
  return text.length > 60 ? `${text.slice(0, 57)}…` : text;
};

function wrongType(issue: z.core.$ZodIssueInvalidType, field: Field | undefined, told: Told): string {
  const { value, source } = told;
  const way = guide(field);
  const name = field?.name ?? '';
  if (value === undefined && source === undefined) return `is missing. Add a line that begins with "${name}:". ${way}`;
  if (value === undefined || value === null) {
    return source?.includes('#') || field?.node.kind === 'colour'
      ? `is empty: what follows a # without quotes is not read. ${way}`
      : `is empty. ${way}`;
  }
  if (Array.isArray(value)) return `is a list, and one value is wanted. ${way}`;
  if (typeof value === 'object') return `holds lines of its own, and one value is wanted. ${way}`;
  switch (issue.expected) {
    case 'number':
    case 'int': {
      if (typeof value === 'number') {
        if (field?.node.kind === 'rupees') return `${source ?? value} has paise. ${way}`;
        return `${source ?? value} is not a whole number. ${way}`;
      }
      const bare = String(value).trim();
      if (typeof value === 'string' && /^\d+(\.\d+)?$/.test(bare) && /^["']/.test(source ?? '')) {
        return `${shown(value)} is not a number while it stands in quotes. Take them away: ${bare}.`;
      }
      return `${shown(value)} is not a number. ${way}`;
    }
    case 'boolean':
      return `${shown(value)} is neither true nor false. Write true or false, without quotes.`;
    case 'array':
      return 'is not a list. Write each item on a line of its own that begins with a hyphen and a space.';
    case 'object':
    case 'record':
      return `${shown(value)} is one value, and a group of fields is wanted. Leave nothing after "${name}:", and write each on a line of its own under it, with two spaces before it: ${fieldsOf(
        field?.node ?? told.node,
      )
        .map((inner) => `"${inner.name}: …"`)
        .join(', ')}.`;
    default:
      if (field?.node.kind === 'phone' && typeof value === 'number')
        return `${source ?? value} is read as a number, not as text. Put it in quotes: "${source ?? value}".`;
      if (field?.node.kind && WORDS[field.node.kind]) return `${source ?? value} ${WORDS[field.node.kind]}. ${way}`;
      return `${source ?? value} is read as a ${typeof value === 'number' ? 'number' : 'yes or no'}, not as text. Put it in quotes: "${source ?? value}".`;
  }
}

function outOfRange(
  issue: z.core.$ZodIssueTooSmall | z.core.$ZodIssueTooBig,
  field: Field | undefined,
  told: Told,
): string {
  const small = issue.code === 'too_small';
  const limit = Number(small ? issue.minimum : issue.maximum);
  const { value } = told;
  if (issue.origin === 'array') {
    const items = Array.isArray(value) ? value.length : 0;
    return `has ${items} ${items === 1 ? 'item' : 'items'}, and at ${small ? 'least' : 'most'} ${limit} ${small ? 'are wanted' : 'fit'}. ${guide(field)}`;
  }
  if (issue.origin === 'string') {
    const length = typeof value === 'string' ? characters(value.trim()) : 0;
    if (length === 0) return `is empty. ${guide(field)}`;
    return small
      ? `${shown(value)} is too short: ${length} characters, and at least ${limit} are wanted. ${guide(field)}`
      : `is too long: ${length} characters, and ${limit} fit. Take ${length - limit} away.`;
  }
  return `${told.source ?? value} is ${small ? 'less' : 'more'} than ${limit}. ${guide(field)}`;
}

const isAddress = (field: Field | undefined) => field?.node.kind === 'link' || field?.node.kind === 'avatar';

function wrongForm(issue: z.core.$ZodIssueInvalidStringFormat, field: Field | undefined, { value }: Told): string {
  const way = guide(field);
  if (issue.format === 'date') {
    return /^\d{4}-\d\d-\d\d$/.test(String(value))
      ? `${shown(value)} is not in the calendar. ${way}`
      : `${shown(value)} is no date. ${way}`;
  }
  const note = (issue as { note?: string }).note;
  if (note === 'Invalid protocol') return `${shown(value)} does not start with https://. ${way}`;
  if (note === 'Invalid hostname' && field?.node['hosts'])
    return `${shown(value)} comes from another site than those allowed. ${way}`;
  if (isAddress(field) && /\s/.test(String(value))) {
    return `${shown(value)} has words or blanks behind or inside the address. Keep the address alone; blanks of its own are written %20.`;
  }
  if (issue.format === 'regex' && field?.node.kind === 'link') {
    return `${shown(value)} leads to the front page of that site. Write the address of our own page there.`;
  }
  return `${shown(value)} ${WORDS[field?.node.kind ?? ''] ?? 'is not in the form that is wanted'}. ${way}`;
}

/** The sentence for one issue that is about a single field; unknown keys have `unknownField`. */
export function sentence(issue: Issue, told: Told): string {
  const field = fieldAt(told.node, issue.path as Path);
  switch (issue.code) {
    case 'invalid_type':
      return wrongType(issue, field, told);
    case 'too_small':
    case 'too_big':
      return outOfRange(issue, field, told);
    case 'invalid_format':
      return wrongForm(issue, field, told);
    case 'invalid_value': {
      if (told.value === undefined && told.source !== undefined) return `is empty. ${guide(field)}`;
      if (told.value === undefined) return `is missing. Add a line that begins with "${field?.name}:". ${guide(field)}`;
      const choices = issue.values.map(String);
      if (choices.length === 1) return `${shown(told.value)} is not allowed. Write exactly: ${choices[0]}`;
      return `${shown(told.value)} is none of the choices. Write ${oneOf(choices)}.${didYouMean(String(told.value), choices)}`;
    }
    case 'invalid_union': {
      // One of several forms: of those that the value may have been meant as, the first is told of.
      const [first] = issue.errors.flat();
      return first ? sentence({ ...first, path: issue.path }, told) : guide(field);
    }
    case 'not_multiple_of':
      return `${told.source} has more than one decimal. Write ${Number(told.value).toFixed(1)}, for example.`;
    case 'custom':
      return issue.message;
    default:
      return `${issue.message}. ${guide(field)}`;
  }
}

/** The sentence for a key that the schema does not know. */
export function unknownField(key: string, at: Path, told: Told): string {
  const group = at.length > 0 ? fieldAt(told.node, at) : undefined;
  const known = fieldsOf(group?.node ?? told.node).map(({ name }) => name);
  const owner = group ? group.name : told.singular.toLowerCase();
  const meant = didYouMean(key, known);
  return `is no field of "${owner}".${meant || ` Its fields are ${known.join(', ')}.`}`;
}
