/** Issues as lines of text, for people at a file. */
import type { Issue } from './issue.ts';
import { fileNames } from './names.ts';
import { say } from './sentences.ts';

/** `content/menu/boba/index.md:6  price: "forty" is not a number. Write whole rupees, for example 40.` */
export const issueLine = (issue: Issue): string =>
  `${issue.file}${issue.line === undefined ? '' : `:${issue.line}`}  ${say(issue, fileNames)}`;

const byLocation = (a: Issue, b: Issue) =>
  a.file < b.file ? -1 : a.file > b.file ? 1 : (a.line ?? 0) - (b.line ?? 0) || 0;

/** Issues in the order of files and lines, each once. */
export function sorted(issues: readonly Issue[]): Issue[] {
  const once = new Map(issues.map((issue) => [issueLine(issue), issue]));
  return [...once.values()].sort(byLocation);
}

const count = (n: number, one: string, many: string) => `${n} ${n === 1 ? one : many}`;

/** All issues as one text: a block for each file, a blank line between files, the count at the end. */
export function report(issues: readonly Issue[], one = 'problem', many = 'problems'): string {
  const files = Map.groupBy(sorted(issues), ({ file }) => file);
  const blocks = [...files.values()].map((block) => block.map(issueLine).join('\n'));
  const total = `${count(issues.length, one, many)} in ${count(files.size, 'file', 'files')}.`;
  return [...blocks, total].join('\n\n');
}
