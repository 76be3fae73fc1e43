import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { checkContent } from '~/content-check/files/check';
import { readContent } from '~/content-check/files/read';
import { fileNames } from '~/content-check/names';
import { daysToCome } from '~/content-check/published';
import { issueLine } from '~/content-check/report';
import { sayChange } from '~/content-check/sentences';
import { publicContent } from '~/editor/editor-content';
import { checkSave } from '~/editor/save-check';
import { Folder, PROJECT } from './folder';

const good = Folder.good();
afterEach(() => good.restore());
afterAll(() => good[Symbol.dispose]());

const today = new Date('2026-11-23T12:00:00Z');
const lines = async () => (await checkContent({ project: PROJECT, content: good.root }, today)).map(issueLine);
const from = (file: string, day: string) => good.edit(file, '---\n', `---\npublishOn: '${day}'\n`);
const until = (file: string, day: string) => good.edit(file, '---\n', `---\nshowUntil: '${day}'\n`);
const link = (address: string) => good.edit('questions/space.md', 'A corner helps.', `See [it](${address}).`);
const cost = (value: number, day: string) =>
  good.addCopy('investment', 'rent', {
    ...{ title: 'Rent', shortTitle: 'Rent', colour: "'#112233'", value: String(value), publishOn: `'${day}'` },
  });

describe('content that is in order today and breaks on a later day is refused today', () => {
  it.each<[string, breaks: () => void, line: string, holds: () => void]>([
    [
      'a cost that begins',
      () => cost(100_000, '2026-12-01'),
      'content/franchise-model/index.md:3  estimateTo: On 1 December 2026 content/investment/rent.md begins. The costs in content/investment add up to 4.1 lakhs, and the estimate is 2.5 to 3.5. Change the costs or the estimate.',
      () => cost(10_000, '2026-12-01'),
    ],
    [
      'a link to a group that ends',
      () => {
        until('gallery-groups/franchise-stores.md', '2026-12-24');
        link('/gallery#franchise-stores');
      },
      'content/questions/space.md:6  On 25 December 2026 content/gallery-groups/franchise-stores.md is over. "/gallery#franchise-stores" leads to a place that /gallery does not have. Write /gallery without the part after #.',
      () => {
        until('gallery-groups/franchise-stores.md', '2026-12-24');
        until('questions/space.md', '2026-12-24');
        link('/gallery#franchise-stores');
      },
    ],
    [
      'a link to a section that ends',
      () => {
        until('leadership/chairman/index.md', '2027-03-31');
        link('/about#leaders');
      },
      'content/questions/space.md:6  On 1 April 2027 content/leadership/chairman/index.md is over. "/about#leaders" leads to a place that /about does not have. Write /about without the part after #.',
      () => {
        until('leadership/chairman/index.md', '2027-03-31');
        good.addCopy('leadership', 'successor', { name: 'Successor', publishOn: "'2027-04-01'" });
        good.edit('leadership/successor/index.md', /^showUntil.*\n/m, '');
        link('/about#leaders');
      },
    ],
    [
      'a note that forms link to',
      () => until('notes/privacy.md', '2026-12-09'),
      'content/notes/privacy.md:2  showUntil: On 10 December 2026 content/notes/privacy.md is over. The forms link to this note, so it must be there and be shown: without draft, publishOn and showUntil.',
      () => until('questions/space.md', '2026-12-09'),
    ],
    [
      'the last store that closes',
      () => good.set('stores/manacaud/index.md', 'closed', "'2027-03'"),
      'content/stores/manacaud/index.md:2  closed: On 1 April 2027 content/stores/manacaud/index.md is over. Nothing in content/stores is shown, and its page would be empty: all of it is hidden, over or still to come. Show at least one.',
      () => {
        good.addCopy('stores', 'attukal', { name: 'The shop in Attukal', area: 'Attukal', publishOn: "'2027-04-01'" });
        good.set('stores/manacaud/index.md', 'closed', "'2027-03'");
      },
    ],
  ])('%s', async (_, breaks, line, holds) => {
    breaks();
    expect(await lines()).toEqual([line]);
    good.restore();
    holds();
    expect(await lines()).toEqual([]);
  });

  it('in the editor too, before the save', async () => {
    const site = publicContent(readContent(good.root, PROJECT), today);
    until('notes/privacy.md', '2099-12-09');
    const saved = { name: 'notes/privacy.md', text: good.read('notes/privacy.md') };
    expect((await checkSave(site, [], saved, today)).errors).toEqual([
      expect.stringMatching(/On 10 December 2099 .* is over\. The forms/),
    ]);
  });
});

it('what is hidden may lead to what begins with it', async () => {
  good.addCopy('gallery-groups', 'winter', { title: 'Winter', publishOn: "'2026-12-01'" });
  good.addCopy('gallery', 'snow', { title: 'Snow', group: 'winter' });
  from('questions/space.md', '2026-12-01');
  link('/gallery#winter');
  expect(await lines()).toEqual([]);
  good.edit('questions/space.md', /^publishOn.*$/m, "publishOn: '2026-11-30'");
  expect(await lines()).toEqual([expect.stringMatching(/^content\/questions\/space\.md:\d+ {2}On 30 November 2026 /)]);
  good.edit('questions/space.md', '/gallery#winter', '/nowhere');
  expect(await lines(), 'what is wrong today is not said again of that day').toHaveLength(1);
});

it('a menu whose categories are all hidden is an empty one', async () => {
  for (const name of ['classic', 'premium', 'special']) from(`categories/${name}.md`, '2099-01-01');
  expect(await lines()).toContainEqual(expect.stringMatching(/^content\/menu\/ {2}Nothing in content\/menu is shown/));
});

it('lists the days to come, with what begins and what is over', () => {
  from('menu/boba/index.md', '2026-12-01');
  until('menu/combo/index.md', '2026-11-30');
  until('reviews/biju.md', '2026-11-01');
  good.set('menu/boba/index.md', 'notToday', "'2026-12-05'");
  good.edit('reviews/anitha.md', '---\n', "---\ndraft: true\npublishOn: '2026-12-02'\n");
  good.edit('hours/index.md', '---\n', "---\nspecialDays:\n  - date: '2026-12-25'\n    reason: Christmas\n");
  const content = readContent(good.root, PROJECT);
  const days = daysToCome(content, today).slice(0, 6);
  expect(
    days.map(([day, changes]) => [day, ...changes.map((change) => sayChange(change, fileNames(change.file)))]),
  ).toEqual([
    ['2026-12-01', 'content/menu/boba/index.md begins', 'content/menu/combo/index.md is over'],
    ['2026-12-05', '"Not today" is here'],
    ['2026-12-06', '"Not today" is over'],
    ['2026-12-11', 'the hours of "Christmas" are announced'],
    ['2026-12-25', '"Christmas" is here'],
    ['2026-12-26', '"Christmas" is over'],
  ]);
});
