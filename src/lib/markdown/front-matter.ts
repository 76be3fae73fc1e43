/** Takes an entry apart: the fields between the dashes and the text under them, with the lines of the file. */
import { extractFrontmatter } from '@astrojs/markdown-remark';
import { isMap, isScalar, LineCounter, type Node, parseDocument } from 'yaml';
import type { Path } from '../../schemas/json-schema.ts';
import { type YamlIssue, yamlIssues } from './yaml-issues.ts';

export interface FrontMatter {
  /** The fields that have a value, not validated; undefined when they cannot be read, and `issues` says why. */
  readonly data: Record<string, unknown> | undefined;
  /** The text under the fields as the build renders it. */
  readonly body: string;
  /** The line of the file that `body` begins on. */
  readonly bodyLine: number;
  readonly issues: readonly YamlIssue[];
  /** The line of a field, or of the nearest group above it when it is not there. */
  lineOf(path: Path): number;
  /** A value as it is written, with its quotes. */
  sourceOf(path: Path): string | undefined;
}

/** Whether a value says nothing: `rating:`, `avatar: ''`, or a group of such. */
function isEmpty(value: unknown): boolean {
  if (value === undefined || value === null || value === '') return true;
  const isGroup = typeof value === 'object' && !Array.isArray(value) && !(value instanceof Date);
  return isGroup && Object.values(value).every(isEmpty);
}

function asWritten(value: unknown): unknown {
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? 'no day' : value.toISOString().slice(0, 10);
  if (Array.isArray(value)) return value.map(asWritten);
  return value === null || typeof value !== 'object' ? value : meantFields(value as Record<string, unknown>);
}

/**
 * Fields as editors mean them: an empty one has no value, and a bare `2027-01-14`, which Astro's own parser takes for a
 * point in time, is the day.
 */
export const meantFields = (fields: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(fields)
      .filter(([, value]) => !isEmpty(value))
      .map(([name, value]) => [name, asWritten(value)]),
  );

/** The lines of a file, however they end, without the mark that some editors put before the first. */
export const linesOf = (text: string): string[] => text.replace(/^\uFEFF/, '').split(/\r?\n/);

const lineCount = (text: string) => text.split('\n').length;

const unreadable = (issues: YamlIssue[], body = '', bodyLine = 1): FrontMatter => ({
  data: undefined,
  body,
  bodyLine,
  issues,
  lineOf: () => 1,
  sourceOf: () => undefined,
});

/** Why no block of fields was found, where an editor would look for it. */
function withoutFields(text: string): YamlIssue {
  const lines = linesOf(text);
  const first = lines.findIndex((line) => line.trim() !== '');
  if (first < 0) return { line: 1, text: 'The file is empty. Fill it, or delete it.' };
  if (!lines[first]?.startsWith('---')) {
    const way = 'The first line must be three dashes, ---, and a second line of three dashes ends the fields.';
    return { line: first + 1, text: way };
  }
  let last = first;
  for (let at = first + 1; at < lines.length && lines[at]?.trim(); at++) {
    if (/^(\s+\S|-\s|[\w-]+:(\s|$))/.test(lines[at] ?? '')) last = at;
  }
  return {
    line: first + 1,
    text: `The fields begin here and never end. Put a line with only --- after line ${last + 1}.`,
  };
}

/**
 * Reads an entry. The fields are found where Astro finds them.
 * @param text the whole file
 */
export function parseFrontMatter(text: string): FrontMatter {
  const raw = extractFrontmatter(text);
  const start = text.indexOf(`---${raw}`);
  if (raw === undefined || text.trimStart().startsWith('+++')) return unreadable([withoutFields(text)]);
  const shift = lineCount(text.slice(0, start)) - 1;
  const fence = shift + lineCount(raw);
  const rest = text.slice(start + 3 + raw.length);
  const bodyLine =
    fence + (/\S/.test(rest.slice(3)) ? lineCount(/^[\s\uFEFF]*/.exec(rest.slice(3))?.[0] ?? '') - 1 : 1);
  const body = `${text.slice(0, start)}${rest.slice(3)}`.trim();
  const only = (what: string) => `Only three dashes may stand on the line that ${what} the fields.`;
  if (!/^[ \t]*\r?\n/.test(raw)) return unreadable([{ line: shift + 1, text: only('begins') }], '', bodyLine);
  if (!/^---[ \t]*(\r?\n|$)/.test(rest)) return unreadable([{ line: fence, text: only('ends') }], '', bodyLine);

  const counter = new LineCounter();
  const source = linesOf(raw).join('\n');
  const document = parseDocument(source, { lineCounter: counter, stringKeys: true });
  const issues = yamlIssues(source, document).map((issue) => ({ ...issue, line: issue.line + shift }));
  if (issues.length > 0) return unreadable(issues, '', bodyLine);
  if (!isMap(document.contents) || document.contents.items.length === 0) {
    const way = 'There are no fields here. Write each on a line of its own: name, colon, space, value.';
    return unreadable([{ line: shift + 2, text: way }], body, bodyLine);
  }

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
  return { data: meantFields(document.toJS()), body, bodyLine, issues, lineOf, sourceOf };
}
