/** Takes an entry apart: the fields between the dashes and the text under them, with the lines of the file. */
import {
  type Document,
  isAlias,
  isMap,
  isNode,
  isPair,
  isScalar,
  LineCounter,
  type Node,
  parseDocument,
  Scalar,
  visit,
  type YAMLError,
} from 'yaml';
import { normalizeFields } from '../lib/format/normalize.ts';
import { childFields, type Field, type FieldSchema, fieldAt, type Path } from '../schemas/json-schema.ts';
import { type Fault, fault } from './issue.ts';
import { KINDS } from './sentences.ts';

/** What is wrong with the fields as a whole, and where. */
interface FieldsFault extends Fault {
  /** Counted from 1. */
  readonly line: number;
  readonly path?: Path | undefined;
}

export interface FrontMatter {
  /** The fields that have a value, not validated; undefined when they cannot be read, and `faults` says why. */
  readonly data: Record<string, unknown> | undefined;
  /** The text under the fields as the build renders it. */
  readonly body: string;
  /** The line of the file that `body` begins on. */
  readonly bodyLine: number;
  readonly faults: readonly FieldsFault[];
  /** The line of a field, or of the nearest group above it when it is not there. */
  lineOf(path: Path): number;
  /** A value as it is written, with its quotes. */
  sourceOf(path: Path): string | undefined;
}

/** The fields as `extractFrontmatter` of Astro finds them; its module would bring a second YAML parser into the browser. */
const FRONT_MATTER = /(?:^\uFEFF?|^\s*\n)---([\s\S]*?\n)---/;

/** In characters, far more than any entry holds. */
const LARGEST = 200_000;

/** The lines of a file, however they end, without the mark that some editors put before the first. */
export const linesOf = (text: string): string[] => text.replace(/^\uFEFF/, '').split(/\r\n?|\n/);

const lineCount = (text: string) => text.split('\n').length;

const unreadable = (faults: FieldsFault[], bodyLine = 1): FrontMatter => ({
  data: undefined,
  body: '',
  bodyLine,
  faults,
  lineOf: () => 1,
  sourceOf: () => undefined,
});

/** Why no block of fields was found, where an editor would look for it. */
function withoutFields(text: string): FieldsFault {
  // The byte-order mark of UTF-16, as Notepad writes it.
  if (text.startsWith('\ufffd\ufffd')) return { line: 1, ...fault('lostLetters', { sign: '\ufffd' }) };
  const first = linesOf(text).findIndex((line) => line.trim() !== '');
  return { line: Math.max(1, first + 1), ...fault('noDashes') };
}

