/** Creates the form fields of the CMS from the fields of the schemas. */
import type { Field } from '@sveltia/cms';
import { type FieldKind, listEntry, placeholders } from '../schemas/fields.ts';
import { type Collection, collections } from '../schemas/index.ts';
import { childFields, type FieldSchema, jsonSchema, type Field as SchemaField } from '../schemas/json-schema.ts';
import { CHECK_WIDGET } from './check-field.ts';
import { FORM_ONLY, VISIBILITY } from './entry-file.ts';
import { NUMBER_WIDGET } from './number-field.ts';

/** An option of a select field. */
type Choice = { readonly value: string; readonly label: string };

type Widget = (node: FieldSchema) => Record<string, unknown>;

/** Without length limits: the check counts grapheme clusters, the CMS does not. */
const line: Widget = () => ({ widget: 'string', use_emoji_autocomplete: false });
const paragraph: Widget = () => ({ widget: 'text', use_emoji_autocomplete: false });

/** Options with labels: `monday` becomes "Monday". */
const labelled = (options: readonly string[] = []): Choice[] =>
  options.map((value) => ({ value, label: value.charAt(0).toUpperCase() + value.slice(1).replaceAll('-', ' ') }));

const number =
  (inputMode: 'decimal' | 'numeric'): Widget =>
  ({ kind }) => ({ widget: NUMBER_WIDGET, inputMode, unit: kind });

const list: Widget = ({ items = {}, minItems, maxItems }) => {
  const limits = { min: minItems, max: maxItems };
  if (items.enum)
    return { widget: 'select', multiple: true, options: labelled(items.enum), dropdown_threshold: 7, ...limits };
  if (items.properties) {
    // As in messages: `Special days, row 1`.
    const shape = { label_singular: 'row', fields: widgets(items), collapsed: false };
    return { widget: 'list', ...shape, ...limits };
  }
  const field = widget({ name: 'text', required: true, node: { title: 'Text', ...items } });
  return { widget: 'list', field, ...limits };
};

/** Types of the file dialog. The CMS converts HEIC, the format of phones, to WebP. */
const IMAGE_FILES = 'image/svg+xml,image/webp,image/jpeg,image/png,image/heic,image/heif,.heic,.heif';

const byKind: Partial<Record<FieldKind, Widget>> = {
  text: paragraph,
  alt: paragraph,
  image: () => ({ widget: 'image', choose_url: false, accept: IMAGE_FILES }),
  avatar: () => ({ widget: 'image', accept: IMAGE_FILES }),
  colour: () => ({ widget: 'color', allowInput: true }),
  // Its button “Today” takes the date in India.
  date: () => ({ widget: 'datetime', type: 'date', input_timezone: 'Asia/Kolkata' }),
  time: () => ({ widget: 'datetime', type: 'time', format: 'HH:mm' }),
  placeholders: ({ minItems }) => ({ widget: 'select', multiple: true, min: minItems }),
  reference: ({ collection = '' }) => {
    const target = collections[collection as keyof typeof collections];
    const shown = [target.titleField];
    return { widget: 'relation', collection, value_field: '{{slug}}', display_fields: shown, search_fields: shown };
  },
};

const byType: Record<NonNullable<FieldSchema['type']>, Widget> = {
  string: line,
  number: number('decimal'),
  integer: number('numeric'),
  boolean: () => ({ widget: 'boolean' }),
  array: list,
  object: (node) => ({ widget: 'object', fields: widgets(node), collapsed: node.collapsed === true }),
};

/** The CMS sorts lists by its own number fields only. The default puts a new entry last, on the site too. */
const order: Widget = () => ({ widget: 'number', default: 1000 });

function widgetFor(node: FieldSchema): Widget {
  if (node.enum) return () => ({ widget: 'select', options: labelled(node.enum) });
  const special = node.kind && byKind[node.kind];
  if (special) return special;
  if (!node.type) throw new Error(`No widget for a field of this kind: ${JSON.stringify(node)}`);
  return byType[node.type];
}

function widget({ name, required, node }: SchemaField): Field {
  return {
    ...{ name, label: node.title, hint: node.description },
    // Collapsed groups count as required: the CMS adds a checkbox to optional ones.
    required: required || node.collapsed === true,
    // A new row of the hours has every day.
    ...(required && node.items?.enum && { default: node.items.enum }),
    ...(name === 'order' ? order : widgetFor(node))(node),
  } as unknown as Field;
}

const widgets = (group: FieldSchema): Field[] => childFields(group).map(widget);

/** Rich text, with the formats that pages have styles for. */
const FORMATTED = {
  widget: 'markdown',
  editor_components: [],
  buttons: ['bold', 'italic', 'link', 'heading-two', 'heading-three', 'quote', 'bulleted-list', 'numbered-list'],
};

const bodyField = (plain: boolean) =>
  ({
    ...{ name: 'body', label: 'Text', required: true, use_emoji_autocomplete: false },
    ...(plain ? { widget: 'text', hint: 'The customer’s own text.' } : FORMATTED),
  }) as Field;

/** All fields with their labels, `Address: City` in a group. */
const namesIn = (group: FieldSchema, label = '', path = ''): Choice[] =>
  (group.items ? [] : childFields(group)).flatMap(({ name, node }) => {
    const own = { value: `${path}${name}`, label: `${label}${node.title}` };
    return name in placeholders ? [] : [own, ...namesIn(node, `${own.label}: `, `${own.value}.`)];
  });

/** The group at the end of the form. */
const visibilityField = (fields: Field[]) =>
  ({
    name: VISIBILITY,
    ...(fields.length > 1
      ? { label: 'Hide and dates', summary: "{{draft | ternary('Hidden', 'Not hidden')}}" }
      : { label: 'Still to confirm' }),
    widget: 'object',
    // Open if a field is required, such as the days of a notice.
    collapsed: !fields.some((field) => 'required' in field && field.required),
    fields,
  }) as Field;

/** The field that checks the whole entry. `newFile` names a new entry in the check, because it has no file name yet. */
export const checkField = ({ folder, layout }: Collection) =>
  ({
    ...{ name: `check${FORM_ONLY}`, label: 'Before you save', widget: CHECK_WIDGET, required: false },
    ...{ hint: 'Mistakes and warnings are shown here.', preview: false },
    newFile: `${folder}/new-entry${layout === 'folders' ? '/index' : ''}.md`,
  }) as unknown as Field;

/** Returns the fields of a form. A customer's text comes first, the visibility last. */
export function formFields({ schema, body, plainText = false }: Collection): Field[] {
  const node = jsonSchema(schema);
  const text = body === 'required' ? [bodyField(plainText)] : [];
  const options = [...namesIn(node), ...text.map(({ name, label }) => ({ value: name, label }))];
  const fields = widgets(node).map((field) => (field.name in placeholders ? { ...field, options } : field)) as Field[];
  const visibility = fields.filter(({ name }) => name in listEntry);
  const others = fields.filter((field) => !visibility.includes(field));
  return [
    ...(plainText ? [...text, ...others] : [...others, ...text]),
    ...(visibility.length > 0 ? [visibilityField(visibility)] : []),
  ];
}
