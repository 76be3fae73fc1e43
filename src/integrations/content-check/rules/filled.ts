import { didYouMean } from '../nearest.ts';
import type { Problem } from '../problems.ts';
import type { Content } from '../read.ts';
import { pathText, valuesOf } from '../schema-fields.ts';

const PLACE = /\{(\w*)\}/g;
const placesOf = (text: string) => [...text.matchAll(PLACE)].map((match) => match[1] ?? '');

/**
 * Places such as `{n}` that nothing fills in, in sentences where others are filled in: the visitor would read the
 * braces. Which places a field has, its description says.
 */
export function filledRule({ entries }: Content): Problem[] {
  return entries.flatMap((entry) =>
    [...valuesOf(entry.collection.schema, entry.data)].flatMap(({ field, path, value }): Problem[] => {
      const known = placesOf(field.meta?.description ?? '');
      if (typeof value !== 'string') return [];
      const loose =
        value.replace(/\{\w+\}/g, '').match(/\{\{?[^{}]*\}?\}/)?.[0] ?? (/\{\{/.test(value) ? '{{' : undefined);
      if (loose && known.length > 0) {
        const text = `${loose} is shown as it is written. Write ${known.map((name) => `{${name}}`).join(' or ')}, without blanks and with one brace on each side.`;
        return [{ file: entry.file, line: entry.lineOf(path), field: pathText(path), text }];
      }
      if (known.length === 0) {
        const place = /\{\w+\}/.exec(value)?.[0];
        if (!place || !['line', 'text', 'alt'].includes(field.meta?.kind ?? '')) return [];
        const text = `nothing is filled in for ${place} here. Write the words themselves.`;
        return [{ file: entry.file, line: entry.lineOf(path), field: pathText(path), text }];
      }
      const wrong = placesOf(value).find((name) => !known.includes(name));
      if (wrong === undefined) return [];
      const hint = didYouMean(wrong, known).replace(/mean (\w+)/, 'mean {$1}');
      const text = `nothing is filled in for {${wrong}}.${hint || ` Write ${known.map((name) => `{${name}}`).join(' or ')}.`}`;
      return [{ file: entry.file, line: entry.lineOf(path), field: pathText(path), text }];
    }),
  );
}
