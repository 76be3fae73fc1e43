import { isEvasion } from '../../lib/format/answers.ts';
import type { CollectionName } from '../../schemas/index.ts';
import { type Content, fieldIssue, textsOf } from '../content.ts';
import type { Issue } from '../issues.ts';

/** The words for an open answer, as content/wording/franchise.md has them. */
export const undecidedWords = ({ entries }: Content): string =>
  String(entries.find(({ collection }) => collection.name === 'wording-franchise')?.data?.['notDecided'] ?? '');

/** The field of a collection that answers a question. */
const ANSWERS: Partial<Record<CollectionName, string>> = { 'franchise-model': 'value', terms: 'answer' };

/** Facts and terms that send the reader away. */
export function answerRule(content: Content): Issue[] {
  const words = undecidedWords(content);
  return content.entries.flatMap((entry) =>
    textsOf(entry)
      .filter(({ text, path }) => path.at(-1) === ANSWERS[entry.collection.name] && isEvasion(text))
      .map(({ text, path }) =>
        fieldIssue(entry, path, `"${text}" is no answer. Write what holds, or "${words}" while that is open.`),
      ),
  );
}
