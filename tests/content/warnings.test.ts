import { afterAll, afterEach, expect, test } from 'vitest';
import { contentWarnings } from '~/content-check/commands/warnings';
import { issueLine } from '~/content-check/report';
import { Folder, PROJECT } from './folder';

const folder = Folder.good();
afterEach(() => folder.restore());
afterAll(() => folder[Symbol.dispose]());

const checked = /^figuresCheckedOn: '?(\S+?)'?$/m.exec(folder.read('franchise-model/index.md'))?.[1] ?? '';
const daysAfter = (days: number) => new Date(Date.parse(checked) + days * 86_400_000);
const warnings = (now = daysAfter(1)) =>
  contentWarnings({ project: PROJECT, content: folder.root }, now).map(issueLine);
const before = warnings();

/** What is said more than of the content as it was. */
const added = (now?: Date) => warnings(now).filter((line) => !before.includes(line));

test.each([
  ['figures', 180, 'franchise-model/index.md', 'figuresCheckedOn', 'terms/royalty.md', 'checkedOn'],
  ['an answer', 365, 'terms/royalty.md', 'checkedOn', 'franchise-model/index.md', 'figuresCheckedOn'],
])('%s that were last checked more than %i days ago', (_, days, file, field, other, its) => {
  folder.set(other, its, "'2099-01-01'");
  expect(added(daysAfter(days))).toEqual([]);
  expect(added(daysAfter(days + 1))).toEqual([
    expect.stringMatching(`^content/${file}:\\d+  ${field}: This was last checked ${days + 1} days ago`),
  ]);
});

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 4"/>';
test.each<[name: string, edit: () => void, said: RegExp]>([
  [
    'an image that nobody uses',
    () => folder.write('menu/combo/left-over.svg', SVG),
    /^content\/menu\/combo\/left-over\.svg {2}Nobody uses/,
  ],
  [
    'a menu item that its category hides',
    () => folder.edit('categories/special.md', '---\n', '---\ndraft: true\n'),
    /^content\/menu\/boba\/index\.md:\d+ {2}category: content\/categories\/special\.md is hidden/,
  ],
  [
    'a list that is longer than any that was tried',
    () => {
      for (let at = 0; at < 200; at += 1) folder.addCopy('reviews', `review-${at}`, {});
    },
    /^content\/reviews\/ {2}These are \d+ entries, and the site was tried with 200\./,
  ],
  [
    'a special day of the year before',
    () => folder.set('hours/index.md', 'specialDays', "[{ date: '2025-12-25', reason: Onam }]"),
    /^content\/hours\/index\.md:\d+ {2}specialDays, row 1, date: 2025-12-25 is over/,
  ],
  [
    'figures typed by hand where the content fills them in',
    () => folder.edit('pages/franchise.md', /^estimate: .*$/m, 'estimate: 2 to 3 lakhs'),
    /^content\/pages\/franchise\.md:\d+ {2}estimate: "2 to 3 lakhs" leaves out \{from\} and \{to\}/,
  ],
  [
    'a day in another century',
    () => folder.set('menu/boba/index.md', 'showUntil', "'2127-01-14'"),
    /^content\/menu\/boba\/index\.md:\d+ {2}showUntil: 2127-01-14 is more than two years ahead/,
  ],
])('%s', (_, edit, said) => {
  edit();
  expect(added()).toEqual([expect.stringMatching(said)]);
});
