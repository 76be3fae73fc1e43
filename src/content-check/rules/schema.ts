/** Turns what zod says of the fields into issues, and looks whether the text is there. */
import type { z } from 'astro/zod';
import { characters } from '../../schemas/fields.ts';
import { childFields, type Field, fieldAt, type Path, pathText } from '../../schemas/json-schema.ts';
import { type Content, type Entry, valueAt } from '../content.ts';
import { fieldNamed, listFault } from '../entry.ts';
import { type Fault, fault, type Issue } from '../issue.ts';
import type { Body, BodyOf } from '../markdown.ts';
import { nearest } from '../nearest.ts';
import { type Code, KINDS } from '../sentences.ts';
import { isBlank } from './markdown.ts';
import { BLANK, letterFault } from './texts.ts';

type ZodIssue = z.core.$ZodIssue;

/** A value that a schema refuses. */
interface Refused {
  readonly field: Field;
  readonly value: unknown;
  /** The value as written, with its quotes. */
  readonly source: string | undefined;
}

function typeFault(expected: string, refused: Refused): Fault {
  const { field, value, source } = refused;
  if (value === undefined && source === undefined) return fault('missing', { field });
  if (value === undefined || value === null) return fault('empty', { field });
  if (Array.isArray(value) || expected === 'array') return listFault(field);
  if (typeof value === 'object') return fault('severalValues', { field });
  if (typeof value === 'number' && expected === 'int') return fault('notWhole', { value: source ?? value, field });
  if (expected === 'number' || expected === 'int') return fault('notANumber', { value, field });
  if (expected === 'boolean') return fault('notAChoice', { value, meant: undefined, known: ['true', 'false'] });
  if (expected === 'object' || expected === 'record')
    return fault('oneValue', { value, fields: childFields(field.node) });
  // No quotes make a number or a switch a date.
  if (KINDS[field.node.kind ?? '']?.not) return fault('notOfItsKind', { value: source ?? value, field });
  return fault('notText', { value: source ?? String(value) });
}

function rangeFault(
  issue: z.core.$ZodIssueTooSmall | z.core.$ZodIssueTooBig,
  { field, value, source }: Refused,
): Fault {
  const small = issue.code === 'too_small';
  const limit = Number(small ? issue.minimum : issue.maximum);
  if (issue.origin === 'array') {
    const items = Array.isArray(value) ? value.length : 0;
    if (items === 0) return fault('emptyList', { field });
    return fault('tooManyItems', { items, limit, field });
  }
  if (issue.origin === 'string') {
    const length = typeof value === 'string' ? characters(value.trim()) : 0;
    if (length === 0) return fault('empty', { field });
    return small ? fault('tooShort', { value, field, length, limit }) : fault('tooLong', { length, limit });
  }
  return fault('outOfRange', { value: source ?? value, field, limit, less: small });
}

/** The fault of one issue of zod about a single value. */
function faultOf(issue: ZodIssue, refused: Refused): Fault {
  const { field, value, source } = refused;
  switch (issue.code) {
    case 'invalid_type':
      return typeFault(issue.expected, refused);
    case 'too_small':
    case 'too_big':
      return rangeFault(issue, refused);
    case 'invalid_format':
      if (field.node.kind === 'time' && /^closed$/i.test(String(value))) return fault('closedRow');
      return fault('notOfItsKind', { value: String(value), field });
    case 'invalid_value': {
      if (value === undefined) return fault(source === undefined ? 'missing' : 'empty', { field });
      const known = issue.values.map(String);
      const written = typeof value === 'object' ? source?.trim() : value;
      return fault('notAChoice', { value: written, meant: nearest(String(written), known), known });
    }
    case 'invalid_union': {
      // One of several forms: of those that the value may have been meant as, the first is spoken of.
      const [first] = issue.errors.flat();
      return first ? faultOf(first, refused) : fault('notOfItsKind', { value, field });
    }
    case 'not_multiple_of':
      return fault('tooManyDecimals', { written: String(source), rating: Number(value) });
    case 'custom': {
      // A schema names the sentence and its values.
      const { code, ...values } = issue.params as { code: Code };
      return { code, values };
    }
    default:
      return fault('notOfItsKind', { value, field });
  }
}

