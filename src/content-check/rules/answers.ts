import { labels } from '../../labels.ts';
import { isEvasion, isUndecided } from '../../lib/format/answers.ts';
import type { CollectionName } from '../../schemas/index.ts';
import type { Field } from '../../schemas/json-schema.ts';
import type { Entry } from '../content.ts';
import { type Fault, fault } from '../issue.ts';

/** The words for an open answer. */
export const undecidedWords = (): string => labels.franchise.notDecided;

/** The field of a collection that answers a question. */
const ANSWERS: Partial<Record<CollectionName, string>> = {
  'franchise-model': 'value',
  terms: 'answer',
  counter: 'answer',
};

/** What sends the reader away. What is not decided yet may say so among facts and terms, and waits at the counter. */
export function answerFault(text: string, { name }: Field, { collection }: Entry, words: string): Fault | undefined {
  if (name !== ANSWERS[collection.name]) return undefined;
  const open = collection.name === 'counter' ? undefined : words;
  const isNone = isUndecided(text, words) ? !open : isEvasion(text);
  return isNone ? fault('noAnswer', { value: text, open }) : undefined;
}
