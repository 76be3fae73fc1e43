/** What is worth a look in the content and stops nothing: `npm run check:publish` prints it last. */
import { formatDay } from '../../lib/format/day.ts';
import { dayInIndia, isPublished } from '../../lib/site/publication.ts';
import { readBodies } from '../bodies.ts';
import { type Content, type Entry, fieldIssue, textsOf } from '../content.ts';
import type { Places } from '../files/check.ts';
import { readContent } from '../files/read.ts';
import { type Issue, sorted } from '../issues.ts';
import { placeholdersOf, written } from '../rules/filled.ts';
import { unusedImages } from '../rules/images.ts';

const DAY = 86_400_000;
/** Letters of a text under the dashes; a longer one makes its card or slide much taller than the others. */
const LONGEST_BODY: Readonly<Record<string, number>> = { reviews: 400, questions: 700 };

const of = ({ entries }: Content, name: string) => entries.filter(({ collection }) => collection.name === name);

/** What carries the day it was last checked, and after how many days it is worth another look. */
const CHECKED = [
  { collection: 'franchise-model', field: 'figuresCheckedOn', what: 'the figures were', most: 180 },
  { collection: 'terms', field: 'checkedOn', what: 'this answer was', most: 365 },
] as const;

function oldAnswers(content: Content, now: Date): Issue[] {
  return CHECKED.flatMap(({ collection, field, what, most }) =>
    of(content, collection).flatMap((entry) => {
      const days = Math.floor((now.getTime() - Date.parse(String(entry.data?.[field]))) / DAY);
      if (!(days > most)) return [];
      const text = `${what} last checked ${days} days ago. Check again and write today's date.`;
      return [fieldIssue(entry, [field], text)];
    }),
  );
}

/** Notices whose last day is over. */
const endedNotices = (content: Content, today: string): Issue[] =>
  of(content, 'notices').flatMap((notice) => {
    const until = notice.data?.['showUntil'];
    if (typeof until !== 'string' || until >= today) return [];
    const text = `this notice ended on ${formatDay(until)}. Give it new days for the next time, or delete it.`;
    return [fieldIssue(notice, ['showUntil'], text)];
  });

/** The shop's calendar, when no holiday is ahead in it. */
const noSpecialDay = (content: Content, today: string): Issue[] =>
  of(content, 'hours').flatMap((hours) => {
    const days = (hours.data?.['specialDays'] ?? []) as readonly { readonly date?: unknown }[];
    if (days.some(({ date }) => typeof date === 'string' && date >= today)) return [];
    const text = 'no special day is ahead. Add the next holiday, or the next day with other hours.';
    return [fieldIssue(hours, ['specialDays'], text)];
  });

/** Groups of the gallery that nobody sees although they have images, and groups without one. */
function hiddenGroups(content: Content, now: Date): Issue[] {
  const shown = of(content, 'gallery').filter(({ data }) => data && isPublished(data, now));
  return of(content, 'gallery-groups').flatMap((group) => {
    if (!group.data) return [];
    const images = shown.filter(({ data }) => data?.['group'] === group.id).length;
    const line = group.lineOf(['title']);
    if (!isPublished(group.data, now)) {
      if (images === 0) return [];
      const many = images === 1 ? '1 published image' : `${images} published images`;
      const text = `This group is a draft or still to come, and hides its ${many}. Publish the group, or move the images.`;
      return [{ file: group.file, line, text }];
    }
    const text =
      'No published image is in this group, so the gallery leaves it out. Add one, or make the group a draft.';
    return images === 0 ? [{ file: group.file, line, text }] : [];
  });
}

/** Menu items that nobody sees because their category is hidden. */
function hiddenItems(content: Content, now: Date): Issue[] {
  const shown = of(content, 'categories').filter(({ data }) => data && isPublished(data, now));
  return of(content, 'menu').flatMap((item) => {
    const category = item.data?.['category'];
    if (!item.data || !isPublished(item.data, now) || shown.some(({ id }) => id === category)) return [];
    const text = `the category "${category}" is a draft, still to come or over, and hides this item. Publish the category, or choose another one.`;
    return [fieldIssue(item, ['category'], text)];
  });
}

/** Placeholders such as {from} that a text leaves out: its own words no longer follow what they stand for. */
function leftOut(entry: Entry): Issue[] {
  return textsOf(entry).flatMap(({ field, path, text: value }) => {
    const missing = placeholdersOf(field).filter((name) => !value.includes(`{${name}}`));
    if (missing.length === 0) return [];
    const text = `"${value}" leaves out ${written(missing, 'and')}. Write it where the words should follow the rest of the content.`;
    return [fieldIssue(entry, path, text)];
  });
}

/** Fields in which the brand name is typed by hand, and stays when the name changes. */
function typedName(entry: Entry, brand: unknown): Issue[] {
  if (typeof brand !== 'string') return [];
  return textsOf(entry).flatMap(({ field, path }) => {
    if (entry.collection.name === 'site' && field.name === 'name') return [];
    if (!entry.sourceOf(path)?.includes(brand)) return [];
    const text = `"${brand}" is typed by hand here. Write {name}, which becomes the brand name.`;
    return [fieldIssue(entry, path, text)];
  });
}

function longBody({ collection, file, body, bodyLine }: Entry): Issue[] {
  const most = LONGEST_BODY[collection.name];
  const letters = body.trim().length;
  if (most === undefined || letters <= most) return [];
  const text = `This text has ${letters} letters, and more than ${most} make its card much taller than the others. Shorten it if you can.`;
  return [{ file, line: bodyLine, text }];
}

/**
 * Everything worth a look in the content, in the order of files and lines.
 * @param now decides what is published, and how old figures are
 */
export async function contentRemarks({ content: root }: Places, now = new Date()): Promise<Issue[]> {
  const content = readContent(root);
  const brand = of(content, 'site')[0]?.data?.['name'];
  return sorted([
    ...(await unusedImages(content, await readBodies(content))),
    ...oldAnswers(content, now),
    ...endedNotices(content, dayInIndia(now)),
    ...noSpecialDay(content, dayInIndia(now)),
    ...hiddenItems(content, now),
    ...hiddenGroups(content, now),
    ...content.entries.flatMap(leftOut),
    ...content.entries.flatMap((entry) => typedName(entry, brand)),
    ...content.entries.flatMap(longBody),
  ]);
}
