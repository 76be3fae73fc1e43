/** One form field of the browser editor for each field of a schema. */
import type { Field } from '@sveltia/cms';
import { type FieldKind, listEntry, placeholders } from '../schemas/fields.ts';
import { collections } from '../schemas/index.ts';
import type { FieldSchema } from '../schemas/json-schema.ts';
import { FORM_ONLY, VISIBILITY } from './entry-file.ts';
import { IMAGE_SIZE_WIDGET } from './image-size-field.ts';
import { NUMBER_WIDGET } from './number-field.ts';
import { PAGE_WIDGET } from './page-field.ts';

/** What a widget is made from, beyond the field itself. */
interface Place {
  readonly name: string;
  readonly required: boolean;
  /** What `placeholders` of this entry may name. */
  readonly names: readonly Choice[];
}

/** An option of a list to pick from. */
interface Choice {
  readonly value: string;
  readonly label: string;
}

type Widget = (node: FieldSchema, place: Place) => Record<string, unknown>;

/** Drops what the schema leaves open: Sveltia's own check of its configuration gives up at `undefined`. */
const given = (options: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(options).filter(([, value]) => value !== undefined));

/** A letter with its vowel signs, and the letters that a virama joins to it (UAX #29, for Hindi and Malayalam). */
const LETTER = '(?<![\\u094D\\u0D4D])\\P{M}(?:\\p{M}|(?<=[\\u094D\\u0D4D])\\P{M})*';

/** A pattern and not `maxlength`, because the CMS would count every vowel sign. */
const atMost = (count: number, character: string) => [
  `/^(?:${character}){0,${count}}$/su`,
  `This is too long: ${count} characters fit.`,
];

/** A form that a value must have is asked for at the save, which reads more spellings and says what is odd. */
const written =
  (widget: 'string' | 'text'): Widget =>
  ({ maxLength }) => ({ widget, use_emoji_autocomplete: false, pattern: maxLength && atMost(maxLength, LETTER) });
const line = written('string');
const paragraph = written('text');
/** Options as people write them: `monday` is "Monday". */
const labelled = (options: readonly string[] = []): Choice[] =>
  options.map((value) => ({ value, label: value.charAt(0).toUpperCase() + value.slice(1).replaceAll('-', ' ') }));

const choice: Widget = ({ enum: options }) => ({ widget: 'select', options: labelled(options) });
const moment =
  (type: 'date' | 'time', format: string): Widget =>
  () => ({ widget: 'datetime', type, format });

/** Entries are moved in their list, which counts them. */
const number: Widget = ({ type, kind }, { name }) =>
  name === 'order' ? { widget: 'hidden' } : { widget: NUMBER_WIDGET, integer: type === 'integer', unit: kind };

const list: Widget = ({ items = {}, minItems, maxItems }, place) => {
  const limits = { min: minItems, max: maxItems };
  if (items.enum)
    return { widget: 'select', multiple: true, options: labelled(items.enum), dropdown_threshold: 7, ...limits };
  if (items.properties) {
    // As messages call it: `Special days, row 1`.
    const shape = { label_singular: 'row', fields: widgets(items, place.names), collapsed: false };
    return { widget: 'list', ...shape, ...limits };
  }
  const field = widget({ title: 'Text', ...items }, { ...place, name: 'text', required: true });
  return { widget: 'list', field, ...limits };
};

/** What the file dialog offers; the editor saves HEIC, a phone's format, as WebP. */
const IMAGE_FILES = 'image/svg+xml,image/webp,image/jpeg,image/png,image/heic,image/heif,.heic,.heif';

const byKind: Partial<Record<FieldKind, Widget>> = {
  text: paragraph,
  alt: paragraph,
  image: () => ({
    widget: 'image',
    choose_url: false,
    accept: IMAGE_FILES,
  }),
  avatar: () => ({
    widget: 'image',
    accept: IMAGE_FILES,
  }),
  colour: () => ({ widget: 'color', allowInput: true }),
  internalLink: () => ({ widget: PAGE_WIDGET }),
  date: moment('date', 'YYYY-MM-DD'),
  time: moment('time', 'HH:mm'),
  reference: ({ collection = '' }) => {
    const target = collections[collection as keyof typeof collections];
    const shown = [target.titleField];
    return { widget: 'relation', collection, value_field: '{{slug}}', display_fields: shown, search_fields: shown };
  },
  placeholders: ({ minItems }, { names }) => ({ widget: 'select', multiple: true, options: names, min: minItems }),
};

