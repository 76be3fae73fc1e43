/** What is worth a look in the content and stops nothing: `npm run check:publish` prints it last. */
import { isPublished } from '../../lib/content/publication.ts';
import { readBodies } from './bodies.ts';
import type { Places } from './check.ts';
import { type Issue, sorted } from './issues.ts';
import { type Content, type Entry, readContent } from './read.ts';
import { placeholdersOf, written } from './rules/filled.ts';
import { unusedPictures } from './rules/pictures.ts';
import { pathText, valuesOf } from './schema-fields.ts';

const DAY = 86_400_000;
/** After a quarter, prices of equipment and glassware have usually moved. */
const FIGURES_DAYS = 90;
/** Letters of a text under the dashes; a longer one makes its card or slide much taller than the others. */
const LONGEST_BODY: Readonly<Record<string, number>> = { reviews: 400, questions: 700 };

const of = ({ entries }: Content, name: string) => entries.filter(({ collection }) => collection.name === name);

function oldFigures(content: Content, now: Date): Issue[] {
  return of(content, 'franchise-model').flatMap((entry) => {
    const field = 'figuresCheckedOn';
    const days = Math.floor((now.getTime() - Date.parse(String(entry.data?.[field]))) / DAY);
    if (!(days > FIGURES_DAYS)) return [];
    const text = `the figures were last checked ${days} days ago. Check them and write today's date.`;
    return [{ file: entry.file, line: entry.lineOf([field]), field, text }];
  });
}

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

/**
 * Placeholders such as {from} that a text leaves out: its own words no longer follow what they stand for. {name} may
 * be left out, but not typed by hand.
 */
function leftOut(entry: Entry, brand: unknown): Issue[] {
  return [...valuesOf(entry.collection.schema, entry.data)].flatMap(({ field, path, value }) => {
    if (typeof value !== 'string') return [];
    const missing = placeholdersOf(field).filter(
      (name) => !value.includes(`{${name}}`) && (name !== 'name' || value.includes(String(brand))),
    );
    if (missing.length === 0) return [];
    const text = `"${value}" leaves out ${written(missing, 'and')}. Write it where the words should follow the rest of the content.`;
    return [{ file: entry.file, line: entry.lineOf(path), field: pathText(path), text }];
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
    ...(await unusedPictures(content, readBodies(content))),
    ...oldFigures(content, now),
    ...hiddenGroups(content, now),
    ...content.entries.flatMap((entry) => leftOut(entry, brand)),
    ...content.entries.flatMap(longBody),
  ]);
}
