/** Generates the field reference of the editors' guide from the schemas. */
import { z } from 'astro/zod';
import { listEntry } from '../../schemas/fields.ts';
import { GROUPS } from '../../schemas/index.ts';
import { childFields, type Field, type FieldSchema, jsonSchema } from '../../schemas/json-schema.ts';
import { everyPage } from '../../schemas/pages.ts';
import { allCollections, type CollectionInfo, filePattern } from '../content.ts';
import { oneOf } from '../issue.ts';

const HEADING = `# Every field

<!-- Written by npm run docs:content from src/schemas. Do not edit by hand. -->

What each field of each file takes. How to change them is in [README.md](README.md).`;

/** Description of a value, by its kind or else its type. */
const VALUES: Readonly<Record<string, string>> = {
  image: 'image',
  avatar: 'image, or web address',
  colour: 'colour',
  date: 'date, `2027-01-14`',
  time: 'time of 24 hours, `10:00`',
  phone: 'phone number',
  email: 'e-mail address',
  link: 'web address',
  rupees: 'whole rupees',
  integer: 'whole number',
  number: 'number',
  boolean: '`true` or `false`',
  array: 'list',
  object: 'group',
  string: 'text',
};

/** Describes the values that a field takes. */
function valueText(node: FieldSchema): string {
  const { kind = '', type = '', collection, minimum, maximum, minLength = 0, maxLength } = node;
  if (kind === 'reference') return `name from \`${collection}/\``;
  if (node.enum) return oneOf(node.enum.map((option) => `\`${option}\``));
  const what = VALUES[kind] ?? VALUES[type] ?? '';
  if (VALUES[kind]) return what;
  if (maxLength) return `${what}, ${minLength > 1 ? `${minLength} to` : 'up to'} ${maxLength} characters`;
  return maximum && maximum < Number.MAX_SAFE_INTEGER ? `${what}, ${minimum} to ${maximum}` : what;
}

const cell = (text: string) => text.replaceAll('|', '\\|').replaceAll('<', '&lt;');

function rows(fields: readonly Field[], above = ''): string[] {
  return fields.flatMap(({ name: own, node, required }) => {
    const name = `${above}${own}`;
    const { title = '', description = '' } = node;
    const row = `| \`${name}\` | ${required ? 'yes' : 'no'} | ${valueText(node)} | ${cell(`${title}. ${description}`)} |`;
    return [row, ...rows(childFields(node), `${name} › `)];
  });
}

const HEAD = ['| Field | Needed | Value | What it is |', '|---|---|---|---|'];
const LIST_FIELDS = childFields(jsonSchema(() => z.object(listEntry)));
const PAGE_FIELDS = childFields(jsonSchema(() => z.object(everyPage)));
/** Tells if a shared table describes a field identically. */
const isShared = (field: Field) =>
  [...LIST_FIELDS, ...PAGE_FIELDS].some((shared) => JSON.stringify(shared) === JSON.stringify(field));

function table(collection: CollectionInfo): string {
  const under =
    collection.body === 'required'
      ? 'The text is below the second line of dashes.'
      : 'There is no text below the second line of dashes.';
  const fields = childFields(collection.node);
  const own = fields.filter((field) => !isShared(field));
  const lines = [`### ${collection.label}`, '', `\`${filePattern(collection)}\`. ${under}`, '', ...HEAD, ...rows(own)];
  const shared = fields.filter(isShared).map(({ name }) => `\`${name}\``);
  return [...lines, ...(shared.length > 0 ? ['', `And as above: ${shared.join(', ')}.`] : [])].join('\n');
}

/** Returns the text of `content/FIELDS.md`. */
export function fieldReference(): string {
  const shared = [
    ['## Every list entry', '', ...HEAD, ...rows(LIST_FIELDS)].join('\n'),
    ['## Every page', '', ...HEAD, ...rows(PAGE_FIELDS.filter(({ name }) => name !== 'placeholders'))].join('\n'),
  ];
  const groups = GROUPS.map((group) => {
    const members = allCollections.filter((collection) => collection.group === group);
    return [`## ${group}`, ...members.map(table)].join('\n\n');
  });
  return `${[HEADING, ...shared, ...groups].join('\n\n')}\n`;
}
