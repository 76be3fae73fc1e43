import { defaultLabels, type Overrides } from '../../labels.ts';
import { isEvasion, isUndecided } from '../../lib/format/answers.ts';
import type { CollectionName } from '../../schemas/index.ts';
import { type Content, entriesOf, locationOf, textsOf } from '../content.ts';
import { fault, type Issue } from '../issue.ts';

/** The words for an open answer. */
export function undecidedWords({ entries }: Content): string {
  const overrides: Overrides = entriesOf(entries, 'wording')[0]?.data ?? {};
  return String(overrides.franchise?.notDecided ?? defaultLabels.franchise.notDecided);
}

/** The field of a collection that answers a question. */
const ANSWERS: Partial<Record<CollectionName, string>> = {
  'franchise-model': 'value',
  terms: 'answer',
  counter: 'answer',
};

/** Answers that send the reader away. What is not decided yet may say so among facts and terms, and waits at the counter. */
export function answerRule(content: Content): Issue[] {
  const words = undecidedWords(content);
  return content.entries.flatMap((entry) => {
    const open = entry.collection.name === 'counter' ? undefined : words;
    return textsOf(entry)
      .filter(({ path }) => path.at(-1) === ANSWERS[entry.collection.name])
      .filter(({ text }) => (isUndecided(text, words) ? !open : isEvasion(text)))
      .map(({ text, path }) => ({ ...locationOf(entry, path), ...fault('noAnswer', { value: text, open }) }));
  });
}
