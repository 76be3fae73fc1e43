/** Normalizes fields for the build, the content check and the form. */
import { childFields, type FieldSchema } from '../../schemas/json-schema.ts';
import { completeUrl } from '../markdown/links.ts';
import { dayInIndia } from '../site/publication.ts';
import { parseAmount } from './money.ts';

/** Tells if a value is empty: `rating:`, `avatar: ''`, or a group of empty values. */
function isEmpty(value: unknown): boolean {
  if (value === undefined || value === null || value === '') return true;
  const isGroup = typeof value === 'object' && !Array.isArray(value) && !(value instanceof Date);
  return isGroup && Object.values(value).every(isEmpty);
}

/** Kinds of fields for text. */
const TEXT_KINDS = ['line', 'text', 'alt', 'placeholders'];
/** Kinds of fields for links. */
const LINK_KINDS = ['link', 'internalLink', 'avatar'];
/** Punctuation around a URL or email address copied from a sentence. */
const AROUND_LINK = /^[<“‘"']+|[>”’"'.,;…]+$/g;

/** Tells if a field is not free text: a number, date, address or choice. */
const isFormatted = ({ kind, type, pattern, enum: choices }: FieldSchema) =>
  kind
    ? !TEXT_KINDS.includes(kind)
    : ['number', 'integer', 'boolean'].includes(String(type)) || Boolean(pattern ?? choices);

/** Invisible characters from copied text. */
const INVISIBLE = /[\p{Cf}\p{Co}\p{Cs}\p{Default_Ignorable_Code_Point}\ufffc]/gu;
/** Invisible characters to keep: joiners in Malayalam and emoji, emoji presentation. */
const JOINERS = /^(?:\u200c|\u200d|\ufe0e|\ufe0f)$/;

/** Cleans text: NFC, plain spaces and line ends, no invisible or full-width characters. */
export const cleanText = (text: string): string =>
  text
    .normalize()
    .replace(/[\uff01-\uff5e]/g, (wide) => wide.normalize('NFKC'))
    .replace(INVISIBLE, (character) => (JOINERS.test(character) ? character : ''))
    .replace(/\r\n?|[\v\f\u0085\u2028\u2029]/g, '\n')
    .replace(/(?![\n\t])[\p{Zs}\p{Cc}]/gu, ' ');

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** Converts `14/01/2027` and `14th January, 2027` to `2027-01-14`, day first as in India; leaves other text. */
function calendarDay(text: string): string {
  const written = /^(\d{1,2})(?:st|nd|rd|th)?[ ./-]+(\d{1,2}|[a-z]{3})[a-z]*[ ,./-]+(\d{4})$/i;
  const [, day = '', word = '', year] = written.exec(text) ?? [];
  const month = Number(word) || MONTHS.indexOf(word.toLowerCase()) + 1;
  return month > 0 ? [year, String(month).padStart(2, '0'), day.padStart(2, '0')].join('-') : text;
}

/** Converts `9.30`, `9 pm` and `24:00` to `09:30`, `21:00` and `00:00`; leaves other text. */
function clockTime(text: string): string {
  const [, written, minutes, half] = /^(\d{1,2})(?:[:.](\d\d))?(?: ?([ap])\.?m\.?)?$/i.exec(text) ?? [];
  if (written === undefined || (half ? Number(written) > 12 : minutes === undefined)) return text;
  const ofDay = half ? (Number(written) % 12) + (/p/i.test(half) ? 12 : 0) : Number(written === '24' ? 0 : written);
  return `${String(ofDay).padStart(2, '0')}:${minutes ?? '00'}`;
}

/** Converts a number, day, time, address or choice to the format of its schema; leaves other text. */
function formatted(written: string, { kind, type, enum: choices }: FieldSchema): unknown {
  // NFKC turns full-width digits and signs into ASCII.
  const text = cleanText(written)
    .normalize('NFKC')
    .replace(/\s+/g, ' ')
    .replace(/[\p{Pd}\u2212]/gu, '-')
    .replace(/^[\s“”‘’]+|[\s“”‘’]+$/g, '');
  if (kind === 'image') return text.replace(/^(?=[^./\\:][^/\\:]*\.\w+$)/, './');
  // A title instead of an id: `Happy Customers` for `happy-customers`.
  if (kind === 'reference') return text.toLowerCase().replaceAll(' ', '-');
  if (kind === 'email') return text.replace(AROUND_LINK, '').replace(/^mailto:/i, '');
  if (kind && LINK_KINDS.includes(kind)) return completeUrl(text.replace(AROUND_LINK, ''));
  if (kind === 'date') return calendarDay(text);
  if (kind === 'time') return clockTime(text);
  // Without quotes, YAML drops the +.
  if (kind === 'phone') return text.replace(/^tel:/i, '').replace(/^(?=91\d{10}$)/, '+');
  if (type === 'boolean' && /^(true|yes|on|false|no|off)$/i.test(text)) return /^(true|yes|on)$/i.test(text);
  if (type === 'number' || type === 'integer') return parseAmount(text, kind) ?? text;
  // A PIN code or licence number with spaces.
  if (/^[\d ]+$/.test(text)) return text.replaceAll(' ', '');
  const choice = text.toLowerCase().replaceAll(' ', '-');
  return choices?.includes(choice) ? choice : text;
}

/** @param node the schema of the value; undefined for an unknown key */
function normalizeValue(value: unknown, node: FieldSchema | undefined): unknown {
  // Astro's YAML parser reads `2027-01-14` as a timestamp.
  if (value instanceof Date) return dayInIndia(value);
  // YAML reads a phone number, PIN code or licence number without quotes as a number.
  if (typeof value === 'number' && node?.type === 'string') return normalizeValue(String(value), node);
  if (typeof value === 'string') {
    if (node && isFormatted(node)) return formatted(value, node);
    const text = cleanText(value);
    return node?.kind === 'line' ? text.replace(/\s*[\t\n]\s*/g, ' ') : text;
  }
  if (Array.isArray(value)) return value.map((item) => normalizeValue(item, node?.items));
  if (typeof value !== 'object' || value === null) return value;
  return normalizeFields(value as Record<string, unknown>, node);
}

/**
 * Returns the non-empty fields, each in the format of its schema.
 * @param node the schema of the entry or group
 */
export function normalizeFields(
  fields: Readonly<Record<string, unknown>>,
  node: FieldSchema | undefined,
): Record<string, unknown> {
  const known = new Map(childFields(node ?? {}).map((field) => [field.name, field.node]));
  return Object.fromEntries(
    Object.entries(fields)
      .map(([name, value]) => [name, normalizeValue(value, known.get(name))] as const)
      .filter(([, value]) => !isEmpty(value)),
  );
}
