/** Turns what zod says into a message with the way out. */
import type { z } from 'astro/zod';
import { tooManyDecimals } from '../lib/format/stars.ts';
import { colonText } from '../lib/markdown/yaml-issues.ts';
import { characters, type FieldMeta } from '../schemas/fields.ts';
import { childFields, type Field, type FieldSchema, fieldAt, type Path } from '../schemas/json-schema.ts';
import { didYouMean, oneOf } from './suggestions.ts';

type Issue = z.core.$ZodIssue;

const example = (field: Field | undefined) =>
  /(?:for example|written as|starting with) (.+?)\.?(?:$|\. )/i.exec(field?.node.description ?? '')?.[1];

/** What a value is not, for each kind of field. */
const WORDS: Readonly<Record<string, string>> = {
  phone: 'is no Indian telephone number',
  email: 'is no e-mail address',
  colour: 'is no colour',
  date: 'is no date',
  dayOrMonth: 'is no day and no month',
  time: 'is no time of the day',
  link: 'is no web address',
  avatar: 'is no image beside this file and no web address',
};

const wordsFor = ({ kind, title = '' }: Partial<FieldMeta>) => {
  const name = /^[A-Z][a-z]/.test(title) ? title.charAt(0).toLowerCase() + title.slice(1) : title;
  return WORDS[kind ?? ''] ?? `cannot be the ${name}`;
};

/** What is wrong with a text that is not in the form that its field asks for, whatever the text. */
export const formFault = (field: Field): string => `This ${wordsFor(field.node)}. ${guide(field)}`;

/** What to write instead, in one or two sentences. */
function guide(field: Field | undefined): string {
  const { kind, description = '', hosts } = field?.node ?? ({} as Partial<FieldMeta>);
  if (kind === 'rupees') return `Write whole rupees, for example ${example(field) ?? '40'}.`;
  if (kind === 'date') return 'Write year, month and day, for example 2027-01-14.';
  if (kind === 'dayOrMonth')
    return 'Write year and month, and the day if you know it, for example 2027-01 or 2027-01-14.';
  if (kind === 'time')
    return `Write it in 24-hour form and in quotes, for example ${example(field) ?? '"10:00"'}. Midnight is "00:00".`;
  if (kind === 'phone') return `Write it as ${example(field) ?? '+91 98765 43210'}.`;
  if (kind === 'email') return 'Write it like name@shop.in.';
  if (kind === 'colour') return 'Write # and six digits, in quotes, for example "#f2b233".';
  if (kind === 'avatar')
    return `Write ./ and the name of an image in this folder, or an address that starts with https:// and comes from ${oneOf(hosts as string[])}.`;
  if (Array.isArray(hosts)) return `Write an address that starts with https:// and comes from ${oneOf(hosts)}.`;
  if (kind === 'image') return `${description} Put it in this folder, and write ./ and its name.`;
  if (kind === 'alt') return 'Say in a few words what the image shows.';
  if (kind === 'link') return 'Write the whole address, starting with https://.';
  return description;
}