function checkFields(entry: Entry): Issue[] {
  const { collection, data, file } = entry;
  const { node } = collection;
  const found = collection.schema.safeParse(data).error?.issues ?? [];
  const issues: Issue[] = [];
  const add = (path: Path, wrong: Fault) => issues.push({ file, line: entry.lineOf(path), path, ...wrong });
  // Nothing more is said of a field that a wrong name stands for, and of a row of hours that is closed.
  const settled = new Set<string>();
  for (const issue of found) {
    if (issue.code !== 'unrecognized_keys') continue;
    const path = issue.path as Path;
    const group = fieldAt(node, path);
    const fields = childFields(group?.node ?? node);
    const names = fields.map(({ name }) => name);
    const absent = fields.filter(({ name, required }) => required && entry.sourceOf([...path, name]) === undefined);
    // One name too many and one too few: `amount` for `value`.
    const only = issue.keys.length === 1 && absent.length === 1 ? absent[0]?.name : undefined;
    for (const key of issue.keys) {
      const at = [...path, key];
      const within = fields.find((field) => fieldNamed(field.node, key))?.name;
      if (key === 'closed' && names.includes('opens') && valueAt(data, at) !== false) {
        settled.add(pathText(path));
        add(at, fault('closedRow'));
      } else if (within) {
        settled.add(key).add(within);
        add(at, fault('fieldWithin', { group: within }));
      } else {
        const meant = nearest(key, names) ?? only;
        if (meant !== undefined) settled.add(pathText([...path, meant]));
        const owner = group?.name ?? collection.singular.toLowerCase();
        // A space or a letter that only looks like the one that was meant.
        const strange = key === key.trim() ? letterFault(key) : fault('inset');
        add(at, strange ?? fault('unknownField', { meant, owner, fields: names }));
      }
    }
  }
  const seen = new Set<string>();
  for (const issue of found) {
    if (issue.code === 'unrecognized_keys') continue;
    const path = issue.path as Path;
    const name = pathText(path);
    const row = pathText(path.slice(0, -1));
    const value = valueAt(data, path);
    const isSettled = value === undefined && (settled.has(name) || settled.has(String(path.at(-1))));
    if (seen.has(name) || isSettled || settled.has(row)) continue;
    seen.add(name);
    const field = fieldAt(node, path) ?? { name: '', required: true, node };
    const wrong = faultOf(issue, { field, value, source: entry.sourceOf(path) });
    if (wrong.code === 'closedRow') settled.add(row);
    add(path, wrong);
  }
  return issues;
}

function checkBody({ collection, body: text, bodyLine, file }: Entry, body: Body | undefined): Issue[] {
  const empty = body ? !body.fault && isBlank(body.tree) : BLANK.test(text);
  const limit = collection.bodyMaxLength ?? Number.POSITIVE_INFINITY;
  const { length } = [...text];
  const { singular } = collection;
  if (length > limit && !body?.fault) return [{ file, line: bodyLine, ...fault('textTooLong', { length, limit }) }];
  if (collection.body === 'required' && empty)
    return [{ file, line: Math.max(1, bodyLine - 1), ...fault('textMissing') }];
  const [, name = '', value = ''] = /^([a-z]\w*):\s+(.*)/.exec(text.trimStart()) ?? [];
  // A customer may well write "food: great".
  const isField =
    fieldAt(collection.node, [name]) && (!collection.plainText || /^(?:\d[\d-]*|true|false|yes|no)$/.test(value));
  if (collection.body === 'required' && isField) return [{ file, line: bodyLine, ...fault('fieldInText', { name }) }];
  return collection.body === 'none' && !empty ? [{ file, line: bodyLine, ...fault('textNowhere', { singular }) }] : [];
}

/** Fields that cannot be read, that are wrong, missing or unknown, and texts that are missing. */
export function schemaRule({ entries }: Content, bodyOf: BodyOf): Issue[] {
  return entries.flatMap((entry) => [
    ...entry.faults.map((wrong) => ({ file: entry.file, ...wrong })),
    ...(entry.data ? [...checkFields(entry), ...checkBody(entry, bodyOf(entry))] : []),
  ]);
}
