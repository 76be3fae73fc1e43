import { type Field, fieldAt } from '../../schemas/json-schema.ts';
import { allCollections, type Content, type Entry, entriesOf, locationOf } from '../content.ts';
import { type Fault, fault, type Issue } from '../issue.ts';
import { nearest } from '../nearest.ts';

const same = (text: string) =>
  text
    .normalize('NFC')
    .replace(/[.!?\s]+$/, '')
    .trim()
    .replace(/\s+/g, ' ')
    .toLocaleLowerCase('en-IN');

/** In letters: two questions may both be answered "Yes, we do." */
const SHORT = 40;

/** Texts with the same words. */
function sameWords(entries: readonly Entry[]): Issue[] {
  const first = new Map<string, string>();
  return entries.flatMap(({ body, bodyLine: line, file }) => {
    const other = first.get(same(body));
    first.set(same(body), other ?? file);
    return other && body ? [{ file, line, ...fault('sameWords', { other }), others: [other] }] : [];
  });
}

function twice(entries: readonly Entry[], field: string): Issue[] {
  const first = new Map<string, Entry>();
  return entries.flatMap((entry) => {
    const value = entry.data?.[field];
    if (typeof value !== 'string' || value.trim() === '') return [];
    const earlier = first.get(same(value));
    first.set(same(value), earlier ?? entry);
    if (!earlier) return [];
    const other = earlier.file;
    const wrong = fault('sameValue', { value, path: [field], other });
    return [{ ...locationOf(entry, [field]), ...wrong, others: [other] }];
  });
}

/** Two entries of a list with one name, two slices of one colour, and two pages with one title or description. */
export function duplicateRule({ entries }: Content): Issue[] {
  const pages = entries.filter(({ collection }) => collection.folder === 'pages');
  const lists = Map.groupBy(
    entries.filter(({ collection }) => collection.layout !== 'single'),
    ({ collection }) => collection,
  );
  return [
    ...[...lists].flatMap(([{ name, titleField }, members]) => [
      // Two people may have one name.
      ...(name === 'reviews' ? [] : twice(members, titleField)),
      ...sameWords(name === 'reviews' ? members : members.filter(({ body }) => body.length > SHORT)),
    ]),
    ...twice(entriesOf(entries, 'investment'), 'colour'),
    ...['title', 'description'].flatMap((field) => twice(pages, field)),
  ];
}

/** What is wrong with a reference to another entry. */
export function referenceFault(value: string, { node }: Field, { entries }: Content): Fault | undefined {
  if (node.kind !== 'reference') return undefined;
  const target = allCollections.find(({ name }) => name === node.collection);
  const others = entries.filter(({ collection }) => collection === target);
  const known = others.map(({ id }) => id);
  if (!target || known.includes(value)) return undefined;
  // Its title in the place of its name; spaces are hyphens by now.
  const titled = others.find(({ data }) => same(String(data?.[target.titleField]).replaceAll(' ', '-')) === value)?.id;
  return fault('noReference', { value, meant: titled ?? nearest(value, known), collection: target.name, known });
}

/** Names in `placeholders` that are no fields. */
export function placeholderRule({ entries }: Content): Issue[] {
  return entries.flatMap((entry) => {
    const names = entry.data?.['placeholders'];
    if (!Array.isArray(names)) return [];
    return names.flatMap((value: unknown, index): Issue[] => {
      // The schema reports what is no text.
      if (typeof value !== 'string') return [];
      const body = value === 'body' && entry.collection.body === 'required';
      if (body || (value !== 'placeholders' && fieldAt(entry.collection.node, value.split('.')))) return [];
      return [
        { ...locationOf(entry, ['placeholders', index]), path: ['placeholders'], ...fault('noPlaceholder', { value }) },
      ];
    });
  });
}