export interface FieldContext {
  readonly node: FieldSchema;
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

/** Rupees as they are written elsewhere: `₹1,20,000/-`. */
const RUPEES = /^(?:₹|rs\.?|inr)?\s*(\d[\d,]*)\s*(?:\/-|rupees)?$/i;

const LIST = 'Write each item on a line of its own that begins with a hyphen and a space.';

/** A group where one value is wanted: often a text with a colon in it. */
function groupText(source: string | undefined, way: string): string {
  const written = source?.trim() ?? '';
  return /^[^{\n]+$/.test(written) ? colonText(written) : `holds lines of its own, and one value is wanted. ${way}`;
}

function wrongType(issue: z.core.$ZodIssueInvalidType, field: Field | undefined, context: FieldContext): string {
  const { value, source } = context;
  const way = guide(field);
  const name = field?.name ?? '';
  if (value === undefined && source === undefined) return `is missing. Add a line that begins with "${name}:". ${way}`;
  if (value === undefined || value === null) {
    return source?.includes('#') || field?.node.kind === 'colour'
      ? `is empty: what follows a # without quotes is not read. ${way}`
      : `is empty. ${way}`;
  }
  if (Array.isArray(value)) return `is a list, and one value is wanted. ${way}`;
  if (typeof value === 'object') return issue.expected === 'array' ? `is not a list. ${LIST}` : groupText(source, way);
  switch (issue.expected) {
    case 'number':
    case 'int': {
      if (typeof value === 'number') {
        if (field?.node.kind === 'rupees') return `${source ?? value} has paise. ${way}`;
        return `${source ?? value} is not a whole number. ${way}`;
      }
      const bare = String(value).trim();
      if (typeof value === 'string' && /^\d+(\.\d+)?$/.test(bare) && /^["']/.test(source ?? '')) {
        return `${shown(value)} is not a number while it stands in quotes. Remove the quotes: ${bare}.`;
      }
      const rupees = field?.node.kind === 'rupees' && RUPEES.exec(bare)?.[1];
      return `${shown(value)} is not a number. ${rupees ? `Write ${rupees.replaceAll(',', '')} alone.` : way}`;
    }
    case 'boolean':
      return `${shown(value)} is neither true nor false. Write true or false, without quotes.`;
    case 'array':
      return `is not a list. ${LIST}`;
    case 'object':
    case 'record':
      return `${shown(value)} is one value, and a group of fields is wanted. Leave nothing after "${name}:", and write each on a line of its own under it, with two spaces before it: ${childFields(
        field?.node ?? context.node,
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
  context: FieldContext,
): string {
  const small = issue.code === 'too_small';
  const limit = Number(small ? issue.minimum : issue.maximum);
  const { value } = context;
  if (issue.origin === 'array') {
    const items = Array.isArray(value) ? value.length : 0;
    if (items === 0) return `is an empty list. Write an item${field?.required ? '' : ', or remove the line'}.`;
    return `has ${items} ${items === 1 ? 'item' : 'items'}, and at ${small ? 'least' : 'most'} ${limit} ${small ? 'are wanted' : 'fit'}. ${guide(field)}`;
  }
  if (issue.origin === 'string') {
    const length = typeof value === 'string' ? characters(value.trim()) : 0;
    if (length === 0) return `is empty. ${guide(field)}`;
    return small
      ? `${shown(value)} is too short: ${length} characters, and at least ${limit} are wanted. ${guide(field)}`
      : `is too long: ${length} characters, and ${limit} fit. Remove ${length - limit}.`;
  }
  return `${context.source ?? value} is ${small ? 'less' : 'more'} than ${limit}. ${guide(field)}`;
}

const isAddress = (field: Field | undefined) => field?.node.kind === 'link' || field?.node.kind === 'avatar';

function wrongForm(
  issue: z.core.$ZodIssueInvalidStringFormat,
  field: Field | undefined,
  { value }: FieldContext,
): string {
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
    return `${shown(value)} has words or spaces behind or inside the address. Keep the address alone; its own spaces are written %20.`;
  }
  if (issue.format === 'regex' && field?.node.kind === 'link') {
    return `${shown(value)} leads to the front page of that site. Write the address of our own page there.`;
  }
  return `${shown(value)} ${wordsFor(field?.node ?? {})}. ${way}`;
}

/** The message for one issue that is about a single field; unknown keys have `unknownField`. */
export function message(issue: Issue, context: FieldContext): string {
  const field = fieldAt(context.node, issue.path as Path);
  switch (issue.code) {
    case 'invalid_type':
      return wrongType(issue, field, context);
    case 'too_small':
    case 'too_big':
      return outOfRange(issue, field, context);
    case 'invalid_format':
      return wrongForm(issue, field, context);
    case 'invalid_value': {
      if (context.value === undefined && context.source !== undefined) return `is empty. ${guide(field)}`;
      if (context.value === undefined)
        return `is missing. Add a line that begins with "${field?.name}:". ${guide(field)}`;
      const choices = issue.values.map(String);
      const written = typeof context.value === 'object' ? context.source?.trim() : context.value;
      return `${shown(written)} is none of the choices. Write ${oneOf(choices)}.${didYouMean(String(written), choices)}`;
    }
    case 'invalid_union': {
      // One of several forms: of those that the value may have been meant as, the first is context of.
      const [first] = issue.errors.flat();
      return first ? message({ ...first, path: issue.path }, context) : guide(field);
    }
    case 'not_multiple_of':
      return tooManyDecimals(String(context.source), Number(context.value));
    case 'custom':
      return issue.message;
    default:
      return `${issue.message}. ${guide(field)}`;
  }
}

/** The message for a key that the schema does not know. */
export function unknownField(key: string, at: Path, context: FieldContext): string {
  const group = at.length > 0 ? fieldAt(context.node, at) : undefined;
  const known = childFields(group?.node ?? context.node).map(({ name }) => name);
  const owner = group ? group.name : context.singular.toLowerCase();
  const meant = didYouMean(key, known);
  return `is no field of "${owner}".${meant || ` Its fields are ${known.join(', ')}.`}`;
}
