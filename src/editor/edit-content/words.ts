/** Every text of the content as visitors read it, with the entry and the field that it comes from. */
import type { Element } from 'hast';
import { visit } from 'unist-util-visit';
import { type Body, readBodies } from '../../content-check/bodies.ts';
import type { Content, Entry } from '../../content-check/content.ts';
import { formatDay } from '../../lib/format/day.ts';
import { formatTime } from '../../lib/format/hours.ts';
import { formatRupees } from '../../lib/format/money.ts';
import { listEntry } from '../../schemas/fields.ts';
import { type Field, valuesOf } from '../../schemas/json-schema.ts';
import { computedWords, numbersOf } from './computed.ts';
import { editorLinks } from './editor-links.ts';
import type { Found } from './messages.ts';

export interface Words extends Found {
  /** File of the entry: `content/pages/home.md`. */
  readonly file: string;
  /** Whether a text of a page, normalized, is these words, with their blanks filled in. */
  is(text: string): boolean;
  /** How many of its characters are fixed: the fewer, the more texts it is by chance. */
  readonly fixed: number;
}

/** A text for comparison: one space between words, and no capitals, which CSS may add. */
export const normalize = (text: string): string => text.replace(/\s+/g, ' ').trim().toLowerCase();

const BLANK = /\{\w+\}/;

function comparison(words: string): Pick<Words, 'is' | 'fixed'> {
  const pieces = normalize(words).split(BLANK);
  // One or two words for a blank: `five`, `1.2 MB`.
  const pattern = new RegExp(`^${pieces.map(RegExp.escape).join('\\S+(?: \\S+)?')}$`);
  return { is: (text) => pattern.test(text), fixed: pieces.join('').length };
}

/** Kinds of fields that no visitor reads. */
const UNREAD: readonly unknown[] = ['image', 'colour', 'reference', 'placeholders', 'link', 'internalLink'];

function shown({ node }: Field, value: unknown): string[] {
  if (typeof value === 'number')
    return node.kind === 'rupees' ? [formatRupees(value)] : [String(value), value.toFixed(1)];
  if (Array.isArray(value)) {
    const lines = value.filter((item) => typeof item === 'string');
    return lines.length > 0 ? [...lines, lines.join(' ')] : [];
  }
  if (typeof value !== 'string' || value === '') return [];
  if (node.kind === 'date') return [formatDay(value)];
  return node.kind === 'time' ? [formatTime(value)] : [value];
}

function textIn(element: Element): string {
  const texts: string[] = [];
  visit(element, (node) => {
    if (node.type === 'text') texts.push(node.value);
    else if (node.type === 'element' && node.tagName === 'br') texts.push(' ');
  });
  return texts.join('');
}

/** The paragraphs, headings and list items of a text. */
function paragraphs(entry: Entry, body: Body | undefined): string[] {
  if (!body) return entry.body ? [entry.body] : [];
  const texts: string[] = [];
  visit(body.html, 'element', (node) => {
    if (/^(p|li|h\d|blockquote)$/.test(node.tagName)) texts.push(textIn(node));
  });
  return texts;
}

/** @param content read with `readContent` */
export async function contentWords(content: Content): Promise<Words[]> {
  const bodyOf = await readBodies(content);
  const links = editorLinks();
  const childFields = (entry: Entry): Words[] => {
    const { file, collection } = entry;
    const link = links.entry(file, String(entry.data?.[collection.titleField]));
    const words = (field: string, text: string): Words => ({ ...link, field, words: text, file, ...comparison(text) });
    const fields = [...valuesOf(collection.node, entry.data)]
      .filter(({ field }) => !UNREAD.includes(field.node.kind) && !(field.name in listEntry))
      .flatMap(({ field, path, value }) =>
        shown(field, value).flatMap((text) => {
          const own = words(field.node.title ?? field.name, text);
          const source = BLANK.test(text) ? numbersOf(collection.name, path) : undefined;
          const counted = content.entries.find((one) => one.collection.name === source);
          return counted ? [own, { ...own, ...links.list(counted.file), field: 'the number in these words' }] : [own];
        }),
      );
    return [...fields, ...paragraphs(entry, bodyOf(entry)).map((text) => words('Text', text))];
  };
  const computed = computedWords(content).map(({ entry, all, field, text }): Words => {
    const title = String(entry.data?.[entry.collection.titleField]);
    const link = all ? links.list(entry.file) : links.entry(entry.file, title);
    return { ...link, field, words: text, file: entry.file, ...comparison(text) };
  });
  return [...content.entries.filter(({ data }) => data).flatMap(childFields), ...computed];
}
