import { type Field, fieldAt } from '../../schemas/json-schema.ts';
import { allCollections, type Content, type Entry, entriesOf, locationOf, textsOf } from '../content.ts';
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

/** Entries or facts that say what an earlier one says, each with that one. */
function repeated<T>(all: readonly T[], textOf: (one: T) => unknown): [one: T, earlier: T][] {
  const first = new Map<string, T>();
  return all.flatMap((one): [T, T][] => {
    const text = same(String(textOf(one) ?? ''));
    const earlier = first.get(text);
    if (text !== '' && !earlier) first.set(text, one);
    return earlier ? [[one, earlier]] : [];
  });
}

const sameWords = (entries: readonly Entry[]): Issue[] =>
  repeated(entries, ({ body }) => body).map(([{ file, bodyLine: line }, { file: other }]) => ({
    ...{ file, line, others: [other] },
    ...fault('sameWords', { other }),
  }));

const twice = (entries: readonly Entry[], field: string): Issue[] =>
  repeated(entries, ({ data }) => data?.[field]).map(([entry, { file: other }]) => ({
    ...{ ...locationOf(entry, [field]), others: [other] },
    ...fault('sameValue', { value: String(entry.data?.[field]), path: [field], other }),
  }));

/** Two facts with one label. */
function factsTwice(entry: Entry): Issue[] {
  const labels = textsOf(entry).filter(({ path: [list, , name] }) => list === 'facts' && name === 'label');
  return repeated(labels, ({ text }) => text).map(([{ path, text }]) => ({
    ...locationOf(entry, path),
    ...fault('itemTwice', { value: text }),
  }));
}

/** Two entries of a list with one name, two facts or slices alike, and two pages with one title or description. */
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
    ...entriesOf(entries, 'franchise-model').flatMap(factsTwice),
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

/** What is wrong with a name in `placeholders`: it is no field. */
export function placeholderFault(value: string, { node }: Field, { collection }: Entry): Fault | undefined {
  if (node.kind !== 'placeholders' || (value === 'body' && collection.body === 'required')) return undefined;
  const isKnown = value !== 'placeholders' && fieldAt(collection.node, value.split('.'));
  return isKnown ? undefined : fault('noPlaceholder', { value });
}
