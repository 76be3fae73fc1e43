/** The field reference of the editors' guide, made from the schemas so that it cannot be out of date unseen. */
import { z } from 'astro/zod';
import { listEntry } from '../../schemas/fields.ts';
import { GROUPS } from '../../schemas/index.ts';
import { oneOf } from './nearest.ts';
import { type Declared, declared, LABEL } from './read.ts';
import { type Field, fieldsOf } from './schema-fields.ts';

const HEADING = `# Every field

<!-- Written by npm run docs:content from src/schemas. Do not edit by hand. -->

What each field of each file takes. How to change them is in [README.md](README.md).`;

interface Limits {
  minLength?: number | null;
  maxLength?: number | null;
  minValue?: number | null;
  maxValue?: number | null;
  isInt?: boolean;
}

const between = (least: number | null | undefined, most: number | null | undefined, unit: string) =>
  (least ?? 0) > 1 && most ? `${least} to ${most}${unit}` : most ? `up to ${most}${unit}` : '';

/** What kind of value a field takes, in a few words. */
function kindText({ schema, meta }: Field): string {
  const limits = schema as unknown as Limits;
  const special: Readonly<Record<string, string>> = {
    picture: `picture, ${meta?.minWidth} wide`,
    colour: 'colour',
    avatar: `picture, ${meta?.minWidth} wide, or web address`,
    date: 'date',
    time: 'time',
    phone: 'phone number',
    email: 'e-mail address',
    link: 'web address',
    rupees: 'whole rupees',
  };
  if (meta?.kind === 'reference') return `name from \`${meta.collection}/\``;
  if (meta?.kind && special[meta.kind]) return special[meta.kind] ?? '';
  switch (schema.def.type) {
    case 'number': {
      const range =
        limits.maxValue != null && Number.isSafeInteger(limits.maxValue)
          ? `, ${limits.minValue} to ${limits.maxValue}`
          : '';
      return `${limits.isInt ? 'whole number' : 'number'}${limits.maxValue === Number.MAX_SAFE_INTEGER ? '' : range}`;
    }
    case 'boolean':
      return '`true` or `false`';
    case 'enum':
      return oneOf((schema as z.ZodEnum).options.map((option) => `\`${option}\``));
    case 'array':
      return 'list';
    case 'object':
      return 'group';
    case 'literal':
      return 'fixed';
    default:
      return ['text', between(limits.minLength, meta?.maxLength ?? limits.maxLength, ' characters')]
        .filter(Boolean)
        .join(', ');
  }
}

const cell = (text: string) => text.replaceAll('|', '\\|').replaceAll('<', '&lt;');

function rows(fields: readonly Field[], above = ''): string[] {
  return fields.flatMap((field) => {
    const name = `${above}${field.name}`;
    const { title = '', description = '' } = field.meta ?? {};
    const own = `| \`${name}\` | ${field.required ? 'yes' : 'no'} | ${kindText(field)} | ${cell(`${title}. ${description}`)} |`;
    return [own, ...rows(fieldsOf(field.schema), `${name} › `)];
  });
}

function place({ folder, layout, file }: Declared): string {
  if (layout === 'single') return `${LABEL}/${folder}/${file}`;
  return `${LABEL}/${folder}/${layout === 'folders' ? 'name-of-yours/index.md' : 'name-of-yours.md'}`;
}

const HEAD = ['| Field | Needed | Value | What it is |', '|---|---|---|---|'];
const SHARED = Object.keys(listEntry);

function table(collection: Declared): string {
  const under =
    collection.body === 'required'
      ? 'Under the second line of dashes stands the text.'
      : 'Nothing stands under the second line of dashes.';
  const fields = fieldsOf(collection.schema);
  const isList = SHARED.every((name) => fields.some((field) => field.name === name));
  const own = isList ? fields.filter(({ name }) => !SHARED.includes(name)) : fields;
  const rest = isList
    ? ['', `And the fields of every list entry: ${SHARED.map((name) => `\`${name}\``).join(', ')}.`]
    : [];
  return [`### ${collection.label}`, '', `\`${place(collection)}\`. ${under}`, '', ...HEAD, ...rows(own), ...rest].join(
    '\n',
  );
}

/** The text of `content/FIELDS.md`: the tables of every collection, under the headings editors know. */
export function fieldReference(): string {
  const shared = ['## Every list entry', '', ...HEAD, ...rows(fieldsOf(z.object(listEntry)))].join('\n');
  const groups = GROUPS.map((group) => {
    const members = declared.filter((collection) => collection.group === group);
    return [`## ${group}`, ...members.map(table)].join('\n\n');
  });
  return `${[HEADING, shared, ...groups].join('\n\n')}\n`;
}
