/** Content issues: the problem, its place and how to fix it. */
import type { Path } from '../schemas/json-schema.ts';

/** An `error` stops the save and the build; a `warning` is only shown. */
export type Severity = 'error' | 'warning';

export interface Issue {
  /** Path from the project's folder: `content/menu/boba/index.md`. */
  readonly file: string;
  /** Counted from 1; undefined when the issue concerns the whole file. */
  readonly line?: number | undefined;
  /** Path of the field, if the issue concerns one. */
  readonly path?: Path | undefined;
  /** Title of that field in form and guide, `Opening hours, row 1, Closes`; otherwise empty. */
  readonly label: string;
  /** Full sentences: the problem, then the fix. */
  readonly text: string;
  /** Files of the other entries involved. */
  readonly others?: readonly string[];
  readonly severity: Severity;
}

const LONGEST = 60;

/** Quotes a text for a message, shortened if it is long; other values get no quotes. */
export function quote(value: unknown): string {
  const text = String(value);
  const short = text.length > LONGEST ? `${text.slice(0, LONGEST - 1)}…` : text;
  return typeof value === 'string' ? `"${short}"` : short;
}

const orList = new Intl.ListFormat('en-GB', { type: 'disjunction' });

/** `classic, special or premium` */
export const oneOf = (words: readonly string[]): string => orList.format(words);

/** Label and text, as in the form: `Price: "forty" is not a number.` */
export const sentenceOf = ({ label, text }: Issue): string => (label ? `${label}: ${text}` : text);

/** `content/menu/boba/index.md:4  Price: "forty" is not a number. Write whole rupees, for example 40.` */
export const issueLine = (issue: Issue): string =>
  `${issue.file}${issue.line === undefined ? '' : `:${issue.line}`}  ${sentenceOf(issue)}`;

/** Sorts issues by file and line, and drops duplicates. */
export function sortIssues(issues: readonly Issue[]): Issue[] {
  const once = new Map(issues.map((issue) => [issueLine(issue), issue]));
  const byLocation = (a: Issue, b: Issue) =>
    a.file < b.file ? -1 : a.file > b.file ? 1 : (a.line ?? 0) - (b.line ?? 0);
  return [...once.values()].sort(byLocation);
}

export const errorsIn = (issues: readonly Issue[]): Issue[] => issues.filter(({ severity }) => severity === 'error');
export const warningsIn = (issues: readonly Issue[]): Issue[] =>
  issues.filter(({ severity }) => severity === 'warning');

/** Prints issues as text: one block a file, then the count. */
export function report(issues: readonly Issue[], one = 'problem', many = 'problems'): string {
  const files = Map.groupBy(sortIssues(issues), ({ file }) => file);
  const blocks = [...files.values()].map((block) => block.map(issueLine).join('\n'));
  const count = (n: number, single: string, plural: string) => `${n} ${n === 1 ? single : plural}`;
  const total = `${count(issues.length, one, many)} in ${count(files.size, 'file', 'files')}.`;
  return [...blocks, total].join('\n\n');
}