/** A value in quotes that hold it. What already stands between quotes of one kind gets others. */
function inQuotes(value: string): string {
  const inner = value.replace(/^(["'])(.*)\1$/, '$2').replace(/^"([^"]*)$/, '$1');
  return inner.includes('"') ? `'${inner.replaceAll("'", "''")}'` : `"${inner.replaceAll('\\', '\\\\')}"`;
}

/** What is said of a value that holds a sign of the file. No quotes make `10: 00` a time. */
const signFault = (value: string, field: Field | undefined): Fault =>
  field && KINDS[field.node.kind ?? '']?.not
    ? fault('notOfItsKind', { value, field })
    : fault('quoteInValue', { quoted: inQuotes(value) });

/** A line with a field: its name, its value. An item of a list has no name. */
const FIELD = /^ *(?:- +)?(?:([\p{L}_][\p{L}\p{M}\p{N}_-]*)\s*:(?:\s|$))?\s*(.*?)\s*$/u;

/** The field on a line, its value with the lines that are set in under it. */
function fieldOn(source: string, line: number) {
  const lines = source.split('\n').slice(line - 1);
  const depth = lines[0]?.search(/\S/) ?? 0;
  const end = lines.findIndex((one, at) => at > 0 && one.search(/\S/) <= depth);
  const written = lines.slice(0, end < 0 ? undefined : end).map((one) => one.trim());
  const [, name, value = ''] = FIELD.exec(written.join(' ')) ?? [];
  return { path: name === undefined ? undefined : [name], value };
}

/** Errors of the parser about a sign in a value. */
const OF_A_SIGN =
  /^(?:BLOCK_AS_IMPLICIT_KEY|BLOCK_IN_FLOW|BAD_ALIAS|BAD_SCALAR_START|TAG_RESOLVE_FAILED|UNEXPECTED_TOKEN)$/;

/** What people really do wrong; the parser's own words for the rest. */
function parserFault({ code, message }: YAMLError, value: string, field: Field | undefined): Fault {
  if (value.startsWith('{') || OF_A_SIGN.test(code)) return signFault(value, field);
  if (code === 'TAB_AS_INDENT') return fault('tabInFields');
  return code === 'DUPLICATE_KEY' ? fault('fieldTwice') : fault('unreadable', { reason: message });
}

/** The field of this name in a schema, at any depth. */
export function fieldNamed(node: FieldSchema, name = ''): Field | undefined {
  const fields = childFields(node);
  const inner = () => fields.map((field) => fieldNamed(field.node, name)).find((field) => field !== undefined);
  return fields.find((field) => field.name === name) ?? inner();
}

/** What is said of a list that stands where one value is wanted, or begins on the line of its name. */
export const listFault = (field: Field): Fault =>
  field.node.type === 'array'
    ? fault('notAList', { choices: field.node.items?.enum })
    : fault('severalValues', { field });

/** The first field or item that does not begin where one may, after those above. */
function insetLine(source: string, schema: FieldSchema): number | undefined {
  let open = ['0'];
  let opens = false;
  let first = 0;
  const lines = source.split('\n');
  for (const [at, line] of lines.entries()) {
    const [, spaces = '', dash = '', name = '', value] = /^( *)(- +)?(?:([\w-]+):(?=\s|$))?\s*(.*)/.exec(line) ?? [];
    const isField = fieldNamed(schema, name) !== undefined;
    if (!isField && !dash) continue;
    const [column, inRow] = [spaces.length, spaces.length + dash.length];
    const place = `${column}${dash && '-'}`;
    open = open.filter((one) => Number.parseInt(one, 10) <= column);
    const isLost = column === 0 && isField && !fieldAt(schema, [name]);
    const isInset = open.at(-1) !== place && !opens;
    // Where those after it agree, the first one stands apart.
    if (isInset && first === at && lines[at + 1]?.search(/\S/) === column) return at;
    if (isLost || isInset) return at + 1;
    if (opens) first = at + 1;
    open.push(place, ...(dash ? [`${inRow}`] : []));
    opens = value === '';
  }
  return undefined;
}

/** The first error; what follows it is often its consequence. */
function parserFaults(source: string, document: Document, counter: LineCounter, schema: FieldSchema): FieldsFault[] {
  const error = document.errors[0] ?? document.warnings[0];
  if (!error) return [];
  const bullet = source.split('\n').findIndex((line) => /^ *(?:[–—•]\s*|\*\s+|-(?=[^\s-]))\S/.test(line));
  if (bullet >= 0) return [{ line: bullet + 1, ...fault('notAList', {}) }];
  const inset = insetLine(source, schema);
  if (inset) {
    const { path } = fieldOn(source, inset);
    const above = fieldOn(source, inset - 1);
    const holder = path ? undefined : fieldNamed(schema, above.path?.[0]);
    if (holder && above.value) return [{ line: inset - 1, path: above.path, ...listFault(holder) }];
    return [{ line: inset, path, ...fault('inset') }];
  }
  // The parser points at the spaces before a name, and at the end of a quote that is never closed.
  let offset = error.pos[0] + Math.max(0, source.slice(error.pos[0]).search(/\S/));
  visit(document, {
    Scalar(_, { range }) {
      if (range && range[0] < error.pos[0] && error.pos[0] <= range[1]) offset = range[0];
    },
  });
  const { line } = counter.linePos(offset);
  const { path, value } = fieldOn(source, line);
  return [{ line, path, ...parserFault(error, value, fieldNamed(schema, path?.[0])) }];
}

/** A moment without a zone, and a number to one of two parsers alone: Astro's own, of YAML 1.1, and this one. */
const READ_OTHERWISE =
  /^(?:\d{4}-\d\d?-\d\d?(?:t|[ \t]+)\d\d?:\d\d:\d\d[\d.]*|[-+]?(?:0[box][\da-f_]+|\.?\d[\d.]*_[\d._]*))$/i;

/** Why a value without quotes is read otherwise than it is written; the line is counted from its first. */
function misreading(source: string, { value, range }: Scalar, field?: Field): FieldsFault | undefined {
  const [start, end] = range ?? [0, 0];
  const bare = source.slice(start, end);
  const dash = bare.split('\n').findIndex((line, at) => at > 0 && /^\s*-(\s|$)/.test(line));
  if (dash > 0) return field ? { line: 0, ...listFault(field) } : { line: dash, ...fault('inset') };
  const line = lineCount(bare) - 1;
  // A number would lose the zero of `0471`, that of `9.30`, and what Excel shows as `1.23E+13`.
  const isNumber = typeof value === 'number';
  const isLossy = field?.node.type === 'string' && isNumber && String(value) !== bare.replace(/^\+/, '');
  if (field && isNumber && !isLossy && /e/i.test(bare)) return { line, ...fault('notANumber', { value: bare, field }) };
  if (isLossy || READ_OTHERWISE.test(bare)) return { line, ...fault('notText', { value: bare }) };
  // A # with a space behind is meant as a note, but for `Shop # 12`. A colour has a sentence of its own.
  const [note = ''] = /^[ \t]*#.*/.exec(source.slice(end)) ?? [];
  const whole = (bare + note).replace(/\s+/g, ' ').trim();
  const isCut = /#[^\s#]/.test(note) || (typeof value === 'string' && /^\s*#\s+\d/.test(note));
  if (!isCut || /^#[0-9a-f]{3,8}$/i.test(whole)) return undefined;
  return { line, ...fault('hashInValue', { quoted: inQuotes(whole) }) };
}

/** Values that can be read, and mean something else than they seem to. */
function misreadings(source: string, document: Document, counter: LineCounter, schema: FieldSchema): FieldsFault[] {
  const found: FieldsFault[] = [];
  visit(document, (key, node, above) => {
    if (!isNode(node) || !node.range || key === 'key') return;
    const keys = above.filter((one) => isPair(one)).map(({ key }) => String(key));
    const path = keys.length > 0 ? keys.slice(-1) : undefined;
    const { line } = counter.linePos(node.range[0]);
    const field = fieldAt(schema, keys);
    // Names for values (`&name`, `*name`) and tags (`!tag`) are never meant.
    if (isAlias(node) || node.tag !== undefined || node.anchor !== undefined) {
      found.push({ line, path, ...signFault(fieldOn(source, line).value, field) });
    } else if (isScalar(node) && node.type === Scalar.PLAIN) {
      const wrong = misreading(source, node, key === 'value' ? field : undefined);
      if (wrong) found.push({ ...wrong, line: line + wrong.line, path });
    }
  });
  return found;
}

/**
 * Reads an entry. The fields are found where Astro finds them.
 * @param text the whole file
 * @param node the schema of its collection
 */
export function parseFrontMatter(text: string, node: FieldSchema): FrontMatter {
  const { length } = text;
  if (length > LARGEST) return unreadable([{ line: 1, ...fault('textTooLong', { length, limit: LARGEST }) }]);
  const raw = FRONT_MATTER.exec(text)?.[1];
  if (raw === undefined) return unreadable([withoutFields(text)]);
  const start = text.indexOf(`---${raw}`);
  const shift = lineCount(text.slice(0, start)) - 1;
  const fence = shift + lineCount(raw);
  const rest = text.slice(start + 3 + raw.length);
  const under = rest.slice(3);
  const bodyLine = fence + (/\S/.test(under) ? lineCount(/^[\s\uFEFF]*/.exec(under)?.[0] ?? '') - 1 : 1);
  const body = `${text.slice(0, start)}${under}`.trim();
  const fail = (line: number, wrong: Fault) => unreadable([{ line, ...wrong }], bodyLine);
  if (!/^[ \t]*\r?\n/.test(raw)) return fail(shift + 1, fault('noDashes'));
  if (!/^---[ \t]*(\r?\n|$)/.test(rest)) return fail(fence, fault('noDashes'));

  const counter = new LineCounter();
  const source = linesOf(raw).join('\n');
  const document = parseDocument(source, { lineCounter: counter, stringKeys: true, prettyErrors: false });
  const wrong = parserFaults(source, document, counter, node);
  const found = wrong.length > 0 ? wrong : misreadings(source, document, counter, node);
  const faults = found.map((one) => ({ ...one, line: one.line + shift }));
  if (faults.length > 0) return unreadable(faults, bodyLine);
  // Nothing at all is an entry without fields, as the labels are while none has other words.
  if (document.contents !== null && !isMap(document.contents)) return fail(shift + 2, fault('noDashes'));

  const nodeAt = (path: Path) => (path.length > 0 ? document.getIn(path, true) : document.contents) as Node | undefined;
  const lineOf = (path: Path): number => {
    const group = nodeAt(path.slice(0, -1));
    const key =
      isMap(group) && group.items.find(({ key }) => isScalar(key) && String(key.value) === String(path.at(-1)))?.key;
    const offset = (key ? (key as Node) : nodeAt(path))?.range?.[0];
    if (path.length > 0 && offset === undefined) return lineOf(path.slice(0, -1));
    return path.length === 0 || offset === undefined ? shift + 1 : counter.linePos(offset).line + shift;
  };
  const sourceOf = (path: Path) => {
    const range = nodeAt(path)?.range;
    return range ? source.slice(range[0], range[1]) : undefined;
  };
  return { data: normalizeFields(document.toJS() ?? {}, node), body, bodyLine, faults, lineOf, sourceOf };
}
