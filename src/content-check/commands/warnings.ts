/** What is worth a look in the content and stops nothing: `npm run check:publish` prints it last. */
import { dayInIndia, isPublished } from '../../lib/site/publication.ts';
import type { CollectionName } from '../../schemas/index.ts';
import type { Field } from '../../schemas/json-schema.ts';
import { CONTENT_ROOT, type Content, type Entry, entriesOf, locationOf, textsOf } from '../content.ts';
import type { ProjectPaths } from '../files/check.ts';
import { readContent } from '../files/read.ts';
import { type Fault, fault, type Issue, issuesAt } from '../issue.ts';
import { readBodies } from '../markdown.ts';
import { farDays, publicationOf } from '../published.ts';
import { sorted } from '../report.ts';
import { unusedImages } from '../rules/images.ts';
import { placeholdersOf } from '../rules/texts.ts';

const DAY = 86_400_000;

/** What carries the day it was last checked, and after how many days it is worth another look. */
const CHECKED: Partial<Record<CollectionName, readonly [field: string, days: number]>> = {
  'franchise-model': ['figuresCheckedOn', 180],
  terms: ['checkedOn', 365],
};

/** As many menu items, reviews and photos as `tests/scale.ts` has tried. */
const TRIED = 200;

/** Lists that are longer than any that was tried. */
const longLists = ({ entries: all }: Content): Issue[] =>
  (['menu', 'reviews', 'gallery'] as const).flatMap((name) => {
    const entries = entriesOf(all, name).length;
    if (entries <= TRIED) return [];
    return [{ file: `${CONTENT_ROOT}/${name}/`, ...fault('moreThanTried', { entries, most: TRIED }) }];
  });

/** What is worth a look in one value: figures that are old, days that are over, words left out, what is hidden. */
function textFaults(value: string, field: Field, entry: Entry, { entries }: Content, now: Date): (Fault | undefined)[] {
  const { name, node } = field;
  const today = dayInIndia(now);
  const [checked, most = 0] = CHECKED[entry.collection.name] ?? [];
  const days = Math.floor((now.getTime() - Date.parse(value)) / DAY);
  const missing = placeholdersOf(field).filter((place) => !value.includes(`{${place}}`));
  const isShown = (one: Entry) => !one.data || isPublished(publicationOf(one), today);
  const other = entries.find(({ collection, id }) => collection.name === node.collection && id === value);
  return [
    name === checked && days > most ? fault('figuresOld', { days }) : undefined,
    // Special days of last year, or with its number.
    ['date', 'until'].includes(name) && value < today ? fault('isOver', { value }) : undefined,
    // Without {from}, its own words no longer follow what it stands for.
    missing.length > 0 ? fault('placesLeftOut', { value, missing }) : undefined,
    other && isShown(entry) && !isShown(other) ? fault('hiddenWith', { other: other.file }) : undefined,
  ];
}

/**
 * Everything worth a look in the content, in the order of files and lines.
 * @param now decides what is published, and how old figures are
 */
export function contentWarnings({ content: root }: ProjectPaths, now = new Date()): Issue[] {
  const content = readContent(root);
  const unused = unusedImages(content, readBodies(content));
  return sorted([
    ...unused.map((name) => ({ file: `${CONTENT_ROOT}/${name}`, ...fault('imageUnused') })),
    ...longLists(content),
    ...content.entries.flatMap((entry) => [
      ...textsOf(entry).flatMap(({ text, field, path }) =>
        textFaults(text, field, entry, content, now).flatMap((wrong) => issuesAt(locationOf(entry, path), wrong)),
      ),
      ...farDays(entry, now).map(({ path, value }) => ({
        ...locationOf(entry, path),
        ...fault('farAhead', { value }),
      })),
    ]),
  ]);
}
