/** Runs the content check on an entry before a save, in the browser. */
import { check } from '../content-check/check.ts';
import { CONTENT_ROOT, type Content, contentOf, type Entry, titleOf } from '../content-check/content.ts';
import { type Issue, type Severity, sentenceOf } from '../content-check/issue.ts';
import { childFields } from '../schemas/json-schema.ts';
import type { EditorContent } from './editor-content.ts';

export interface SavedEntry {
  /** Path within the content folder: `menu/boba/index.md`. */
  readonly name: string;
  /** The whole file. */
  readonly text: string;
}

export interface Verdict {
  /** These prevent the save. */
  readonly errors: readonly string[];
  /** Shown in the form, and in the status message after the save. */
  readonly warnings: readonly string[];
}

function contentWith({ texts, siteFiles }: EditorContent, entry?: SavedEntry): Content {
  const all = entry ? { ...texts, [entry.name]: entry.text } : texts;
  return contentOf({ names: Object.keys(all).toSorted(), text: (name) => all[name] ?? '', siteFiles, partial: true });
}

/** Identifies an issue without its line, which changes as the entry is edited. */
const keyOf = (issue: Issue) => `${issue.file} ${sentenceOf(issue)}`;

/** Warnings about changes that are valid, but probably unintended. */
function changeWarnings(before: Entry | undefined, { collection, data }: Entry): string[] {
  const hasChanged = (name: string) => data?.[name] !== before?.data?.[name];
  const fields = childFields(collection.node);
  const staleAlts = fields.flatMap(({ name, node: { kind } }, index) => {
    const alt = fields[index + 1];
    if (!before || kind !== 'image' || alt?.node.kind !== 'alt') return [];
    if (!hasChanged(name) || hasChanged(alt.name)) return [];
    return [`The image is new, and its description is still “${data?.[alt.name]}”. Does it show that?`];
  });
  const isFigure = fields.some(({ name, node: { kind } }) => /rupees|lakhs/.test(kind ?? '') && hasChanged(name));
  const isUnchecked = collection.group === 'Franchise' && isFigure && !hasChanged('figuresCheckedOn');
  return [
    ...staleAlts,
    ...(isUnchecked ? ['Check all figures of the franchise page, and set “Figures checked on” to that day.'] : []),
  ];
}

/**
 * Checks an entry, except for its images.
 * @param known the published content
 * @param opened the entry as it was opened; undefined for a new one
 */
export function checkSave(
  known: EditorContent,
  opened: SavedEntry | undefined,
  saved: SavedEntry,
  now = new Date(),
): Verdict {
  const before = contentWith(known, opened);
  const after = contentWith(known, saved);
  const file = `${CONTENT_ROOT}/${saved.name}`;
  const old = new Set(check(before, now).map(keyOf));
  const issues = check(after, now).filter(
    (issue) => (issue.file === file && issue.severity === 'error') || !old.has(keyOf(issue)),
  );
  const entryOf = ({ entries }: Content, name = file) => entries.find((entry) => entry.file === name);
  const sentence = (issue: Issue) => {
    const other = issue.file === file ? undefined : entryOf(after, issue.file);
    return other ? `${titleOf(other)}: ${sentenceOf(issue)}` : sentenceOf(issue);
  };
  const sentences = (severity: Severity) => issues.filter((issue) => issue.severity === severity).map(sentence);
  const entry = entryOf(after);
  return {
    errors: sentences('error'),
    warnings: [...sentences('warning'), ...(entry ? changeWarnings(entryOf(before), entry) : [])],
  };
}
