/** Issues of the content: what is wrong, where, and what to do about it. */
import type { Path } from '../schemas/json-schema.ts';

/** An `error` stops the save and the build; a `warning` is shown and stops nothing. */
export type Severity = 'error' | 'warning';

export interface Issue {
  /** From the project's folder, with slashes: `content/menu/boba/index.md`. */
  readonly file: string;
  /** Counted from 1; none when the issue is about the file as a whole. */
  readonly line?: number | undefined;
  /** The field, where the issue is about one. */
  readonly path?: Path | undefined;
  /** The title of that field as form and guide have it, `Opening hours, row 1, Closes`; otherwise empty. */
  readonly label: string;
  /** Full sentences: the problem, then the way out. */
  readonly text: string;
  /** Files of other entries that take part in the issue. */
  readonly others?: readonly string[];
  readonly severity: Severity;
}

const LONGEST = 60;

/** A value as somebody wrote it, in quotes unless it is a number, and cut where it is long. */
export function quoted(value: unknown): string {
  const text = String(value);
  const short = text.length > LONGEST ? `${text.slice(0, LONGEST - 1)}…` : text;
  return typeof value === 'string' ? `"${short}"` : short;
}

const orList = new Intl.ListFormat('en-GB', { type: 'disjunction' });

/** `classic, special or premium` */
export const oneOf = (words: readonly string[]): string => orList.format(words);

/** The label and the text, as the form shows them: `Price: "forty" is not a number.` */
export const sentenceOf = ({ label, text }: Issue): string => (label ? `${label}: ${text}` : text);

/** `content/menu/boba/index.md:4  Price: "forty" is not a number. Write whole rupees, for example 40.` */
export const issueLine = (issue: Issue): string =>
  `${issue.file}${issue.line === undefined ? '' : `:${issue.line}`}  ${sentenceOf(issue)}`;

/** Issues in the order of files and lines, each once. */
export function sorted(issues: readonly Issue[]): Issue[] {
  const once = new Map(issues.map((issue) => [issueLine(issue), issue]));
  const byLocation = (a: Issue, b: Issue) =>
    a.file < b.file ? -1 : a.file > b.file ? 1 : (a.line ?? 0) - (b.line ?? 0);
  return [...once.values()].sort(byLocation);
}

export const errorsIn = (issues: readonly Issue[]): Issue[] => issues.filter(({ severity }) => severity === 'error');
export const warningsIn = (issues: readonly Issue[]): Issue[] =>
  issues.filter(({ severity }) => severity === 'warning');

/** All issues as one text: a block for each file, a blank line between files, the count at the end. */
export function report(issues: readonly Issue[], one = 'problem', many = 'problems'): string {
  const files = Map.groupBy(sorted(issues), ({ file }) => file);
  const blocks = [...files.values()].map((block) => block.map(issueLine).join('\n'));
  const count = (n: number, single: string, plural: string) => `${n} ${n === 1 ? single : plural}`;
  const total = `${count(issues.length, one, many)} in ${count(files.size, 'file', 'files')}.`;
  return [...blocks, total].join('\n\n');
}
