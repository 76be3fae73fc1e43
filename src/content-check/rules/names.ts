import { type Field, fieldAt } from '../../schemas/json-schema.ts';
import { type Content, type Entry, fieldIssue } from '../content.ts';
import type { Issue } from '../issues.ts';
import { didYouMean } from '../suggestions.ts';

const same = (text: string) => text.normalize('NFC').trim().replace(/\s+/g, ' ').toLocaleLowerCase('en-IN');

function twice(entries: readonly Entry[], field: string): Issue[] {
  const first = new Map<string, Entry>();
  return entries.flatMap((entry) => {
    const value = entry.data?.[field];
    if (typeof value !== 'string' || value.trim() === '') return [];
    const earlier = first.get(same(value));
    first.set(same(value), earlier ?? entry);
    if (!earlier) return [];
    const text = `"${value}" is also the ${field} of ${earlier.file}. Give one of them another.`;
    return [{ ...fieldIssue(entry, [field], text), others: [earlier.file] }];
  });
}

/** Two entries of a list with one name, and two pages with one title or description. */
export function duplicateRule({ entries }: Content): Issue[] {
  const pages = entries.filter(({ collection }) => collection.folder === 'pages');
  const lists = Map.groupBy(
    entries.filter(({ collection }) => collection.layout !== 'single'),
    ({ collection }) => collection,
  );
  return [
    // Two people may have one name.
    ...[...lists].flatMap(([{ name, titleField }, members]) => (name === 'reviews' ? [] : twice(members, titleField))),
    ...['title', 'description'].flatMap((field) => twice(pages, field)),
  ];
}

/** What is wrong with a reference to another entry. */
export function referenceFault(value: string, { node }: Field, { entries }: Content): string | undefined {
  if (node.kind !== 'reference') return undefined;
  const known = entries.filter(({ collection }) => collection.name === node.collection).map(({ id }) => id);
  if (known.includes(value)) return undefined;
  return `there is no "${value}" in content/${node.collection}.${didYouMean(value, known) || ` There are ${known.join(', ')}.`}`;
}

/** Names in `placeholders` that are no fields. */
export function placeholderRule({ entries }: Content): Issue[] {
  return entries.flatMap((entry) => {
    const names = entry.data?.['placeholders'];
    if (!Array.isArray(names)) return [];
    return names.flatMap((name: unknown, index) => {
      // The schema reports what is no text.
      if (typeof name !== 'string') return [];
      const path = name.split('.');
      const body = name === 'body' && entry.collection.body === 'required';
      if (body || (name !== 'placeholders' && fieldAt(entry.collection.node, path))) return [];
      const known = Object.keys(entry.data ?? {}).filter((key) => key !== 'placeholders');
      const text = `"${name}" is no field of this file.${didYouMean(name, [...known, 'body'])} Remove the line, or name a field.`;
      return [{ ...fieldIssue(entry, ['placeholders', index], text), field: 'placeholders' }];
    });
  });
}
