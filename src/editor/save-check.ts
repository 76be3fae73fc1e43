/** Checks an entry that is about to be saved against the content that the editor knows. Runs in the browser. */
import { check } from '../content-check/check.ts';
import { CONTENT_ROOT, type Content, contentOf, titleOf } from '../content-check/content.ts';
import { type Issue, sentenceOf } from '../content-check/issue.ts';
import { confirmations } from './confirmations.ts';
import type { EditorContent } from './editor-content.ts';

/** An entry as it would be saved. */
export interface SavedEntry {
  /** Its file within the content folder, as `menu/boba/index.md`. */
  readonly name: string;
  /** The whole file. */
  readonly text: string;
}

/** Sentences about an entry that is about to be saved. */
export interface Verdict {
  /** Issues that refuse the save. */
  readonly errors: readonly string[];
  /** The field of the form that each of them is about; `body` for the long text. */
  readonly errorFields: readonly string[];
  /** Issues that may be meant: staff decide. */
  readonly warnings: readonly string[];
  /** Fields that were still to confirm and have another value now, by their labels. */
  readonly resolvedPlaceholders: Readonly<Record<string, string>>;
}

const contentWith = (texts: EditorContent['texts'], siteFiles: readonly string[]): Content =>
  contentOf({ names: Object.keys(texts).toSorted(), text: (name) => texts[name] ?? '', siteFiles, partial: true });

/** Lines move while somebody edits. */
const keyOf = (issue: Issue) => `${issue.file} ${sentenceOf(issue)}`;

/**
 * @param known the content as the editor knows it: no hidden entries, no images
 * @param own what was saved since the page of the editor was opened
 */
export async function checkSave(
  known: EditorContent,
  own: readonly SavedEntry[],
  saved: SavedEntry,
  now = new Date(),
): Promise<Verdict> {
  const texts = { ...known.texts, ...Object.fromEntries(own.map(({ name, text }) => [name, text])) };
  const before = contentWith(texts, known.siteFiles);
  const after = contentWith({ ...texts, [saved.name]: saved.text }, known.siteFiles);
  const file = `${CONTENT_ROOT}/${saved.name}`;
  const old = new Set(check(before, now).map(keyOf));
  const isOwn = (issue: Issue) => issue.file === file;
  const issues = check(after, now).filter(
    (issue) => (isOwn(issue) && issue.severity === 'error') || !old.has(keyOf(issue)),
  );
  const entryIn = ({ entries }: Content, name: string) => entries.find((entry) => entry.file === name);
  const sentence = (issue: Issue) => {
    const other = isOwn(issue) ? undefined : entryIn(after, issue.file);
    return other ? `${titleOf(other)}: ${sentenceOf(issue)}` : sentenceOf(issue);
  };
  const errors = issues.filter(({ severity }) => severity === 'error');
  const confirmed = confirmations(entryIn(before, file), entryIn(after, file), now);
  return {
    errors: errors.map(sentence),
    errorFields: errors.map(({ path = [] }) => String(path[0] ?? 'body')),
    warnings: [...issues.filter(({ severity }) => severity === 'warning').map(sentence), ...confirmed.warnings],
    resolvedPlaceholders: confirmed.resolvedPlaceholders,
  };
}
