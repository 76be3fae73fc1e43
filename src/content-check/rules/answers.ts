import { defaultLabels, type Overrides } from '../../labels.ts';
import { isEvasion } from '../../lib/format/answers.ts';
import type { CollectionName } from '../../schemas/index.ts';
import { type Content, entriesOf, locationOf, textsOf } from '../content.ts';
import { fault, type Issue } from '../issue.ts';

/** The words for an open answer. */
export function undecidedWords({ entries }: Content): string {
  const overrides: Overrides = entriesOf(entries, 'wording')[0]?.data ?? {};
  return String(overrides.franchise?.notDecided ?? defaultLabels.franchise.notDecided);
}

/** The field of a collection that answers a question. */
const ANSWERS: Partial<Record<CollectionName, string>> = { 'franchise-model': 'value', terms: 'answer' };

/** Facts and terms that send the reader away. */
export function answerRule(content: Content): Issue[] {
  const open = undecidedWords(content);
  return content.entries.flatMap((entry) =>
    textsOf(entry)
      .filter(({ text, path }) => path.at(-1) === ANSWERS[entry.collection.name] && isEvasion(text))
      .map(({ text, path }) => ({ ...locationOf(entry, path), ...fault('noAnswer', { value: text, open }) })),
  );
}
