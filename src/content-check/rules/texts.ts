import { visit } from 'unist-util-visit';
import { isEvasion } from '../../lib/format/answers.ts';
import { dayInIndia } from '../../lib/site/publication.ts';
import { isPrinted, offTheBoard, unprintable } from '../../print/printable.ts';
import type { CollectionName } from '../../schemas/index.ts';
import type { Field, FieldSchema } from '../../schemas/json-schema.ts';
import { type Content, type Entry, locationOf, textsOf } from '../content.ts';
import { linesOf } from '../entry.ts';
import { type Fault, fault, type Issue, issuesAt } from '../issue.ts';
import { strangeLetters } from '../letters.ts';
import { type BodyOf, MOST_CHARACTERS } from '../markdown.ts';
import { TO_COME } from '../published.ts';
import { answerFault, undecidedWords } from './answers.ts';
import { repeatedSign } from './markdown.ts';
import { placeholderFault, referenceFault } from './names.ts';

/** Characters that cannot be seen but mean something: spaces, the joiners of Malayalam and emoji, direction marks, soft hyphens. */
const MEANT = /[\t\n\r]|\u200c|\u200d|\u200e|\u200f|\u00ad|\ufe0e|\ufe0f|\u{1f3f4}[\u{e0020}-\u{e007f}]+/gu;
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}\p{Noncharacter_Code_Point}\p{Default_Ignorable_Code_Point}]/u;
export const BLANK = /^[\p{C}\p{Z}\p{M}\p{Default_Ignorable_Code_Point}\u2800]*$/u;

