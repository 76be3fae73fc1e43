import { describe, expect, it } from 'vitest';
import {
  formatHours,
  formatRanges,
  formatSpecialHours,
  formatTime,
  rangesOn,
  specialHoursFrom,
} from '~/lib/format/hours';
import { openingHours } from '~/lib/structured-data/hours';
import { DAYS, type Day, hoursCollections } from '~/schemas/hours';

const words = { everyDay: 'every day', to: 'to', and: 'and', allDay: '24 hours', closed: 'closed' };
const week: Day[] = [...DAYS];
const row = (days: Day[], opens: string, closes: string) => ({ days, opens, closes });

it.each([
  ['00:00', '12\u00a0am'],
  ['12:00', '12\u00a0pm'],
  ['22:05', '10:05\u00a0pm'],
])('writes %s as %s', (time, expected) => expect(formatTime(time)).toBe(expected));

describe('the week in words', () => {
  it.each([
    [
      'closed days',
      [row(week.slice(0, 5), '10:00', '22:00')],
      ['Monday to Friday, 10\u00a0am\u00a0to\u00a010\u00a0pm', 'Saturday, Sunday, closed'],
    ],
    [
      'a closed day in the middle',
      [row(week.toSpliced(1, 1), '10:00', '22:00')],
      ['Monday, Wednesday to Sunday, 10\u00a0am\u00a0to\u00a010\u00a0pm', 'Tuesday, closed'],
    ],
    [
      'a midday break, its rows in any order',
      [row(week, '16:00', '22:00'), row(week, '10:00', '13:30')],
      ['every day, 10\u00a0am\u00a0to\u00a01:30\u00a0pm and 4\u00a0pm\u00a0to\u00a010\u00a0pm'],
    ],
    [
      'a break on some days only',
      [row(week, '10:00', '13:00'), row(week.slice(0, 6), '16:00', '22:00')],
      [
        'Monday to Saturday, 10\u00a0am\u00a0to\u00a01\u00a0pm and 4\u00a0pm\u00a0to\u00a010\u00a0pm',
        'Sunday, 10\u00a0am\u00a0to\u00a01\u00a0pm',
      ],
    ],
    [
      'past midnight',
      [row(['friday', 'saturday'], '18:00', '02:00')],
      ['Monday to Thursday, Sunday, closed', 'Friday, Saturday, 6\u00a0pm\u00a0to\u00a02\u00a0am'],
    ],
    ['all day and night', [row(week, '00:00', '00:00')], ['every day, 24 hours']],
    ['all day and night, to the last minute', [row(week, '00:00', '23:59')], ['every day, 24 hours']],
    [
      'rows of the same hours',
      [row(['monday'], '10:00', '22:00'), row(['tuesday'], '10:00', '22:00'), row(week.slice(2), '10:00', '22:00')],
      ['every day, 10\u00a0am\u00a0to\u00a010\u00a0pm'],
    ],
  ])('%s', (_, hours, lines) => expect(formatHours(hours, words)).toEqual(lines));

  it('has no ranges on a day without a row', () => {
    expect(rangesOn('sunday', [row(['monday'], '10:00', '22:00')])).toEqual([]);
    expect(formatRanges([], words)).toBe('closed');
  });
});

const specialDays = [
  { date: '2026-08-27', reason: 'Third Onam', hours: [{ opens: '16:00', closes: '22:00' }] },
  { date: '2026-08-26', reason: 'Thiruvonam', closed: true },
  {
    date: '2026-12-25',
    reason: 'Christmas',
    hours: [
      { opens: '16:00', closes: '01:00' },
      { opens: '09:00', closes: '12:00' },
    ],
  },
];
const ramadan = {
  ...{ from: '2027-02-08', until: '2027-03-09', reason: 'Ramadan' },
  hours: [row(week.slice(0, 6), '16:00', '23:00')],
};
const seasons = [{ ...ramadan, from: '2027-02-12', reason: 'Painting', hours: undefined, closed: true }, ramadan];
const told = (today: string) =>
  specialHoursFrom(today, { specialDays, seasons }).map((special) => formatSpecialHours(special, words));