const byType: Record<NonNullable<FieldSchema['type']>, Widget> = {
  string: line,
  number,
  integer: number,
  boolean: () => ({ widget: 'boolean' }),
  array: list,
  object: (node, { names, required }) => ({
    ...{ widget: 'object', fields: widgets(node, names), collapsed: node.closed === true },
    // Without a box to tick before its fields can be filled in; an empty group is in no file.
    required: required || node.closed === true,
  }),
};

function widgetFor(node: FieldSchema): Widget {
  if (node.enum) return choice;
  const special = node.kind && byKind[node.kind];
  if (special) return special;
  if (!node.type) throw new Error(`No widget for a field of this kind: ${JSON.stringify(node)}`);
  return byType[node.type];
}

function widget(node: FieldSchema, place: Place): Field {
  const options = widgetFor(node)(node, place);
  const words = { label: node.title ?? place.name, hint: node.description };
  return given({ name: place.name, ...words, required: place.required, ...options }) as unknown as Field;
}

/** What stands under the field of an image. */
const imageSize = (image: string, { minWidth, shape }: FieldSchema): Field =>
  given({
    name: `${image}${FORM_ONLY}`,
    label: 'Size of the image',
    hint: 'Measured when you choose a new one.',
    widget: IMAGE_SIZE_WIDGET,
    required: false,
    ...{ image, minWidth, shape },
  }) as unknown as Field;

/** The form fields of an entry, a group or a row, in the order of the schema. */
function widgets(node: FieldSchema, names: readonly Choice[]): Field[] {
  return Object.entries(node.properties ?? {}).flatMap(([name, field]) => {
    const own = widget(field, { name, required: node.required?.includes(name) ?? false, names });
    return field.kind === 'image' || field.kind === 'avatar' ? [own, imageSize(name, field)] : [own];
  });
}

/** The long text with a look, for texts in Markdown. The formats are those that the pages have a look for. */
const FORMATTED = {
  widget: 'markdown',
  editor_components: [],
  buttons: ['bold', 'italic', 'link', 'heading-two', 'heading-three', 'quote', 'bulleted-list', 'numbered-list'],
};

/** The text under the fields of an entry. */
export interface BodyText {
  /** Whether it is shown as it is written, without Markdown. */
  readonly plain: boolean;
  readonly maxLength?: number | undefined;
}

const bodyField = ({ plain, maxLength }: BodyText) =>
  given({
    name: 'body',
    label: 'Text',
    ...(plain ? { widget: 'text' } : FORMATTED),
    pattern: maxLength && atMost(maxLength, '.'),
    required: true,
    use_emoji_autocomplete: false,
  }) as unknown as Field;

/** The fields by what the form calls them, those of a group after its name. */
const namesIn = (node: FieldSchema, group = '', above = ''): Choice[] =>
  Object.entries(node.properties ?? {}).flatMap(([name, field]) => {
    const [value, label] = [`${above}${name}`, `${group}${field.title ?? name}`];
    return name in placeholders ? [] : [{ value, label }, ...namesIn(field, `${label}: `, `${value}.`)];
  });

/** What only staff need, closed at first. */
const visibilityField = (fields: Field[]) =>
  ({
    name: VISIBILITY,
    ...(fields.length > 1
      ? { label: 'Hide and dates', summary: "{{draft | ternary('Hidden', 'Not hidden')}}" }
      : { label: 'Still to confirm' }),
    widget: 'object',
    // The days of a notice are needed.
    collapsed: !fields.some((field) => 'required' in field && field.required),
    fields,
  }) as Field;

/**
 * The form of an entry: the words of a review first, what else it says, and last whether, when and where it is shown.
 * @param node its schema
 * @param text its long text, if it has one
 */
export function formFields(node: FieldSchema, text: BodyText | undefined): Field[] {
  const names = namesIn(node);
  const fields = widgets(node, text ? [...names, { value: 'body', label: 'Text' }] : names);
  const visibility = fields.filter(({ name }) => name in listEntry);
  const says = fields.filter((field) => !visibility.includes(field));
  const body = text ? [bodyField(text)] : [];
  return [
    ...(text?.plain ? [...body, ...says] : [...says, ...body]),
    ...(visibility.length > 0 ? [visibilityField(visibility)] : []),
  ];
}
