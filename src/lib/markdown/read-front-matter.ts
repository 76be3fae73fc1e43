/** Takes an entry apart: the fields between the dashes and the text under them, with the lines of the file. */
import { extractFrontmatter, parseFrontmatter } from '@astrojs/markdown-remark';
import { isMap, isScalar, LineCounter, type Node, parseDocument } from 'yaml';
import type { Path } from '../../schemas/nodes.ts';
import { readEntryText } from './front-matter.ts';
import { type Finding, yamlFindings } from './yaml-findings.ts';

export interface FrontMatter {
  /** The fields; undefined when they cannot be read, and `findings` says why. */
  readonly data: Record<string, unknown> | undefined;
  /** The text under the fields as the build renders it. */
  readonly body: string;
  /** The line of the file that `body` begins on. */
  readonly bodyLine: number;
  readonly findings: readonly Finding[];
  /** The line of a field, or of the nearest group above it when it is not there. */
  lineOf(path: Path): number;
  /** A value as it is written, with its quotes. */
  sourceOf(path: Path): string | undefined;
}

/** The lines of a file, however they end, without the mark that some editors put before the first. */
export const linesOf = (text: string): string[] => text.replace(/^\uFEFF/, '').split(/\r?\n/);

const lineCount = (text: string) => text.split('\n').length;

const unreadable = (findings: Finding[], body = '', bodyLine = 1): FrontMatter => ({
  data: undefined,
  body,
  bodyLine,
  findings,
  lineOf: () => 1,
  sourceOf: () => undefined,
});

/** Why no block of fields was found, where an editor would look for it. */
function withoutFields(text: string): Finding {
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

/** Days and times that YAML reads as another moment than the one that is written. */
function dayFindings(
  value: unknown,
  sourceOf: (path: Path) => string | undefined,
  lineOf: (path: Path) => number,
  path: Path = [],
): Finding[] {
  if (value instanceof Date) {
    const written = sourceOf(path) ?? '';
    if (written === value.toISOString().slice(0, 10)) return [];
    const text = /^\d{4}-\d\d-\d\d$/.test(written)
      ? `"${written}" is not in the calendar. Write year, month and day, for example 2027-01-14.`
      : `${written} is read as a moment in time. Write a day alone, for example 2027-01-14, or put the text in quotes: "${written}".`;
    return [{ line: lineOf(path), field: path.filter((step) => typeof step === 'string').join('.'), text }];
  }
  if (value === null || typeof value !== 'object') return [];
  const inner = Array.isArray(value) ? [...value.entries()] : Object.entries(value);
  return inner.flatMap(([step, item]) => dayFindings(item, sourceOf, lineOf, [...path, step]));
}

/**
 * @param text the whole file
 * @param addresses names of the fields that hold a web address
 */
export function readFrontMatter(text: string, addresses: readonly string[] = []): FrontMatter {
  const raw = extractFrontmatter(text);
  const start = text.indexOf(`---${raw}`);
  if (raw === undefined || text.trimStart().startsWith('+++')) return unreadable([withoutFields(text)]);
  const shift = lineCount(text.slice(0, start)) - 1;
  const fence = shift + lineCount(raw);
  const rest = text.slice(start + 3 + raw.length);
  const bodyLine =
    fence + (/\S/.test(rest.slice(3)) ? lineCount(/^[\s\uFEFF]*/.exec(rest.slice(3))?.[0] ?? '') - 1 : 1);
  const lines = linesOf(raw);
  const counter = new LineCounter();
  const source = lines.join('\n');
  const document = parseDocument(source, { lineCounter: counter });

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

  const findings: Finding[] = [];
  if (!/^[ \t]*\r?\n/.test(raw))
    findings.push({ line: shift + 1, text: 'Only three dashes may stand on the line that begins the fields.' });
  if (!/^---[ \t]*(\r?\n|$)/.test(rest))
    findings.push({ line: fence, text: 'Only three dashes may stand on the line that ends the fields.' });
  if (findings.length === 0) {
    const own = yamlFindings(lines, document, addresses);
    findings.push(...own.map((finding) => ({ ...finding, line: finding.line + shift })));
  }
  if (findings.length > 0) return unreadable(findings, '', bodyLine);
  try {
    const { fields, body } = readEntryText(text);
    const { frontmatter } = parseFrontmatter(text);
    findings.push(...dayFindings(frontmatter, sourceOf, lineOf));
    if (Object.keys(frontmatter).length === 0 || Array.isArray(document.toJS())) {
      const way = 'There are no fields here. Write each on a line of its own: name, colon, space, value.';
      findings.push({ line: shift + 2, text: way });
    }
    if (findings.length > 0) return unreadable(findings, body, bodyLine);
    return { data: fields, body, bodyLine, findings, lineOf, sourceOf };
  } catch (error) {
    const { mark, reason = '' } = error as { mark?: { line: number }; reason?: string };
    return unreadable([{ line: (mark?.line ?? 0) + shift + 1, text: unreadableLine(reason) }], '', bodyLine);
  }
}

const unreadableLine = (reason: string) =>
  `This line cannot be read (${reason}). Check it against the examples in content/README.md.`;
