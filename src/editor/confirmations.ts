/** What is no mistake in an entry that is about to be saved, and seldom meant. */
import { type Entry, valueAt } from '../content-check/content.ts';
import { farDays } from '../content-check/published.ts';
import { dayInIndia } from '../lib/site/publication.ts';
import { childFields, fieldAt, type Path } from '../schemas/json-schema.ts';
import { meaning } from './entry-file.ts';
import type { Verdict } from './save-check.ts';

/** Words that the guide asks for care with: on health, on being the best, on earnings, and those of FSSAI's rules. */
const CAREFUL =
  /\b(?:cooling|healthy|good for|best|the first|natural|fresh|pure|original|traditional|authentic|profits?|guaranteed?)\b/giu;

/** Those words in an entry, in small letters. */
const carefulWords = (entry: Entry | undefined): Set<string> =>
  new Set(Array.from(entry?.text.matchAll(CAREFUL) ?? [], ([word]) => word.toLowerCase()));

/** Careful words that were not there before. */
const newWords = (before: Entry | undefined, after: Entry): string[] =>
  Array.from(
    carefulWords(after).difference(carefulWords(before)),
    (word) => `“${word}” is a word to be careful with. Is it true, and can it be shown?`,
  );

const differs = (before: Entry | undefined, after: Entry, path: Path) =>
  meaning(valueAt(before?.data, path)) !== meaning(valueAt(after.data, path));

/** An image that was replaced while its description was not. */
function sameDescription(before: Entry | undefined, after: Entry): string[] {
  const fields = childFields(after.collection.node);
  return fields.flatMap(({ name, node: { kind } }, index) => {
    const alt = fields[index + 1];
    if (kind !== 'image' || alt?.node.kind !== 'alt') return [];
    if (!differs(before, after, [name]) || differs(before, after, [alt.name])) return [];
    return [`The image is new, and its description is still “${after.data?.[alt.name]}”. Does it show that?`];
  });
}

/**
 * @param before the entry as it was, unless it is new
 * @param after the entry as it would be saved
 */
export function confirmations(
  before: Entry | undefined,
  after: Entry | undefined,
  now: Date,
): Pick<Verdict, 'warnings' | 'resolvedPlaceholders'> {
  if (!after?.data) return { warnings: [], resolvedPlaceholders: {} };
  const { showUntil, placeholders } = after.data;
  const over = typeof showUntil === 'string' && showUntil < dayInIndia(now) && differs(before, after, ['showUntil']);
  const waiting: readonly string[] = before && Array.isArray(placeholders) ? placeholders : [];
  return {
    warnings: [
      ...(over ? [`Show until: ${showUntil} is past, so visitors do not see this entry.`] : []),
      ...farDays(after, now)
        .filter(({ path }) => differs(before, after, path))
        .map(({ value }) => `${value} is more than two years ahead. Is that meant?`),
      ...sameDescription(before, after),
      ...newWords(before, after),
    ],
    // The long text is no field, and the editor of the built site does not know it.
    resolvedPlaceholders: Object.fromEntries(
      waiting.flatMap((name) => {
        const path = name.split('.');
        const label = fieldAt(after.collection.node, path)?.node.title;
        return label && differs(before, after, path) ? [[name, label]] : [];
      }),
    ),
  };
}
