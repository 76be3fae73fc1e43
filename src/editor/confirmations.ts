/** What is no mistake in an entry that is about to be saved, and seldom meant. */
import type { Entry } from '../content-check/content.ts';
import { farDays } from '../content-check/published.ts';
import { dayInIndia } from '../lib/site/publication.ts';
import { childFields, fieldAt } from '../schemas/json-schema.ts';
import { meaning } from './entry-file.ts';
import type { Verdict } from './save-check.ts';

/** Words that the guide asks for care with: on health, on being the best, on earnings, and those of FSSAI's rules. */
const CAREFUL =
  /\b(?:cooling|healthy|good for|best|the first|natural|fresh|pure|original|traditional|authentic|profits?|guaranteed?)\b/giu;

/** Those words in a text, in small letters. */
export const carefulWords = (text: string): string[] => [...text.matchAll(CAREFUL)].map(([word]) => word.toLowerCase());

/** Careful words that were not there before. */
function newWords(before: Entry | undefined, after: Entry): string[] {
  const had = carefulWords(before?.text ?? '');
  const words = new Set(carefulWords(after.text).filter((word) => !had.includes(word)));
  return [...words].map((word) => `“${word}” is a word to be careful with. Is it true, and can it be shown?`);
}

const valueAt = (entry: Entry, path: string): unknown =>
  path.split('.').reduce<unknown>((at, step) => (at as Record<string, unknown> | undefined)?.[step], entry.data);

const differs = (before: Entry, after: Entry, path: string) =>
  meaning(valueAt(before, path)) !== meaning(valueAt(after, path));

/** An image that was replaced while its description was not. */
function sameDescription(before: Entry, after: Entry): string[] {
  const fields = childFields(after.collection.node);
  return fields.flatMap(({ name, node: { kind } }, index) => {
    const alt = fields[index + 1];
    if (kind !== 'image' || alt?.node.kind !== 'alt') return [];
    if (!differs(before, after, name) || differs(before, after, alt.name)) return [];
    return [`The image is new, and its description is still “${valueAt(after, alt.name)}”. Does it show that?`];
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
  const over =
    typeof showUntil === 'string' && showUntil < dayInIndia(now) && (!before || differs(before, after, 'showUntil'));
  const waiting: readonly string[] = before && Array.isArray(placeholders) ? placeholders : [];
  const labelOf = (path: string) => fieldAt(after.collection.node, path.split('.'))?.node.title;
  return {
    warnings: [
      ...(over ? [`Show until: ${showUntil} is past, so visitors do not see this entry.`] : []),
      ...farDays(after, now)
        .filter(({ path }) => !before || differs(before, after, path.join('.')))
        .map(({ value }) => `${value} is more than two years ahead. Is that meant?`),
      ...(before ? sameDescription(before, after) : []),
      ...newWords(before, after),
    ],
    // The long text is no field, and the editor of the built site does not know it.
    resolvedPlaceholders: Object.fromEntries(
      waiting.flatMap((path) => {
        const label = labelOf(path);
        return before && label && differs(before, after, path) ? [[path, label]] : [];
      }),
    ),
  };
}
