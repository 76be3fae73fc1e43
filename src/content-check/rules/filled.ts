import type { Field } from '../../schemas/json-schema.ts';
import { didYouMean } from '../suggestions.ts';

const PLACE = /\{(\w*)\}/g;
const placesOf = (text: string) => [...text.matchAll(PLACE)].map((match) => match[1] ?? '');

/** The names that a field fills in, which its description says: `n` for `{n}`. */
export const placeholdersOf = ({ node }: Field): string[] => placesOf(node.description ?? '');

/** Names as editors write them: `{from} or {to}`. */
export const written = (names: readonly string[], between = 'or'): string =>
  names.map((name) => `{${name}}`).join(` ${between} `);

/**
 * What is wrong with places such as `{n}` in a value: the visitor would read the braces where nothing is filled in.
 * Which places a field has, its description says.
 */
export function filledFault(value: string, field: Field): string | undefined {
  const known = placeholdersOf(field);
  if (known.length === 0) {
    const place = ['line', 'text', 'alt'].includes(field.node.kind ?? '') && /\{\w+\}/.exec(value)?.[0];
    return place ? `nothing is filled in for ${place} here. Write the words themselves.` : undefined;
  }
  const loose = /\{\{?[^{}]*\}?\}|\{+\w*|\w*\}/.exec(value.replace(/\{\w+\}/g, ''))?.[0] ?? /\{\{/.exec(value)?.[0];
  if (loose)
    return `${loose} is shown as it is written. Write ${written(known)}, without spaces and with one brace on each side.`;
  const wrong = placesOf(value).find((name) => !known.includes(name));
  if (wrong === undefined) return undefined;
  const hint = didYouMean(wrong, known).replace(/mean (\w+)/, 'mean {$1}');
  return `nothing is filled in for {${wrong}}.${hint || ` Write ${written(known)}.`}`;
}
