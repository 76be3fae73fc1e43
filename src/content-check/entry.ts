/** Parses an entry file into front matter and body, with line numbers. */
import {
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
import { type FieldSchema, fieldAt, type Path } from '../schemas/json-schema.ts';

/** A front matter error with its line. */
interface FrontMatterError {
  /** Counted from 1. */
  readonly line: number;
  readonly text: string;
}

export interface FrontMatter {
  /** Fields with a value, not validated; undefined if the front matter cannot be parsed (see `errors`). */
  readonly data: Record<string, unknown> | undefined;
  /** The Markdown under the front matter. */
  readonly body: string;
  /** Line of the file at which `body` begins. */
  readonly bodyLine: number;
  readonly errors: readonly FrontMatterError[];
  /** Returns the line of a field, or of its nearest parent if it is missing. */
  lineOf(path: Path): number;
  /** Returns a value as written, with its quotes. */
  sourceOf(path: Path): string | undefined;
}

/** Astro's pattern for front matter. Importing its module would add a second YAML parser to the editor. */
const FRONT_MATTER = /(?:^\uFEFF?|^\s*\n)---([\s\S]*?\n)---/;

const NO_DASHES =
  'The fields must stand between two lines of three dashes, ---, each on a line of its own: name, colon, space, value.';
const NEEDS_QUOTES = 'Put the value on this line in quotes, "…": a sign in it has a meaning of its own.';
const CUT = 'What follows # is not read. Put the whole value in quotes, "…".';

/** Messages for the most common YAML errors, by the parser's code. */
const ERRORS: Readonly<Record<string, string>> = {
  TAB_AS_INDENT: 'This line begins with a tab. Write spaces in its place.',
  DUPLICATE_KEY: 'This field is here twice. Remove one of the two lines.',
  BLOCK_AS_IMPLICIT_KEY:
    'Put the value on this line in quotes, "…", or let it and the next line begin exactly under the others of their kind.',
  BLOCK_IN_FLOW: NEEDS_QUOTES,
  BAD_ALIAS: NEEDS_QUOTES,
  BAD_SCALAR_START: NEEDS_QUOTES,
  TAG_RESOLVE_FAILED: NEEDS_QUOTES,
  UNEXPECTED_TOKEN: NEEDS_QUOTES,
};

const lineCount = (text: string) => text.split('\n').length;

/** Translates a YAML error; rare ones keep the parser's message. */
function parserError({ code, message, pos }: YAMLError, source: string, counter: LineCounter): FrontMatterError {
  // The parser's position includes the spaces before a name.
  const offset = pos[0] + Math.max(0, source.slice(pos[0]).search(/\S/));
  const text = ERRORS[code] ?? `This line cannot be read: ${message}. Compare it with the lines around it.`;
  return { line: counter.linePos(offset).line, text };
}

/** Finds unquoted values that YAML changes: `0471` loses its zero, text after ` #` is dropped. */
function misreadValues(source: string, document: Node, counter: LineCounter, schema: FieldSchema): FrontMatterError[] {
  const found: FrontMatterError[] = [];
  visit(document, (key, node, ancestors) => {
    if (!isNode(node) || !node.range || key === 'key') return;
    const [start, end] = node.range;
    const { line } = counter.linePos(start);
    // Anchors (`&name`), aliases (`*name`) and tags (`!tag`).
    if (isAlias(node) || node.tag !== undefined || node.anchor !== undefined) found.push({ line, text: NEEDS_QUOTES });
    if (!isScalar(node) || node.type !== Scalar.PLAIN) return;
    const bare = source.slice(start, end);
    const path = ancestors.filter((ancestor) => isPair(ancestor)).map((pair) => String(pair.key));
    // As a number, `0471` and `9.30` would lose a zero.
    const isLossy = typeof node.value === 'number' && String(node.value) !== bare.replace(/^\+/, '');
    if (isLossy && fieldAt(schema, path)?.node.type === 'string') found.push({ line, text: NEEDS_QUOTES });
    // `#1` and `Shop # 12` are part of the value; `# for June` is a comment.
    if (/^[ \t]*#(?:[^\s#]| \d).*/.test(source.slice(end))) found.push({ line, text: CUT });
  });
  return found;
}

/**
 * Parses an entry file; finds the front matter where Astro does.
 * @param text the whole file
 * @param node the schema of its collection
 */
export function parseFrontMatter(text: string, node: FieldSchema): FrontMatter {
  const unreadable = (errors: FrontMatterError[], bodyLine = 1): FrontMatter => ({
    ...{ data: undefined, body: '', bodyLine, errors, lineOf: () => 1, sourceOf: () => undefined },
  });
  const raw = FRONT_MATTER.exec(text)?.[1];
  if (raw === undefined) return unreadable([{ line: 1, text: NO_DASHES }]);
  const start = text.indexOf(`---${raw}`);
  const firstLine = lineCount(text.slice(0, start)) - 1;
  const lastLine = firstLine + lineCount(raw);
  const rest = text.slice(start + 3 + raw.length);
  const under = rest.slice(3);
  const bodyLine = lastLine + (/\S/.test(under) ? lineCount(/^[\s\uFEFF]*/.exec(under)?.[0] ?? '') - 1 : 1);
  const body = `${text.slice(0, start)}${under}`.trim();
  if (!/^[ \t]*\r?\n/.test(raw)) return unreadable([{ line: firstLine + 1, text: NO_DASHES }], bodyLine);
  if (!/^---[ \t]*(\r?\n|$)/.test(rest)) return unreadable([{ line: lastLine, text: NO_DASHES }], bodyLine);

  const counter = new LineCounter();
  const source = raw.replace(/\r\n?/g, '\n');
  const document = parseDocument(source, { lineCounter: counter, stringKeys: true, prettyErrors: false });
  const { contents, errors, warnings } = document;
  const [first] = [...errors, ...warnings];
  const found = first
    ? [parserError(first, source, counter)]
    : contents
      ? misreadValues(source, contents, counter, node)
      : [];
  if (found.length > 0)
    return unreadable(
      found.map((error) => ({ ...error, line: error.line + firstLine })),
      bodyLine,
    );
  if (contents !== null && !isMap(contents)) return unreadable([{ line: firstLine + 2, text: NO_DASHES }], bodyLine);

  const nodeAt = (path: Path) => (path.length > 0 ? document.getIn(path, true) : contents) as Node | undefined;
  const lineOf = (path: Path): number => {
    const group = nodeAt(path.slice(0, -1));
    const key =
      isMap(group) && group.items.find(({ key }) => isScalar(key) && String(key.value) === String(path.at(-1)))?.key;
    const offset = (key ? (key as Node) : nodeAt(path))?.range?.[0];
    if (path.length > 0 && offset === undefined) return lineOf(path.slice(0, -1));
    return path.length === 0 || offset === undefined ? firstLine + 1 : counter.linePos(offset).line + firstLine;
  };
  const sourceOf = (path: Path) => {
    const range = nodeAt(path)?.range;
    return range ? source.slice(range[0], range[1]) : undefined;
  };
  return { data: normalizeFields(document.toJS() ?? {}, node), body, bodyLine, errors: [], lineOf, sourceOf };
}
