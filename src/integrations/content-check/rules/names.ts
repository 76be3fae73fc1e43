import { fieldAt, valuesOf } from '../../../schemas/nodes.ts';
import type { Content, Entry } from '../content.ts';
import type { Issue } from '../issues.ts';
import { didYouMean } from '../nearest.ts';

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
    return [{ file: entry.file, line: entry.lineOf([field]), field, text }];
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

/** References to entries that do not exist. */
export function referenceRule({ entries }: Content): Issue[] {
  return entries.flatMap((entry) =>
    [...valuesOf(entry.collection.node, entry.data)].flatMap(({ field, path, value }) => {
      if (field.node.kind !== 'reference' || typeof value !== 'string') return [];
      const target = field.node.collection;
      const known = entries.filter(({ collection }) => collection.name === target).map(({ id }) => id);
      if (known.includes(value)) return [];
      const hint = didYouMean(value, known) || ` There are ${known.join(', ')}.`;
      return [
        {
          file: entry.file,
          line: entry.lineOf(path),
          field: field.name,
          text: `there is no "${value}" in content/${target}.${hint}`,
        },
      ];
    }),
  );
}

/** Names in `placeholders` that are no fields. */
export function placeholderRule({ entries }: Content): Issue[] {
  return entries.flatMap((entry) => {
    const names = entry.data?.['placeholders'];
    if (!Array.isArray(names)) return [];
    return names.flatMap((name: unknown, index) => {
      const path = String(name).split('.');
      const body = name === 'body' && entry.collection.body === 'required';
      if (body || (name !== 'placeholders' && fieldAt(entry.collection.node, path))) return [];
      const known = Object.keys(entry.data ?? {}).filter((key) => key !== 'placeholders');
      const text = `"${name}" is no field of this file.${didYouMean(String(name), [...known, 'body'])} Take the line away, or name a field.`;
      return [{ file: entry.file, line: entry.lineOf(['placeholders', index]), field: 'placeholders', text }];
    });
  });
}
