/** What the content check says of an entry that is about to be saved. Runs in the browser. */
import { CONTENT_ROOT, type Content, contentOf, type Entry, ownerOf } from '../content-check/content.ts';
import type { Issue } from '../content-check/issue.ts';
import { formNames } from '../content-check/names.ts';
import { issueLine } from '../content-check/report.ts';
import { issuesIn } from '../content-check/rules/index.ts';
import { say } from '../content-check/sentences.ts';
import { fieldAt } from '../schemas/json-schema.ts';
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
  /** Mistakes in the entry itself: it is not saved. */
  readonly errors: readonly string[];
  /** The field of the form that each of them is about. */
  readonly errorFields: readonly string[];
  /** What does not fit other entries, as while two names are swapped: staff decide. */
  readonly conflicts: readonly string[];
  /** What may well be meant: staff decide. */
  readonly warnings: readonly string[];
  /** Fields that were still to confirm and have another value now, by their labels. */
  readonly resolvedPlaceholders: Readonly<Record<string, string>>;
}

const contentWith = (texts: EditorContent['texts'], siteFiles: readonly string[]): Content =>
  contentOf({ names: Object.keys(texts).toSorted(), text: (name) => texts[name] ?? '', invalidFiles: [], siteFiles });

/** References are picked from a list, which has unpublished entries too; these are unknown here. */
const isReference = ({ file, path = [] }: Issue) => {
  const owner = ownerOf(file);
  return owner !== undefined && fieldAt(owner.node, path)?.node.kind === 'reference';
};

/**
 * Images are not looked at: the form measures new ones.
 * @param known the content as the editor knows it
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
  const old = new Set((await issuesIn(before, now)).map(issueLine));
  const issues = (await issuesIn(after, now)).filter((issue) => !isReference(issue));
  const isOwn = (issue: Issue) => issue.file === file && !issue.others;
  const namesFor = formNames(file, after.entries);
  /** Of another entry, it begins with what the screen calls that. */
  const sentenceOf = (issue: Issue) => {
    const said = say(issue, namesFor);
    if (issue.file === file) return said;
    return `${namesFor(file).entry(issue.file)}${issue.path ? ',' : ':'} ${said}`;
  };
  const entryIn = (entries: readonly Entry[]) => entries.find((entry) => entry.file === file);
  return {
    errors: issues.filter(isOwn).map(sentenceOf),
    // Issues of the text under the fields name none.
    errorFields: issues.filter(isOwn).map(({ path = [] }) => String(path[0] ?? 'body')),
    conflicts: issues.filter((issue) => !isOwn(issue) && !old.has(issueLine(issue))).map(sentenceOf),
    ...confirmations(entryIn(before.entries), entryIn(after.entries), now),
  };
}
