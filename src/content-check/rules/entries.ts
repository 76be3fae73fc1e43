/** Rules across entries: references, names, lists, sums, dates. */
import { addDays } from '../../lib/format/day.ts';
import { dayInIndia } from '../../lib/site/publication.ts';
import {
  allCollections,
  CONTENT_ROOT,
  type Content,
  type Entry,
  entriesOf,
  entryIssue,
  fieldIssue,
  filePattern,
  textsOf,
  titleOf,
} from '../content.ts';
import { type Issue, quote } from '../issue.ts';

const fileIssue = (name: string, ...rest: [text: string, severity?: Issue['severity']]) =>
  entryIssue({ file: `${CONTENT_ROOT}/${name}` }, undefined, ...rest);

/** Reports names that differ only in case, files that no collection reads, and required collections without entries. */
export function fileRule({ files, entries, others }: Content): Issue[] {
  if (files.partial) return [];
  const first = new Map<string, string>();
  const clashes = files.names.flatMap((name) => {
    const other = first.get(name.normalize().toLowerCase());
    first.set(name.normalize().toLowerCase(), name);
    return other
      ? fileIssue(
          name,
          `The name differs from ${other} in capitals only, and many computers keep only one. Rename one.`,
        )
      : [];
  });
  const unread = others.filter((name) => /\.mdx?$/i.test(name) && name.includes('/'));
  const missing = allCollections.filter(
    (collection) => !collection.mayBeEmpty && !entries.some((entry) => entry.collection === collection),
  );
  return [
    ...clashes,
    ...unread.map((name) =>
      fileIssue(name, 'The site does not read this file. Look at its name and folder.', 'warning'),
    ),
    ...missing.map((collection) =>
      collection.layout === 'single'
        ? entryIssue(
            { file: filePattern(collection) },
            undefined,
            'This file is missing, and the site needs it. Put it back.',
          )
        : fileIssue(
            `${collection.folder}/`,
            `There is no ${collection.singular.toLowerCase()} left. Keep one; it may be hidden.`,
          ),
    ),
  ];
}

/** Reports references to missing entries; only a warning in the editor, which does not load hidden entries. */
export function referenceRule({ files, entries }: Content): Issue[] {
  return entries.flatMap((entry) =>
    textsOf(entry).flatMap(({ text, field: { node }, path }) => {
      const list = node.kind === 'reference' && allCollections.find(({ name }) => name === node.collection);
      if (!list) return [];
      const ids = entries.filter(({ collection }) => collection === list).map(({ id }) => id);
      if (ids.includes(text)) return [];
      return files.partial
        ? fieldIssue(entry, path, `${quote(text)} is not on the site yet. This entry is shown once it is.`, 'warning')
        : fieldIssue(entry, path, `There is no ${quote(text)} in ${list.label}. There are ${ids.join(', ')}.`);
    }),
  );
}

const sameWords = (text: string) => text.toLocaleLowerCase('en-IN').replace(/[\s.!?]+/g, '');

/** Reports published entries that have the same value in a field as an earlier entry. */
function repeated(entries: readonly Entry[], field: string): Issue[] {
  const first = new Map<string, Entry>();
  return entries.flatMap((entry) => {
    const value = String(entry.data?.[field] ?? '');
    const other = first.get(sameWords(value));
    if (!other) first.set(sameWords(value), entry);
    if (!other || value === '') return [];
    const text = `${titleOf(other)} has the same. Visitors cannot tell them apart: change one of them.`;
    return { ...fieldIssue(entry, [field], text, 'warning'), others: [other.file] };
  });
}

/** Reports menu items, categories or pages that have the same name. */
export function duplicateRule(shown: readonly Entry[]): Issue[] {
  const pages = shown.filter(({ collection }) => collection.folder === 'pages');
  const categories = entriesOf(shown, 'categories');
  return [...repeated(entriesOf(shown, 'menu'), 'name'), ...repeated(categories, 'title'), ...repeated(pages, 'title')];
}

/** Reports lists whose entries are all hidden. */
export function hiddenRule({ entries }: Content, shown: readonly Entry[]): Issue[] {
  const has = (among: readonly Entry[], name: string) => among.some(({ collection }) => collection.name === name);
  const empty = allCollections.filter(({ layout, mayBeEmpty, name }) => {
    return layout !== 'single' && !mayBeEmpty && has(entries, name) && !has(shown, name);
  });
  return empty.map(({ folder, label }) =>
    fileIssue(`${folder}/`, `Nothing of ${label} is shown: all of it is hidden, over or still to come.`, 'warning'),
  );
}

/** Compares the headline estimate of the franchise page with the sum of the costs, both in lakhs. */
export function estimateRule({ entries }: Content, shown: readonly Entry[]): Issue[] {
  const [model] = entriesOf(entries, 'franchise-model');
  const [from, to] = [model?.data?.['estimateFrom'], model?.data?.['estimateTo']].map(Number);
  const costs = entriesOf(shown, 'investment');
  const sum = costs.reduce((total, { data }) => total + Number(data?.['value']), 0) / 100_000;
  // `schemaRule` reports values that are not numbers.
  const fits = from === undefined || to === undefined || !(sum < from || sum > to);
  if (!model || fits || costs.length === 0) return [];
  const text = `The costs add up to ${Number(sum.toFixed(2))} lakhs, and the estimate is ${from} to ${to}. Change the costs or the estimate.`;
  return [fieldIssue(model, [sum < from ? 'estimateFrom' : 'estimateTo'], text, 'warning')];
}

/** Dates further ahead probably have a wrong year. */
const FAR_AHEAD_DAYS = 730;

/** Reports dates that are probably wrong. */
export function dateRule({ entries }: Content, now: Date): Issue[] {
  const today = dayInIndia(now);
  const far = addDays(today, FAR_AHEAD_DAYS);
  return entries.flatMap((entry) =>
    textsOf(entry).flatMap(({ text: day, field: { name, node }, path }) => {
      const warn = (text: string) => fieldIssue(entry, path, text, 'warning');
      if (node.kind !== 'date') return [];
      if (day > far && name !== 'showUntil') return warn(`${day} is more than two years ahead. Check the year.`);
      const isNeverShown = name === 'showUntil' && day < String(entry.data?.['publishOn'] ?? '');
      return isNeverShown
        ? warn('This day is before “Show from”, so the entry is never shown. Change one of the two.')
        : [];
    }),
  );
}
