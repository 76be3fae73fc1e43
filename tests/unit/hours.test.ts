import { expect, it } from 'vitest';
import { formatHours, formatSpecialDay, specialDaysFrom } from '~/lib/format/hours';
import { openingHours } from '~/lib/structured-data/hours';
import { DAYS } from '~/schemas/hours';

type Day = (typeof DAYS)[number];
const week: Day[] = [...DAYS];
const row = (days: Day[], opens: string, closes: string) => ({ days, opens, closes });

// biome-ignore format: a row for each case
it.each([
  ['closed days', [row(week.slice(0, 5), '10:00', '22:00')],
    ['Monday to Friday, 10 am to 10 pm', 'Saturday, Sunday, closed']],
  ['a closed day in the middle', [row(week.toSpliced(1, 1), '10:00', '22:05')],
    ['Monday, Wednesday to Sunday, 10 am to 10:05 pm', 'Tuesday, closed']],
  ['a break on some days only', [row(week, '10:00', '12:00'), row(week.slice(0, 6), '16:00', '22:00')],
    ['Monday to Saturday, 10 am to 12 pm and 4 pm to 10 pm', 'Sunday, 10 am to 12 pm']],
  ['past midnight', [row(['friday', 'saturday'], '18:00', '02:00')],
    ['Monday to Thursday, Sunday, closed', 'Friday, Saturday, 6 pm to 2 am']],
  ['rows of the same hours', [row(['monday'], '10:00', '22:00'), row(week.slice(1), '10:00', '22:00')],
    ['every day, 10 am to 10 pm']],
])('writes the week in words: %s', (_, hours, lines) => {
  expect(formatHours(hours).map((line) => line.replaceAll('\u00a0', ' '))).toEqual(lines);
});

const specialDays = [
  { date: '2026-08-27', reason: 'Third Onam', hours: [{ opens: '16:00', closes: '01:00' }] },
  { date: '2026-08-26', reason: 'Thiruvonam' },
  { date: '2027-01-01', reason: 'New Year' },
];

it.each([
  ['fifteen days before', '2026-08-11', []],
  ['two weeks before', '2026-08-12', ['Thiruvonam']],
  ['on the day', '2026-08-26', ['Thiruvonam', 'Third Onam']],
  ['on the day after it', '2026-08-27', ['Third Onam']],
  ['over the end of a year', '2026-12-20', ['New Year']],
  ['when all are over', '2027-01-02', []],
])('announces special days %s', (_, today, reasons) => {
  expect(specialDaysFrom(today, specialDays).map(({ reason }) => reason)).toEqual(reasons);
});

it('names special days by their date, never by "today"', () => {
  expect(specialDaysFrom('2026-08-26', specialDays).map(formatSpecialDay)).toEqual([
    'Wednesday 26 August: Thiruvonam, closed',
    'Thursday 27 August: Third Onam, 4\u00a0pm\u00a0to\u00a01\u00a0am',
  ]);
});

it('structured data has an entry for each row and special day', () => {
  const hours = [row(['monday', 'friday'], '10:00', '02:00'), row(['sunday'], '12:00', '15:00')];
  expect(openingHours({ hours, specialDays }, '2026-08-20')).toMatchObject({
    openingHoursSpecification: [
      { opens: '10:00', closes: '02:00', dayOfWeek: ['https://schema.org/Monday', 'https://schema.org/Friday'] },
      { opens: '12:00', closes: '15:00', dayOfWeek: ['https://schema.org/Sunday'] },
    ],
    specialOpeningHoursSpecification: [
      { opens: '00:00', closes: '00:00', name: 'Thiruvonam', validFrom: '2026-08-26', validThrough: '2026-08-26' },
      { opens: '16:00', closes: '01:00', name: 'Third Onam', validFrom: '2026-08-27', validThrough: '2026-08-27' },
    ],
  });
});
