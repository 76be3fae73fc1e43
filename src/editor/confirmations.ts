/** Warnings before a save that compare an entry with the one before it. */
import { type Entry, valueAt } from '../content-check/content.ts';
import { dayInIndia } from '../lib/site/publication.ts';
import { childFields, fieldAt, type Path } from '../schemas/json-schema.ts';
import { meaning } from './entry-file.ts';
import type { Verdict } from './save-check.ts';

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
      ...sameDescription(before, after),
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
