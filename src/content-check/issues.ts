/** One mistake in the content, in words an editor understands. */
export interface Issue {
  /** From the project's folder, with slashes: `content/menu/boba/index.md`. */
  readonly file: string;
  /** Counted from 1; none when the mistake is the file itself. */
  readonly line?: number | undefined;
  /** Name of the field, when it is about one. */
  readonly field?: string | undefined;
  /** What is wrong and the way out, in whole sentences. */
  readonly text: string;
  /** The files of other entries that it takes two to make: it may be put right there as well. */
  readonly others?: readonly string[] | undefined;
}

/** `content/menu/boba/index.md:6  price: "forty" is not a number. Write whole rupees, for example 40.` */
export function issueLine({ file, line, field, text }: Issue): string {
  // The name of a file keeps its small letter.
  const first = /^\S+\.\w+ /.test(text) ? text : text.charAt(0).toUpperCase() + text.slice(1);
  const words = field ? `${field}: ${text}` : first;
  return `${file}${line === undefined ? '' : `:${line}`}  ${words}`;
}

const byPlace = (a: Issue, b: Issue) =>
  a.file < b.file ? -1 : a.file > b.file ? 1 : (a.line ?? 0) - (b.line ?? 0) || 0;

/** Problems in the order of files and lines, each once. */
export function sorted(issues: readonly Issue[]): Issue[] {
  const once = new Map(issues.map((issue) => [issueLine(issue), issue]));
  return [...once.values()].sort(byPlace);
}

const count = (n: number, one: string, many: string) => `${n} ${n === 1 ? one : many}`;

/** All issues as one text: a block for each file, a blank line between files, the count at the end. */
export function report(issues: readonly Issue[], one = 'problem', many = 'problems'): string {
  const files = Map.groupBy(sorted(issues), ({ file }) => file);
  const blocks = [...files.values()].map((block) => block.map(issueLine).join('\n'));
  const total = `${count(issues.length, one, many)} in ${count(files.size, 'file', 'files')}.`;
  return [...blocks, total].join('\n\n');
}
