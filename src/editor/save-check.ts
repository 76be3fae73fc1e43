/** What the content check says of an entry that is about to be saved. Runs in browsers too. */
import { type ContentFiles, contentOf, declared, idIn, LABEL } from '../content-check/content.ts';
import { type Issue, issueLine } from '../content-check/issues.ts';
import { issuesIn } from '../content-check/rules/index.ts';

/** An entry as it would be saved. */
export interface SavedEntry {
  /** Its file within the content folder, as `menu/boba/index.md`. */
  readonly name: string;
  /** The whole file. */
  readonly text: string;
}

/** The content with an entry as it would be saved. */
const withSaved = (files: ContentFiles, saved: SavedEntry): ContentFiles => ({
  ...files,
  names: [...new Set([...files.names, saved.name])].toSorted(),
  text: (name) => (name === saved.name ? saved.text : files.text(name)),
});

/**
 * The issues of the entry itself, and those that it brings to others. Images are not looked at: a new one is not there yet.
 * @param files the content before
 */
export async function issuesOfSave(files: ContentFiles, saved: SavedEntry, now = new Date()): Promise<Issue[]> {
  const { images: _, ...before } = files;
  const known = new Set((await issuesIn(contentOf(before), now)).map(issueLine));
  const after = await issuesIn(contentOf(withSaved(before, saved)), now);
  return after.filter((issue) => issue.file === `${LABEL}/${saved.name}` || !known.has(issueLine(issue)));
}

/**
 * An issue in a sentence, with the label of its field; one of another entry begins with what the editor calls that.
 * @param name the file that is saved, within the content folder
 */
export function sentenceOf(issue: Issue, name: string): string {
  const file = issue.file.slice(LABEL.length + 1);
  const owner = declared.find((collection) => idIn(collection, file) !== undefined);
  if (!owner) return issueLine(issue);
  const { field = '', text } = issue;
  const top = field.split(/[.,]/)[0] ?? '';
  const label = owner.node.properties?.[top]?.title;
  const sentence = issueLine({ file: '', field: label && label + field.slice(top.length), text }).trim();
  if (file === name) return sentence;
  const entry = owner.layout === 'single' ? owner.label : `${owner.singular} ${idIn(owner, file)}`;
  return `${entry}${label ? ',' : ':'} ${sentence}`;
}
