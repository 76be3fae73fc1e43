/** What the content check says of an entry that is about to be saved. Runs in the browser. */
import { check } from '../content-check/check.ts';
import { CONTENT_ROOT, type Content, contentOf, type Entry, titleOf, valueAt } from '../content-check/content.ts';
import { type Issue, type Severity, sentenceOf } from '../content-check/issue.ts';
import { dayInIndia } from '../lib/site/publication.ts';
import { childFields, type Path } from '../schemas/json-schema.ts';
import type { EditorContent } from './editor-content.ts';
import { canonicalJson } from './entry-file.ts';

export interface SavedEntry {
  /** Its file within the content folder: `menu/boba/index.md`. */
  readonly name: string;
  /** The whole file. */
  readonly text: string;
}

export interface Verdict {
  /** The entry is not saved. */
  readonly errors: readonly string[];
  /** Shown in the form and in the line after the save. */
  readonly warnings: readonly string[];
}

function contentWith({ texts, siteFiles }: EditorContent, entry?: SavedEntry): Content {
  const all = entry ? { ...texts, [entry.name]: entry.text } : texts;
  return contentOf({ names: Object.keys(all).toSorted(), text: (name) => all[name] ?? '', siteFiles, partial: true });
}

/** Lines move while somebody edits. */
const keyOf = (issue: Issue) => `${issue.file} ${sentenceOf(issue)}`;

const differs = (before: Entry | undefined, after: Entry, path: Path) =>
  canonicalJson(valueAt(before?.data, path)) !== canonicalJson(valueAt(after.data, path));

/** Warnings about what has changed: valid, but probably unintended. */
function changeWarnings(before: Entry | undefined, after: Entry, now: Date): string[] {
  const { showUntil } = after.data ?? {};
  const isPast = typeof showUntil === 'string' && showUntil < dayInIndia(now) && differs(before, after, ['showUntil']);
  const fields = childFields(after.collection.node);
  const staleAlts = fields.flatMap(({ name, node: { kind } }, index) => {
    const alt = fields[index + 1];
    if (!before || kind !== 'image' || alt?.node.kind !== 'alt') return [];
    if (!differs(before, after, [name]) || differs(before, after, [alt.name])) return [];
    return [`The image is new, and its description is still “${after.data?.[alt.name]}”. Does it show that?`];
  });
  const isFigure = fields.some(
    ({ name, node: { kind } }) => (kind === 'rupees' || kind === 'lakhs') && differs(before, after, [name]),
  );
  const isUnchecked =
    after.collection.group === 'Franchise' && isFigure && !differs(before, after, ['figuresCheckedOn']);
  return [
    ...(isPast ? [`Show until: ${showUntil} is past, so visitors do not see this entry.`] : []),
    ...staleAlts,
    ...(isUnchecked ? ['Check all figures of the franchise page, and set “Figures checked on” to that day.'] : []),
  ];
}

/**
 * Checks an entry. Images are not looked at: the form measures new ones.
 * @param known the published content
 * @param opened the entry as it was opened, none for a new one
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
    warnings: [...sentences('warning'), ...(entry ? changeWarnings(entryOf(before), entry, now) : [])],
  };
}
