import { isEvasion } from '../../lib/format/answers.ts';
import type { Path } from '../../schemas/json-schema.ts';
import { type Content, type Entry, fieldIssue } from '../content.ts';
import type { Issue } from '../issues.ts';

/** The words for an open answer, as content/wording/franchise.md has them. */
export const undecidedWords = ({ entries }: Content): string =>
  String(entries.find(({ collection }) => collection.name === 'wording-franchise')?.data?.['notDecided'] ?? '');

function evasion(entry: Entry, path: Path, value: unknown, words: string): Issue[] {
  if (typeof value !== 'string' || !isEvasion(value)) return [];
  const text = `"${value}" is no answer. Write what holds, or "${words}" while that is open.`;
  return [fieldIssue(entry, path, text)];
}

/** Facts and terms that send the reader away. */
export function answerRule(content: Content): Issue[] {
  const words = undecidedWords(content);
  return content.entries.flatMap((entry): Issue[] => {
    const { collection, data } = entry;
    if (collection.name === 'franchise-model') {
      const facts: unknown = data?.['facts'];
      return (Array.isArray(facts) ? facts : []).flatMap((fact: unknown, index) =>
        evasion(entry, ['facts', index, 'value'], (Object(fact) as { value?: unknown }).value, words),
      );
    }
    if (collection.name !== 'terms') return [];
    return evasion(entry, ['answer'], data?.['answer'], words);
  });
}
