/** Turns what zod says of the fields into issues, and looks whether the text is there. */
import type { z } from 'astro/zod';
import { characters, listEntry } from '../../schemas/fields.ts';
import { childFields, type Field, fieldAt, type Path, pathText } from '../../schemas/json-schema.ts';
import { type Content, type Entry, valueAt } from '../content.ts';
import { colonFault, hasField } from '../entry.ts';
import { type Fault, fault, type Issue } from '../issue.ts';
import type { Body, BodyOf } from '../markdown.ts';
import { nearest } from '../nearest.ts';
import { type Code, KINDS } from '../sentences.ts';
import { isBlank } from './markdown.ts';
import { BLANK } from './texts.ts';

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
  if (Array.isArray(value)) return fault('severalValues', { field });
  if (expected === 'array') return fault('notAList');
  if (typeof value === 'object') {
    const written = source?.trim() ?? '';
    return /^[^{\n]+$/.test(written) ? colonFault(written) : fault('severalValues', { field });
  }
  if (typeof value === 'number' && expected === 'int') return fault('notWhole', { value: source ?? value, field });
  if (expected === 'number' || expected === 'int') return fault('notANumber', { value, field });
  if (expected === 'boolean') return fault('notASwitch', { value });
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
  return fault(small ? 'tooSmall' : 'tooLarge', { value: source ?? value, field, limit });
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
      const choices = issue.values.map(String);
      const written = typeof value === 'object' ? source?.trim() : value;
      return fault('notAChoice', { value: written, meant: nearest(String(written), choices), choices });
    }
    case 'invalid_union': {
      // One of several forms: of those that the value may have been meant as, the first is spoken of.
      const [first] = issue.errors.flat();
      return first ? faultOf(first, refused) : fault('invalid', { field, message: issue.message });
    }
    case 'not_multiple_of':
      return fault('tooManyDecimals', { written: String(source), rating: Number(value) });
    case 'custom': {
      // A schema names the sentence and its values.
      const { code, ...values } = issue.params as { code: Code };
      return { code, values };
    }
    default:
      return fault('invalid', { field, message: issue.message });
  }
}

function checkFields(entry: Entry): Issue[] {
  const { collection, data, file } = entry;
  const { node } = collection;
  const result = collection.schema.safeParse(data);
  if (result.success) return [];
  const whole: Field = { name: '', required: true, node };
  const locate = (path: Path) => ({ file, line: entry.lineOf(path), path });
  const issues: Issue[] = [];
  // A misspelt name is one mistake, not two: the field it stands for is not also reported as missing.
  const excused = new Set<string>();
  // Nor is anything else said of a row of hours that is closed.
  const closedRows = new Set<string>();
  for (const issue of result.error.issues) {
    if (issue.code !== 'unrecognized_keys') continue;
    const path = issue.path as Path;
    const group = path.length > 0 ? fieldAt(node, path) : undefined;
    const fields = childFields(group?.node ?? node).map(({ name }) => name);
    for (const key of issue.keys) {
      if (key === 'closed' && fields.includes('opens') && valueAt(data, [...path, key]) !== false) {
        closedRows.add(pathText(path));
        issues.push({ ...locate([...path, key]), ...fault('closedRow') });
        continue;
      }
      const within = childFields(group?.node ?? node).find((field) => hasField(field.node, key));
      if (within) {
        excused.add(key);
        issues.push({ ...locate([...path, key]), ...fault('fieldWithin', { group: within.name }) });
        continue;
      }
      const meant = nearest(key, fields);
      if (meant !== undefined) excused.add(pathText([...path, meant]));
      const owner = group?.name ?? collection.singular.toLowerCase();
      issues.push({ ...locate([...path, key]), ...fault('unknownField', { meant, owner, fields }) });
    }
  }
  const seen = new Set<string>();
  for (const issue of result.error.issues) {
    if (issue.code === 'unrecognized_keys') continue;
    const path = issue.path as Path;
    const name = pathText(path);
    const value = valueAt(data, path);
    const row = pathText(path.slice(0, -1));
    const isExcused = value === undefined && (excused.has(name) || excused.has(String(path.at(-1))));
    if (seen.has(name) || isExcused || closedRows.has(row)) continue;
    seen.add(name);
    const wrong = faultOf(issue, { field: fieldAt(node, path) ?? whole, value, source: entry.sourceOf(path) });
    if (wrong.code === 'closedRow') closedRows.add(row);
    issues.push({ ...locate(path), ...wrong });
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
  const [, name = ''] = /^([a-z]\w*):\s/.exec(text.trimStart()) ?? [];
  // A customer may well write "food: great".
  if (collection.body === 'required' && (collection.plainText ? name in listEntry : fieldAt(collection.node, [name])))
    return [{ file, line: bodyLine, ...fault('fieldInText', { name }) }];
  return collection.body === 'none' && !empty ? [{ file, line: bodyLine, ...fault('textNowhere', { singular }) }] : [];
}

/** Fields that cannot be read, that are wrong, missing or unknown, and texts that are missing. */
export function schemaRule({ entries }: Content, bodyOf: BodyOf): Issue[] {
  return entries.flatMap((entry) => [
    ...entry.faults.map((wrong) => ({ file: entry.file, ...wrong })),
    ...(entry.data ? [...checkFields(entry), ...checkBody(entry, bodyOf(entry))] : []),
  ]);
}