describe('special days and seasons', () => {
  it.each([
    ['fifteen days before', '2026-08-11', []],
    ['two weeks before', '2026-08-12', ['2026-08-26']],
    ['on the day', '2026-08-26', ['2026-08-26', '2026-08-27']],
    ['on the day after it', '2026-08-27', ['2026-08-27']],
    ['over the end of a year', '2026-12-20', ['2026-12-25']],
    ['on its last day', '2027-03-09', ['2027-02-08', '2027-02-12']],
    ['when it is over', '2027-03-10', []],
  ])('%s', (_, today, days) => expect(told(today).map(({ from }) => from)).toEqual(days));

  it('a missed nightly build tells of a day that is over with its date, never of another as that day', () => {
    const built = told('2026-08-26');
    expect(built).toMatchObject([
      { date: 'Wednesday 26 August', rule: 'Thiruvonam, closed' },
      { date: 'Thursday 27 August', rule: 'Third Onam, 4\u00a0pm\u00a0to\u00a010\u00a0pm' },
    ]);
    expect(JSON.stringify(built)).not.toMatch(/today|tomorrow|now/i);
    const [christmas] = told('2026-12-25');
    expect(christmas?.rule).toBe('Christmas, 9\u00a0am\u00a0to\u00a012\u00a0pm and 4\u00a0pm\u00a0to\u00a01\u00a0am');
  });

  it.each([undefined, []])('are none where the fields are %j', (none) => {
    expect(specialHoursFrom('2026-08-26', { specialDays: none, seasons: none })).toEqual([]);
  });

  it('seasons are told with their days, and to search engines with the days they are closed', () => {
    expect(told('2027-02-01')).toMatchObject([
      {
        date: '8 February to 9 March',
        rule: 'Ramadan, Monday to Saturday, 4\u00a0pm\u00a0to\u00a011\u00a0pm; Sunday, closed',
      },
      { date: '12 February to 9 March', rule: 'Painting, closed' },
    ]);
    const { specialOpeningHoursSpecification: found = [] } = openingHours(
      { hours: [], seasons: [ramadan] },
      '2027-02-01',
    );
    const valid = { name: 'Ramadan', validFrom: '2027-02-08', validThrough: '2027-03-09' };
    expect(found.map(({ dayOfWeek, ...rest }) => [(dayOfWeek as string[]).length, rest])).toEqual([
      [6, { '@type': 'OpeningHoursSpecification', opens: '16:00', closes: '23:00', ...valid }],
      [1, { '@type': 'OpeningHoursSpecification', opens: '00:00', closes: '00:00', ...valid }],
    ]);
    const over = openingHours({ hours: [], seasons: [ramadan] }, '2027-03-10');
    expect(over).not.toHaveProperty('specialOpeningHoursSpecification');
  });
});

// What is refused, with its words: content/mistakes.ts.
it('a shop closes at six in the morning at the latest, and no two seasons have a day in common', () => {
  const fields = hoursCollections.hours.fields();
  const isAllowed = (closes: string) => fields.hours.safeParse([row(['monday'], '18:00', closes)]).success;
  expect([isAllowed('06:00'), isAllowed('06:01')]).toEqual([true, false]);
  const after = (from: string) => [ramadan, { ...ramadan, from, until: '2027-04-09' }];
  const areAllowed = (from: string) => fields.seasons.safeParse(after(from)).success;
  expect([areAllowed('2027-03-10'), areAllowed('2027-03-09')]).toEqual([true, false]);
});

it('structured data has two entries for a day with a break, and 23:59 for one without an end', () => {
  const hours = [
    ...[row(['monday'], '16:00', '22:00'), row(['monday'], '10:00', '13:00')],
    row(['sunday'], '00:00', '00:00'),
  ];
  const { openingHoursSpecification: found } = openingHours({ hours }, '2026-08-24');
  const entry = (day: string, opens: string, closes: string) => ({
    ...{ '@type': 'OpeningHoursSpecification', dayOfWeek: [`https://schema.org/${day}`], opens, closes },
  });
  expect(found).toEqual([
    entry('Monday', '10:00', '13:00'),
    entry('Monday', '16:00', '22:00'),
    entry('Sunday', '00:00', '23:59'),
  ]);
});
