/** What is worth a look in the content and stops nothing: `npm run check:publish` prints it last. */
import { isDay } from '../../lib/format/day.ts';
import { dayInIndia, isPublished } from '../../lib/site/publication.ts';
import { valuesOf } from '../../schemas/json-schema.ts';
import { CONTENT_ROOT, type Content, type Entry, entriesOf, locationOf, textsOf } from '../content.ts';
import type { ProjectPaths } from '../files/check.ts';
import { readContent } from '../files/read.ts';
import { fault, type Issue } from '../issue.ts';
import { readBodies } from '../markdown.ts';
import { farDays, publicationOf } from '../published.ts';
import { sorted } from '../report.ts';
import { unusedImages } from '../rules/images.ts';
import { placeholdersOf } from '../rules/texts.ts';

const DAY = 86_400_000;

/** What carries the day it was last checked, and after how many days it is worth another look. */
const CHECKED = [
  { collection: 'franchise-model', field: 'figuresCheckedOn', most: 180 },
  { collection: 'terms', field: 'checkedOn', most: 365 },
] as const;

const oldFigures = (content: Content, now: Date): Issue[] =>
  CHECKED.flatMap(({ collection, field, most }) =>
    entriesOf(content.entries, collection).flatMap((entry) => {
      const days = Math.floor((now.getTime() - Date.parse(String(entry.data?.[field]))) / DAY);
      return days > most ? [{ ...locationOf(entry, [field]), ...fault('figuresOld', { days }) }] : [];
    }),
  );

/** Entries that nobody sees because their category or group is hidden. */
function hiddenWithOthers({ entries }: Content, now: Date): Issue[] {
  const today = dayInIndia(now);
  const isShown = (entry: Entry) => !entry.data || isPublished(publicationOf(entry), today);
  return entries.filter(isShown).flatMap((entry) =>
    [...valuesOf(entry.collection.node, entry.data)].flatMap(({ field: { node }, path, value }) => {
      const other = entries.find(({ collection, id }) => collection.name === node.collection && id === value);
      if (!other || isShown(other)) return [];
      return [{ ...locationOf(entry, path), ...fault('hiddenWith', { other: other.file }) }];
    }),
  );
}

/** Special days and seasons that are over: of last year, or with its number. */
function overDays({ entries }: Content, now: Date): Issue[] {
  const today = dayInIndia(now);
  return entriesOf(entries, 'hours').flatMap((entry) =>
    [...valuesOf(entry.collection.node, entry.data)].flatMap(({ field: { name }, path, value }) =>
      ['date', 'until'].includes(name) && isDay(value) && value < today
        ? [{ ...locationOf(entry, path), ...fault('isOver', { value }) }]
        : [],
    ),
  );
}

/** Placeholders such as {from} that a text leaves out: its own words no longer follow what they stand for. */
const leftOut = (entry: Entry): Issue[] =>
  textsOf(entry).flatMap(({ field, path, text: value }) => {
    const missing = placeholdersOf(field).filter((name) => !value.includes(`{${name}}`));
    return missing.length > 0 ? [{ ...locationOf(entry, path), ...fault('placesLeftOut', { value, missing }) }] : [];
  });

/**
 * Everything worth a look in the content, in the order of files and lines.
 * @param now decides what is published, and how old figures are
 */
export function contentWarnings({ content: root }: ProjectPaths, now = new Date()): Issue[] {
  const content = readContent(root);
  const unused = unusedImages(content, readBodies(content));
  return sorted([
    ...unused.map((name) => ({ file: `${CONTENT_ROOT}/${name}`, ...fault('imageUnused') })),
    ...oldFigures(content, now),
    ...hiddenWithOthers(content, now),
    ...overDays(content, now),
    ...content.entries.flatMap(leftOut),
    ...content.entries.flatMap((entry) =>
      farDays(entry, now).map(({ path, value }) => ({ ...locationOf(entry, path), ...fault('farAhead', { value }) })),
    ),
  ]);
}
