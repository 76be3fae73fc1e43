/** No day breaks the site: an entry that begins or ends never makes the check refuse the content. */
import { expect, test } from 'vitest';
import { check } from '~/content-check/check';
import { allCollections, textsOf } from '~/content-check/content';
import { readContent } from '~/content-check/files/read';
import { errorsIn, issueLine } from '~/content-check/issue';
import { addDays } from '~/lib/format/day';
import { endAllLists } from '../support/drafts';
import { Folder, PROJECT } from './folder';

const noonOf = (day: string) => new Date(`${day}T06:30:00Z`);
const errorsOn = (folder: Folder, day: string) =>
  errorsIn(check(readContent(folder.root, PROJECT), noonOf(day))).map(issueLine);

test('reports no error on any day on which an entry begins or ends, nor on the day after', () => {
  using folder = Folder.fixture();
  const days = readContent(folder.root, PROJECT).entries.flatMap((entry) =>
    textsOf(entry).flatMap(({ text, field }) => (field.node.kind === 'date' ? [text] : [])),
  );
  const all = new Set(days.flatMap((day) => [day, addDays(day, 1)]));
  expect(all.size).toBeGreaterThan(10);
  for (const day of all) expect([day, errorsOn(folder, day)]).toEqual([day, []]);
});

test('warns of each list whose entries have all ended, without an error', () => {
  using folder = Folder.fixture();
  endAllLists(folder, '2027-01-31');
  expect(errorsOn(folder, '2027-02-01')).toEqual([]);
  const warned = check(readContent(folder.root, PROJECT), noonOf('2027-02-01')).filter(({ text }) =>
    /^Nothing of /.test(text),
  );
  const lists = allCollections.filter(({ layout, mayBeEmpty }) => layout !== 'single' && !mayBeEmpty);
  expect(warned.map(({ file }) => file).sort()).toEqual(lists.map(({ folder: name }) => `content/${name}/`).sort());
});
