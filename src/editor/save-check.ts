/** What the content check says of an entry that is about to be saved. Runs in the browser. */
import { type ContentFiles, contentOf, declared, type Entry, idIn, LABEL } from '../content-check/content.ts';
import { type Issue, issueLine } from '../content-check/issues.ts';
import { issuesIn } from '../content-check/rules/index.ts';
import { childFields, type Field, type FieldSchema, fieldAt } from '../schemas/json-schema.ts';
import type { EditorContent } from './editor-content.ts';
import { remarksOn } from './remarks.ts';

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
  readonly refused: readonly string[];
  /** The field of the form that each of them is about. */
  readonly refusedFields: readonly string[];
  /** What does not fit other entries, as while two names are swapped: staff decide. */
  readonly apart: readonly string[];
  /** What may well be meant: staff decide. */
  readonly unusual: readonly string[];
  /** Fields that were still to confirm and have another value now, by their labels. */
  readonly confirmed: Readonly<Record<string, string>>;
}

const filesOf = ({ siteFiles }: EditorContent, texts: ReadonlyMap<string, string>): ContentFiles => ({
  names: [...texts.keys()].toSorted(),
  text: (name) => texts.get(name) ?? '',
  odd: [],
  siteFiles,
});

/** Every field of an entry, those of groups and rows too. */
function* everyField(node: FieldSchema): Generator<Field> {
  for (const field of childFields(node)) {
    yield field;
    yield* everyField(field.node);
  }
}

/** References are picked from a list, which has unpublished entries too; these are unknown here. */
const isReference = ({ file, field = '' }: Issue) =>
  declared.some(
    ({ folder, node }) => file.startsWith(`${LABEL}/${folder}/`) && node.properties?.[field]?.kind === 'reference',
  );

/** What the screen calls a file or folder of the content. */
function nameOnScreen(path: string, entries: readonly Entry[]): string {
  const entry = entries.find(({ file }) => file === path);
  if (entry && entry.collection.layout !== 'single') {
    const { collection, data, id } = entry;
    return `${collection.singular} “${data?.[collection.titleField] ?? id}”`;
  }
  const inside = `${path.slice(LABEL.length + 1).replace(/\/$/, '')}/`;
  const owner =
    declared.find((collection) => idIn(collection, inside.slice(0, -1)) !== undefined) ??
    declared.find(({ folder }) => inside.startsWith(`${folder}/`));
  return owner ? `“${owner.label}”` : path;
}

/** `specialDays, row 1, closed` as the form shows it: `Special days, row 1, Closed`. */
function fieldOnScreen(field: string, node: FieldSchema): string {
  const path: string[] = [];
  return field.replace(/[\w-]+(?: \d+)?/g, (step) => {
    if (step.startsWith('row ')) return step;
    path.push(step);
    return fieldAt(node, path)?.node.title ?? step;
  });
}

/** Names of fields in a sentence, alone as `publishOn` or in quotes as `"draft: true"`, by their labels. */
function fieldsOnScreen(text: string, node: FieldSchema): string {
  const labels = new Map([...everyField(node)].map((field) => [field.name, field.node.title]));
  return text.replace(/"(\w+)(?:: true)?"|\b([a-z]+[A-Z]\w*)\b/g, (written, quoted, bare) => {
    const label = labels.get(quoted ?? bare);
    return label ? `“${label}”` : written;
  });
}

/** An issue in a sentence with the names of the screen; one of another entry begins with what the screen calls that. */
function sentenceOf({ file, field = '', text }: Issue, own: string, entries: readonly Entry[]): string {
  const node = entries.find((entry) => entry.file === file)?.collection.node;
  const named = text.replace(/content\/[\w./-]*[\w-]/g, (path) =>
    path === own ? 'this entry' : nameOnScreen(path, entries),
  );
  const said = node ? fieldsOnScreen(named, node) : named;
  const label = node && field && fieldOnScreen(field, node);
  const sentence = issueLine({ file: '', field: label, text: said }).trim();
  if (file === own) return sentence;
  return `${nameOnScreen(file, entries)}${label ? ',' : ':'} ${sentence}`;
}

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
  const texts = new Map([...Object.entries(known.texts), ...own.map(({ name, text }) => [name, text] as const)]);
  const before = contentOf(filesOf(known, texts));
  const after = contentOf(filesOf(known, new Map([...texts, [saved.name, saved.text]])));
  const file = `${LABEL}/${saved.name}`;
  const old = new Set((await issuesIn(before, now)).map(issueLine));
  const issues = (await issuesIn(after, now)).filter((issue) => !isReference(issue));
  const isOwn = (issue: Issue) => issue.file === file && !issue.others;
  const said = (found: readonly Issue[]) => found.map((issue) => sentenceOf(issue, file, after.entries));
  const entryIn = (entries: readonly Entry[]) => entries.find((entry) => entry.file === file);
  return {
    refused: said(issues.filter(isOwn)),
    // Issues of the text under the fields name none.
    refusedFields: issues.filter(isOwn).map(({ field }) => field?.split(/[,.]/)[0] ?? 'body'),
    apart: said(issues.filter((issue) => !isOwn(issue) && !old.has(issueLine(issue)))),
    ...remarksOn(entryIn(before.entries), entryIn(after.entries), now),
  };
}
