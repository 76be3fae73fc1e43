/** The content check in the browser, for the editor of the built site. */
import { type ContentFiles, declared, LABEL } from '../content-check/content.ts';
import type { Issue } from '../content-check/issues.ts';
import type { PublicContent } from './public-content.ts';
import { issuesOfSave, type SavedEntry, sentenceOf } from './save-check.ts';

/** References are picked from a list, which has unpublished entries too; these are unknown here. */
const isReference = ({ file, field = '' }: Issue) =>
  declared.some(
    ({ folder, node }) => file.startsWith(`${LABEL}/${folder}/`) && node.properties?.[field]?.kind === 'reference',
  );

/**
 * What is wrong with an entry, in sentences.
 * @param known the content as the site shows it
 * @param own what was saved since the page of the editor was opened
 */
export async function checkHere(
  { texts, siteFiles }: PublicContent,
  own: readonly SavedEntry[],
  saved: SavedEntry,
): Promise<string[]> {
  const all = new Map([...Object.entries(texts), ...own.map(({ name, text }) => [name, text] as const)]);
  const files: ContentFiles = {
    names: [...all.keys()].toSorted(),
    text: (name) => all.get(name) ?? '',
    odd: [],
    siteFiles,
  };
  const issues = await issuesOfSave(files, saved);
  return issues.filter((issue) => !isReference(issue)).map((issue) => sentenceOf(issue, saved.name));
}
