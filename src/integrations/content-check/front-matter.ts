/** Takes an entry apart: the fields between the dashes and the text under them. */
import { isMap, isScalar, isSeq, LineCounter, type Node, parseDocument } from 'yaml';
import { fences, linesOf } from '../../lib/build/front-matter.ts';
import type { Path } from './schema-fields.ts';
import { type Finding, yamlFindings } from './yaml-findings.ts';
import { misread } from './yaml-misread.ts';

export interface FrontMatter {
  /** The fields; undefined when they cannot be read, and `findings` says why. */
  readonly data: Record<string, unknown> | undefined;
  readonly body: string;
  /** The line of the file that `body` begins on. */
  readonly bodyLine: number;
  readonly findings: readonly Finding[];
  /** The line of a field, or of the nearest group above it when it is not there. */
  lineOf(path: Path): number;
  /** A value as it is written, with its quotes. */
  sourceOf(path: Path): string | undefined;
}

const unreadable = (findings: Finding[], body = '', bodyLine = 1): FrontMatter => ({
  data: undefined,
  body,
  bodyLine,
  findings,
  lineOf: () => 1,
  sourceOf: () => undefined,
});

/** Where a never-closed block of fields probably ends: after the last line that looks like a field. */
function lastField(lines: readonly string[], from: number): number {
  let last = from;
  for (let at = from + 1; at < lines.length; at++) {
    const line = lines[at] ?? '';
    if (/^\s*$/.test(line)) break;
    if (/^(\s+\S|-\s|[\w-]+:(\s|$))/.test(line)) last = at;
  }
  return last;
}

/** @param text the whole file */
export function readFrontMatter(text: string): FrontMatter {
  const lines = linesOf(text);
  const first = lines.findIndex((line) => line.trim() !== '');
  if (first < 0) return unreadable([{ line: 1, text: 'The file is empty. Fill it, or delete it.' }]);
  const { start, end } = fences(lines);
  if (start < 0) {
    const way = 'The first line must be three dashes, ---, and a second line of three dashes ends the fields.';
    return unreadable([{ line: first + 1, text: way }]);
  }
  if (end < 0) {
    const last = lastField(lines, start);
    const way = `The fields begin here and never end. Put a line with only --- after line ${last + 1}.`;
    return unreadable([{ line: start + 1, text: way }]);
  }
  const fields = lines.slice(start + 1, end);
  const [body, bodyLine] = [lines.slice(end + 1).join('\n'), end + 2];
  const shift = start + 1;
  const counter = new LineCounter();
  const source = `${fields.join('\n')}\n`;
  const document = parseDocument(source, { lineCounter: counter });
  const unread = yamlFindings(fields, document);
  const found = unread.length > 0 ? unread : misread(fields, document);
  const findings = found.map((finding) => ({ ...finding, line: finding.line + shift }));
  if (!/^---\s*$/.test(lines[end] ?? '')) {
    findings.push({ line: end + 1, text: 'Only three dashes may stand on the line that ends the fields.' });
  }
  if (findings.length > 0) return unreadable(findings, body, bodyLine);

  const lineAt = (offset: number | undefined) => (offset === undefined ? 1 : counter.linePos(offset).line + shift);
  const find = (path: Path) => {
    let node: unknown = document.contents;
    let line = shift;
    for (const step of path) {
      if (isMap(node)) {
        const pair = node.items.find(({ key }) => isScalar(key) && key.value === step);
        if (!pair) return { line, node: undefined };
        line = lineAt((pair.key as Node).range?.[0]);
        node = pair.value;
      } else if (isSeq(node)) {
        node = node.items[Number(step)];
        line = lineAt((node as Node | undefined)?.range?.[0]);
      } else return { line, node: undefined };
    }
    return { line, node };
  };
  const data: unknown = document.toJS() ?? {};
  if (typeof data !== 'object' || data === null || Array.isArray(data)) {
    const way = 'There are no fields here. Write each on a line of its own: name, colon, space, value.';
    return unreadable([{ line: shift + 1, text: way }], body, bodyLine);
  }
  return {
    data: data as Record<string, unknown>,
    body,
    bodyLine,
    findings: [],
    lineOf: (path) => find(path).line,
    sourceOf: (path) => {
      const range = (find(path).node as Node | undefined)?.range;
      return range ? source.slice(range[0], range[1]) : undefined;
    },
  };
}
