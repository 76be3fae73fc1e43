/** What YAML cannot read in the fields of an entry, or reads otherwise than an editor meant it. */
import { type Document, type ErrorCode, isAlias, isNode, isPair, isScalar, Scalar, visit } from 'yaml';
import { isDay } from '../format/day.ts';

/** One mistake in the fields of an entry. */
export interface YamlIssue {
  /** Counted from 1. */
  readonly line: number;
  readonly field?: string | undefined;
  readonly text: string;
}

/** A value in quotes that hold it. What already stands between quotes of one kind gets others. */
function inQuotes(value: string): string {
  const inner = value.replace(/^(["'])(.*)\1$/, '$2').replace(/^"([^"]*)$/, '$1');
  return inner.includes('"') ? `'${inner.replaceAll("'", "''")}'` : `"${inner.replaceAll('\\', '\\\\')}"`;
}

/** What is said of a value in which a colon begins a group of fields. */
export const colonText = (value: string): string =>
  `a colon inside the value is taken for the end of a field name. Put the value in quotes: ${inQuotes(value)}.`;

type Message = (value: string) => string;
const SYMBOL: Message = (value) =>
  `the value begins with a symbol that means something else here. Put it in quotes: ${inQuotes(value)}.`;
const ENDED: Message = (value) =>
  `the value goes on where a quote, bracket or symbol has ended it. Put it in quotes: ${inQuotes(value)}.`;
const INDENT: Message = () =>
  'the spaces at the beginning of this line do not fit the lines above. A field begins at the edge, and what belongs to it stands under it, two spaces further in.';
const UNREADABLE: Message = () => 'this line cannot be read. Check it against the examples in content/README.md.';

/** What the errors of the parser mean to an editor. */
const MESSAGES: Readonly<Record<ErrorCode, Message>> = {
  BAD_INDENT: INDENT,
  TAB_AS_INDENT: () =>
    'the line begins with a tab, which cannot be read. Write as many spaces in its place as other lines of its kind have.',
  BLOCK_AS_IMPLICIT_KEY: colonText,
  MULTILINE_IMPLICIT_KEY: () =>
    'this line and the one below it are read as one. Write each field as its name, a colon, a space and the value, with no spaces before the name.',
  BLOCK_IN_FLOW: ENDED,
  UNEXPECTED_TOKEN: ENDED,
  MISSING_CHAR: () => 'a quote or bracket is opened here and never closed, or a colon is missing. Add it.',
  BAD_SCALAR_START: SYMBOL,
  BAD_ALIAS: SYMBOL,
  ALIAS_PROPS: SYMBOL,
  MULTIPLE_ANCHORS: SYMBOL,
  MULTIPLE_TAGS: SYMBOL,
  BAD_PROP_ORDER: SYMBOL,
  TAG_RESOLVE_FAILED: SYMBOL,
  BAD_COLLECTION_TYPE: SYMBOL,
  BAD_DIRECTIVE: SYMBOL,
  BAD_DQ_ESCAPE: (value) =>
    `a backslash between double quotes begins a code. Put the value in single quotes: '${value.replace(/^"(.*)"$/, '$1')}'.`,
  DUPLICATE_KEY: () => 'stands here a second time. Keep one of the two lines.',
  MULTIPLE_DOCS: () => 'three dots or dashes end the fields too early. Remove this line.',
  NON_STRING_KEY: UNREADABLE,
  KEY_OVER_1024_CHARS: UNREADABLE,
  RESOURCE_EXHAUSTION: UNREADABLE,
  IMPOSSIBLE: UNREADABLE,
};

const lineAt = (source: string, offset: number) => source.slice(0, offset).split('\n').length;

/** A line with a field: its name, its value. An item of a list has no name. */
const FIELD = /^\s*(?:- +)?(?:([\p{L}_][\p{L}\p{M}\p{N}_-]*)\s*:(?:\s|$))?\s*(.*?)\s*$/u;

/** The first error; what follows it is often its consequence. */
function errorIn(source: string, document: Document): YamlIssue | undefined {
  const errors = [...document.errors, ...document.warnings];
  // A line that is read on is first reported as a colon inside the value.
  const [first, second] = errors;
  const error = second?.code === 'MULTILINE_IMPLICIT_KEY' && second.pos[0] === first?.pos[0] ? second : first;
  if (!error) return undefined;
  // The parser points at the spaces before a name, and at the end of a quote that is never closed.
  let offset = error.pos[0] + Math.max(0, source.slice(error.pos[0]).search(/\S/));
  visit(document, {
    Scalar(_, { type, range }) {
      const isQuoted = type === Scalar.QUOTE_DOUBLE || type === Scalar.QUOTE_SINGLE;
      if (isQuoted && range && range[0] < error.pos[0] && error.pos[0] <= range[2]) offset = range[0];
    },
  });
  const line = lineAt(source, offset);
  const [, field, value = ''] = FIELD.exec(source.split('\n')[line - 1] ?? '') ?? [];
  return { line, field, text: MESSAGES[error.code](value) };
}

/** A day or a moment, as Astro's own parser takes it from a text without quotes (YAML 1.1). */
const MOMENT = /^\d{4}-\d\d?-\d\d?(?:[Tt]|[ \t]+)\d\d?:\d\d:\d\d(?:\.\d*)?[ \t]*(?:Z|[-+]\d\d?(?::\d\d)?)?$/;
const isNoDay = (text: string) => /^\d{4}-\d\d-\d\d$/.test(text) && !isDay(text);
/** A number to one of the two parsers alone: `0b11`, `1_000`, `+.5`. */
const NUMBER = /^(?:[-+]\.\d+|[-+]?(?:0b[01_]+|\.?\d[\d.]*_[\d._]*(?:e[-+]?\d+)?|0[xo][\da-f]*_[\da-f_]*))$/i;

const JOINED =
  'the dash is read as part of the line above. Put it exactly under the dash above, with as many spaces before it; or join the two lines, if they are one text.';

/** Why a value without quotes is read otherwise than it is written, and at which line of it. */
function misreading(source: string, { value, range }: Scalar): { text: string; down: number } | undefined {
  const [start, end] = range ?? [0, 0];
  const bare = source.slice(start, end);
  const dash = bare.split('\n').findIndex((line, at) => at > 0 && /^\s*-(\s|$)/.test(line));
  if (dash > 0) return { text: JOINED, down: dash };
  const down = bare.split('\n').length - 1;
  if (isNoDay(bare))
    return { text: `"${bare}" is not in the calendar. Write year, month and day, for example 2027-01-14.`, down };
  if (MOMENT.test(bare)) return { text: `${bare} is read as a moment in time. Put it in quotes: "${bare}".`, down };
  if (NUMBER.test(bare))
    return { text: `${bare} is read as a number, not as text. Put it in quotes: "${bare}".`, down };
  // A # with a space behind is meant as a note, but for `Shop # 12`. A colour has a sentence of its own.
  const [note = ''] = /^[ \t]*#.*/.exec(source.slice(end)) ?? [];
  const whole = (bare + note).replace(/\s+/g, ' ').trim();
  const isCut = /#[^\s#]/.test(note) || (typeof value === 'string' && /^\s*#\s+\d/.test(note));
  if (!isCut || /^#[0-9a-f]{3,8}$/i.test(whole)) return undefined;
  const text = `what follows the # is taken for a note and not shown. Put all of it in quotes: ${inQuotes(whole)}.`;
  return { text, down };
}

/** Values that can be read, and mean something else than they seem to. */
function misreadings(source: string, document: Document): YamlIssue[] {
  const found: YamlIssue[] = [];
  visit(document, (key, node, path) => {
    const range = isNode(node) ? node.range : undefined;
    if (!isNode(node) || !range || key === 'key') return;
    const pair = path.findLast((above) => isPair(above));
    const field = pair && String(pair.key);
    const line = lineAt(source, range[0]);
    // Names for values (`&name`, `*name`) and tags (`!tag`) are never meant.
    if (isAlias(node) || node.tag !== undefined || node.anchor !== undefined) {
      const [, , written = ''] = FIELD.exec(source.split('\n')[line - 1] ?? '') ?? [];
      found.push({ line, field, text: SYMBOL(written) });
    } else if (isScalar(node) && node.type === Scalar.PLAIN) {
      const issue = misreading(source, node);
      if (issue) found.push({ line: line + issue.down, field, text: issue.text });
    }
  });
  return found;
}

/**
 * Everything in some fields that is unreadable or, if all is readable, misread.
 * @param source what stands between the dashes
 * @param document the same, parsed
 */
export function yamlIssues(source: string, document: Document): YamlIssue[] {
  const error = errorIn(source, document);
  return error ? [error] : misreadings(source, document);
}
