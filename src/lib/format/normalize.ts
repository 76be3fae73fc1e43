/** Normalizes fields for the build, the content check and the form. */
import { childFields, type FieldSchema } from '../../schemas/json-schema.ts';
import { plainAddress } from '../markdown/links.ts';
import { dayInIndia } from '../site/publication.ts';
import { bareAmount } from './money.ts';
import { toAscii } from './phone.ts';

/** Tells if a value is empty: `rating:`, `avatar: ''`, or a group of empty values. */
function isEmpty(value: unknown): boolean {
  if (value === undefined || value === null || value === '') return true;
  const isGroup = typeof value === 'object' && !Array.isArray(value) && !(value instanceof Date);
  return isGroup && Object.values(value).every(isEmpty);
}

/** Kinds of fields for words. */
const WORDS = ['line', 'text', 'alt', 'placeholders'];
/** Kinds of fields for addresses. */
const ADDRESSES = ['link', 'internalLink', 'avatar', 'email'];
/** Punctuation around an address copied from a sentence. */
const ROUND_ADDRESS = /^[<“‘"']+|[>”’"'.,;…]+$/g;
const hasOwnForm = ({ kind, type, pattern, enum: choices }: FieldSchema) =>
  kind ? !WORDS.includes(kind) : ['number', 'integer', 'boolean'].includes(String(type)) || Boolean(pattern ?? choices);

/** Invisible characters from copied text. */
const INVISIBLE = /[\p{Cf}\p{Co}\p{Cs}\p{Default_Ignorable_Code_Point}\ufffc]/gu;
/** Invisible characters with a meaning: joiners of Malayalam and emoji, emoji presentation. */
const JOINERS = /^(?:\u200c|\u200d|\ufe0e|\ufe0f)$/;

/** Mathematical and full-width letters, which screen readers spell out. */
const FANCY = /[\u{1d400}-\u{1d7ff}\uff01-\uff5e\u24b6-\u24e9]/gu;

/** Cleans words: NFC, plain letters, spaces and line ends, no invisible characters. */
export const cleanWords = (text: string): string =>
  text
    .normalize()
    .replace(FANCY, (one) => one.normalize('NFKC'))
    .replace(INVISIBLE, (one) => (JOINERS.test(one) ? one : ''))
    .replace(/\r\n?|[\v\f\u0085\u2028\u2029]/g, '\n')
    .replace(/(?![\n\t])[\p{Zs}\p{Cc}]/gu, ' ');

/** Converts `9:30 pm`, `9.30`, `24:00` to `21:30`, `09:30`, `00:00`; leaves other text. */
function clockTime(text: string): string {
  const [, written, minutes = '00', half] = /^(\d{1,2})(?:[:.](\d\d))?(?: ?([ap])\.?m\.?)?$/i.exec(text) ?? [];
  const hours = Number(written);
  if (written === undefined || (half === undefined && !/[:.]/.test(text))) return text;
  if (half !== undefined && (hours < 1 || hours > 12)) return text;
  const ofDay = half === undefined ? hours : (hours % 12) + (half.toLowerCase() === 'p' ? 12 : 0);
  return `${String(ofDay === 24 && minutes === '00' ? 0 : ofDay).padStart(2, '0')}:${minutes}`;
}

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const YEAR_FIRST = /^(?<year>\d{4})[./-](?<month>\d{1,2})[./-](?<day>\d{1,2})$/;
const YEAR_LAST = /^(?:(?<day>\d{1,2})(?:st|nd|rd|th)?[./, -]+)?(?<month>\d{1,2}|[a-z]{3,9})[./, -]+(?<year>\d{4})$/i;
const MONTH_FIRST = /^(?<month>[a-z]{3,9})\.? (?<day>\d{1,2})(?:st|nd|rd|th)?,? (?<year>\d{4})$/i;

/** Converts `14 January 2027`, `14/01/2027` to `2027-01-14`, and `Jan 2027` to `2027-01`; leaves ambiguous dates such as 05/01. */
function calendarDay(text: string): string {
  const match = YEAR_FIRST.exec(text) ?? YEAR_LAST.exec(text) ?? MONTH_FIRST.exec(text);
  const { year, month = '', day } = match?.groups ?? {};
  const number = Number(month) || MONTHS.indexOf(month.slice(0, 3).toLowerCase()) + 1;
  const isUnclear = !text.startsWith(`${year}`) && Number(month) <= 12 && Number(day) <= 12 && month !== day;
  if (number === 0 || number > 12 || isUnclear) return text;
  return [year, String(number).padStart(2, '0'), ...(day ? [day.padStart(2, '0')] : [])].join('-');
}

/** Converts a timestamp to its day in India, and a day in another format to ISO; leaves other text. */
function dayOf(text: string): string {
  const [, day, clock, zone] =
    /^(\d{4}-\d\d-\d\d)[Tt ](\d\d:\d\d(?::\d\d(?:\.\d+)?)?) ?(Z|[+-]\d\d:\d\d)?$/i.exec(text) ?? [];
  if (day === undefined) return calendarDay(text);
  const moment = new Date(`${day}T${clock}${zone ?? '+05:30'}`);
  return Number.isNaN(moment.getTime()) ? text : dayInIndia(moment);
}

/** Converts a number, day, time, address or choice to the format of its schema; leaves unclear text. */
function inOwnForm(written: string, { kind, type, enum: choices }: FieldSchema): unknown {
  const bare = written
    .replace(INVISIBLE, (one) => (JOINERS.test(one) ? one : ''))
    .replace(/\s+/gu, ' ')
    .replace(/[\p{Pd}\u2212]/gu, '-')
    .replace(/^[\s“”‘’]+|[\s“”‘’]+$/g, '');
  if (kind === 'image') return bare.replace(/^(?=[^./\\:][^/\\:]*\.\w+$)/, './');
  // A title instead of an id: `Happy Customers` for `happy-customers`.
  if (kind === 'reference') return bare.toLowerCase().replaceAll(' ', '-');
  const narrow = bare.replace(/[！-～]/g, (wide) => wide.normalize('NFKC'));
  if (kind && ADDRESSES.includes(kind)) return plainAddress(narrow.replace(ROUND_ADDRESS, ''), kind);
  const text = toAscii(narrow.replace(/[\u200c\u200d]/g, ''));
  if (kind === 'date' || kind === 'dayOrMonth') return dayOf(text);
  if (kind === 'time') return clockTime(text);
  // Without quotes, YAML drops the +.
  if (kind === 'phone') return text.replace(/^tel:/i, '').replace(/^(?=91\d{10}$)/, '+');
  if (type === 'boolean' && /^(true|yes|on|false|no|off)$/i.test(text)) return /^(true|yes|on)$/i.test(text);
  if (type === 'number' || type === 'integer') {
    const figure = bareAmount(text, kind);
    return /^-?\d+(\.\d+)?$/.test(figure) ? Number(figure) : text;
  }
  // A PIN code or licence number with spaces.
  if (/^[\d ]+$/.test(text)) return text.replaceAll(' ', '');
  const choice = text.toLowerCase().replaceAll(' ', '-');
  return choices?.includes(choice) ? choice : text;
}

/** @param node the schema of the value; undefined for an unknown key */
function normalizeValue(value: unknown, node: FieldSchema | undefined): unknown {
  // Astro's YAML parser reads `2027-01-14` as a timestamp.
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? 'no day' : dayInIndia(value);
  // A phone number, PIN code or licence number without quotes.
  if (typeof value === 'number' && node?.type === 'string' && hasOwnForm(node)) return inOwnForm(String(value), node);
  if (typeof value === 'string') {
    if (node && hasOwnForm(node)) return inOwnForm(value.normalize(), node);
    const words = cleanWords(value);
    return node?.kind === 'line' ? words.replace(/\s*[\t\n]\s*/g, ' ') : words;
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