/** What chat programs say of their sources and to the one who asked; what Google and WhatsApp put round a review. */
const COPIED = [
  /\[cite(?:_\w+|:[^\]]*)\]|:?contentReference\[oaicite:[^\]]*\](?:\{[^}]*\})?|【[^】]*†[^】]*】|\bciteturn\d\w+/,
  /^(?:Sure|Certainly|Of course)[!,.] (?:Here(?:[’']s| is| are)|Below is) (?!my\b).*:$|^Would you like me to\b.*\?$/,
  /^I hope this helps\b.*|\bAs an AI (?:language )?model\b.*|^Sent from my i\w+/,
  /(?:…|\.{3})\s*(?:More|Read more|See more)$|^(?:Read|See) more$|^Response from the owner\b.*|^(?:Local Guide\b.*|\d+ reviews?|(?:an?|\d+) (?:day|week|month|year)s? ago|Forwarded(?: many times)?|See translation\b.*)$/,
  /^\u200e?\[?\d{1,2}\/\d{1,2}\/\d{2,4}, \d{1,2}[:.]\d\d[^\]]{0,12}(?:\]| -) [^:]{1,40}:/,
];

/** Words in the place of those that somebody has still to write: among others, and alone. */
const UNWRITTEN =
  /\b[Ll]orem ipsum\b|\b(?:TODO|FIXME)\b(?! list)|(?<=\S.*)\bTB[CD]\b|(?:₹|Rs\.?)\s?(?:X[X,]*|__+)|\bX{2,}\s?%|\bX{4,}\b|\[(?:[Ii]nsert|[Yy]our|[Aa]dd|[Aa]mount|[Dd]ate|[Nn]ame|[Pp]rice)\b[^\]]*\](?!\()/;
export const NOTHING =
  /^(?:n\/?a|(?:img|dsc[fn]?|pxl)[_-]\d\S*|tb[acd]|test|x{3,}|[-–—_.…]+|\?|to be (?:added|written|updated)|(?:(?:your|enter|sample|dummy) )*(?:answer|caption|description|name|review|text|title)(?: text)?(?: goes)? here|(?:sample|dummy|placeholder)(?: (?:text|description|answer|review))|dummy|untitled|(?:asdf)+|qwerty|#(?:n\/a|ref!|value!|name\?))$/i;

/** Of a person: Aadhaar and cards, PAN; in a review also how to reach the one who wrote it. */
const PERSONAL = /(?<![+\d])[2-9]\d{3} \d{4} \d{4}(?: \d{4})?\b|\b[A-Z]{3}P[A-Z]\d{4}[A-Z]\b/;
const REACHING = new RegExp(`${PERSONAL.source}|\\b[6-9]\\d{4}[ -]?\\d{5}\\b|[\\w.+-]{1,64}@[\\w-]{1,64}\\.\\w{2,}`);

/** What the first of some patterns finds. */
const firstOf = (patterns: readonly RegExp[], text: string): string | undefined =>
  patterns.map((pattern) => pattern.exec(text)?.[0]).find((found) => found !== undefined);

/** Letters that are not what was meant, in a line of a text or in a value. */
export function letterFault(text: string, personal = PERSONAL): Fault | undefined {
  const number = personal.exec(text)?.[0];
  if (number) return fault('personal', { sign: number });
  const sign = firstOf(COPIED, text);
  if (sign) return fault('copiedAlong', { sign });
  const unwritten = UNWRITTEN.exec(text)?.[0];
  if (unwritten) return fault('unwritten', { words: unwritten });
  return strangeLetters(text) ?? (INVISIBLE.test(text.replace(MEANT, '')) ? fault('invisible') : undefined);
}

/** Files in which two versions were merged, and both stand, and files of two entries. */
export const mergeRule = ({ entries }: Content): Issue[] =>
  entries.flatMap(({ file, text, body, bodyLine }) => {
    const line = linesOf(text).findIndex((words) => /^(<{7}|>{7})(\s|$)/.test(words)) + 1;
    if (line > 0) return [{ file, line, ...fault('mergeMarks') }];
    const second = linesOf(body).findIndex(
      (words, at, all) => words === '---' && /^[a-z]\w*:\s/.test(all[at + 1] ?? ''),
    );
    return second < 0 ? [] : [{ file, line: bodyLine + second, ...fault('secondEntry') }];
  });

/** A word between stars, lines or waves, as Markdown and WhatsApp stress it; `30*2 glasses*` is none. */
const STRESSED = /(?<![\p{L}\p{M}\p{N}*_~@])([*_~])(?![\s*_~])[^*_~\n]*(?<!\s)\1(?![\p{L}\p{M}\p{N}*_~])/u;

/** Words between two lines or two waves; `@the__boba` and `yummy~~` are none. */
const DOUBLED = /(?<![\p{L}\p{M}\p{N}_~@])(__|~~)(?![\s_~])[^\n]*[^\s_~]\1(?![\p{L}\p{M}\p{N}_~])/u;

/** What would run somewhere else, in the letters of addresses too. */
const CODE = /\bjavascript:\S*|\bon[a-z]{3,}=["']?\w+[(.]|(?:<|%3c)\/?script\b\S*/i;

/** Tags, letters by their numbers, links, stresses and escapes. */
const MARKUP = [
  ...[/<\/?[a-z][^<>]*>/i, /<(?:!--|[?%]|\/?[a-z][\w-]*(?=\s|$))/i, /&(?:#\d+|#x[\da-f]+|[a-z][a-z\d]+);/i],
  ...[/\[[^\]]*\]\([^)]*\)/, /(?<!\*)\*\*(?!\*)/, DOUBLED, STRESSED, /\\\S?/, CODE],
];

/** What is meant otherwise than a page shows it. */
function shownFault(patterns: readonly RegExp[], text: string): Fault | undefined {
  const sign = firstOf(patterns, text)?.trim();
  return sign === undefined ? undefined : fault('shownAsWritten', { sign });
}

/** Signs before a line or in the place of one. */
const LEADING = /^\s*(?:#{1,6}\s|>\s|[-=]{3,}\s*$|```)/m;

/** On a line of a text that is shown as it is written; of one in Markdown; of the story, whose braces are code. */
const inLines = ({ collection, file }: Entry): RegExp[] =>
  collection.plainText ? [/\{\w+\}/, LEADING, ...MARKUP] : file.endsWith('.mdx') ? [] : [/(?<!\\)\{[^{}]*\}?/];

const PLACEHOLDER = /\{(\w*)\}/g;
const placeholdersIn = (text: string) => [...text.matchAll(PLACEHOLDER)].map((match) => match[1] ?? '');

/** The names that a field fills in, which its description says: `n` for `{n}`. */
export const placeholdersOf = ({ node }: Field): string[] => placeholdersIn(node.description ?? '');

const isWords = ({ kind }: FieldSchema) => ['line', 'text', 'alt'].includes(kind ?? '');

/** Places such as `{n}` of which the visitor would read the braces, as nothing is filled in. */
function placeFault(value: string, field: Field): Fault | undefined {
  const known = placeholdersOf(field);
  if (known.length === 0 && !isWords(field.node)) return undefined;
  const loose = (/\{\{?[^{}]*\}?\}|\{+\w*|\w*\}/.exec(value.replace(/\{\w+\}/g, '')) ?? /\{\{/.exec(value))?.[0];
  const place = placeholdersIn(value).find((name) => name !== '' && !known.includes(name));
  const sign = loose || (place && `{${place}}`);
  return sign ? fault('shownAsWritten', { sign, known }) : undefined;
}

/** A sign of a list or a heading before a line, quotes of any kind round all of it, and an address in it. */
const LED = /^([•·‣▪●◦*#>–—-])\s/;
const QUOTED = /^(["'“”„«»‘’`‹›″「])[^"“”„«»`‹›]+["'“”«»‘’`‹›″」]$/;
const ADDRESS = /https?:\/\/\S+|(?:maps\.app\.)?goo\.gl\/\S+|^(?:www\.\S+|\S+@\S+\.\w+|\+?\d[\d ()-]{9,})$/i;

/** Markup in a field, which shows none, and a day that cannot have been. */
function valueFault(value: string, { name, node }: Field, today: string): Fault | undefined {
  const { kind, type } = node;
  if (isWords(node) || (type === 'array' && kind !== 'placeholders')) {
    const line = value.trim();
    // Of answers and of images there is more to say.
    const isOther = kind === 'alt' || ((name === 'answer' || name === 'value') && isEvasion(line));
    if (NOTHING.test(line) && !isOther) return fault('unwritten', { words: line });
    const address = ADDRESS.exec(line)?.[0];
    if (address && (kind === 'line' || address === line)) return fault('addressInField', { value: address });
    const leads = kind === 'line' ? (LED.exec(line) ?? QUOTED.exec(line))?.[1] : repeatedSign(line.split('\n'));
    const sign = leads ?? (kind === 'text' ? LEADING.exec(line)?.[0].trim() : undefined);
    return shownFault(MARKUP, value) ?? (sign === undefined ? undefined : fault('shownAsWritten', { sign }));
  }
  if ((kind !== 'date' && kind !== 'dayOrMonth') || TO_COME.includes(name)) return undefined;
  if (!/^\d{4}-(0[1-9]|1[0-2])(-\d\d)?$/.test(value)) return undefined;
  if (value > today.slice(0, value.length)) return fault('stillToCome', { value });
  // A shop may be older than anything said of it.
  return value < (name === 'opened' ? '1900' : '2000') ? fault('longAgo', { value }) : undefined;
}

/** The names that stand on the price board, where a letter that no font has falls back to its base letter. */
const ON_THE_BOARD: Partial<Record<CollectionName, string>> = { menu: 'name', categories: 'title' };

/** Letters of a field, or of the body, that no font of print has. */
function printFault({ collection }: Entry, field: unknown, text: string): Fault | undefined {
  const onBoard = ON_THE_BOARD[collection.name] === field;
  const letters = isPrinted(collection, String(field)) ? unprintable(text) : onBoard ? offTheBoard(text) : [];
  return letters.length > 0 ? fault('unprintable', { letters, onBoard }) : undefined;
}

function inFields(entry: Entry, content: Content, undecided: string, today: string): Issue[] {
  const begins = String(entry.data?.['publishOn'] ?? '');
  const ahead = (ends: string) => fault('endsBeforeItBegins', { begins, path: ['publishOn'], ends });
  return textsOf(entry).flatMap(({ text, field, path }) => {
    const { length } = text;
    // Looking through it would take minutes.
    if (length > MOST_CHARACTERS)
      return issuesAt(locationOf(entry, path), fault('textTooLong', { length, limit: MOST_CHARACTERS }));
    return [
      letterFault(text) ??
        (text.trim() !== '' && BLANK.test(text) ? fault('invisible') : printFault(entry, path[0], text)),
      placeFault(text, field),
      valueFault(text, field, today),
      referenceFault(text, field, content),
      placeholderFault(text, field, entry),
      answerFault(text, field, entry, undecided),
      field.name === 'showUntil' && text < begins ? ahead(text) : undefined,
    ].flatMap((wrong) => issuesAt(locationOf(entry, path), wrong));
  });
}

function inText(entry: Entry, bodyOf: ReturnType<BodyOf>): Issue[] {
  const { file, body: text, bodyLine } = entry;
  const found: Issue[] = [];
  if (text.length > MOST_CHARACTERS) return found;
  const add = (line: number, wrong: Fault | undefined) => found.push(...issuesAt({ file, line }, wrong));
  const personal = entry.collection.plainText ? REACHING : PERSONAL;
  for (const [at, line] of text.split('\n').entries()) {
    add(bodyLine + at, letterFault(line, personal) ?? shownFault(inLines(entry), line));
  }
  if (found.length === 0 && NOTHING.test(text)) add(bodyLine, fault('unwritten', { words: text }));
  if (bodyOf)
    visit(bodyOf.tree, 'text', (node) => {
      const { value } = node;
      add(bodyOf.lineOf(node), letterFault(value) ?? shownFault([CODE], value) ?? printFault(entry, 'body', value));
    });
  return found;
}

/** What is wrong with single texts: in fields, and in what is shown of a body. */
export function textRule(content: Content, bodyOf: BodyOf, now: Date): Issue[] {
  const today = dayInIndia(now);
  const undecided = undecidedWords();
  return content.entries.flatMap((entry) => {
    // What is shown from a later day on may name what has been by then.
    const from = String(entry.data?.['publishOn'] ?? '');
    const isAhead = from > today;
    return [...inFields(entry, content, undecided, isAhead ? from : today), ...inText(entry, bodyOf(entry))];
  });
}
