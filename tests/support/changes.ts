/** One change of each fact, for the variant `changed`, and the text that each output must then contain. */
import { dayInIndia } from '../../src/lib/site/publication.ts';

/** Outputs that contain facts. */
export type Output =
  | 'menu'
  | 'contact'
  | 'franchise'
  | 'footer'
  | 'gallery'
  | 'menu data'
  | 'shop data'
  | 'board'
  | 'brochure';

export interface Change {
  readonly fact: string;
  /** Collection and entry of the fixture. */
  readonly entry: string;
  readonly field: string;
  readonly value: unknown;
  /** Texts of the fixture, and what these outputs say after the change in their place. */
  readonly texts: readonly (readonly [outputs: readonly Output[], old: string, now: string])[];
}

/** A future day in India. */
const inDays = (days: number) => dayInIndia(new Date(Date.now() + days * 86_400_000));
const holiday = inDays(5);
const long = new Intl.DateTimeFormat('en-GB', { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' });
const dayOfMonth = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', timeZone: 'UTC' });
const holidayText = long.format(new Date(holiday)).replace(',', '');

export const CHANGES: readonly Change[] = [
  {
    fact: 'the diet',
    entry: 'menu/boba',
    field: 'diet',
    value: 'non-vegetarian',
    texts: [[['menu data'], 'VegetarianDiet', '']],
  },
  {
    fact: 'the allergens',
    entry: 'menu/boba',
    field: 'allergens',
    value: ['crustaceans', 'milk'],
    texts: [[['menu', 'board'], 'Contains milk, tree nuts', 'Contains milk, crustaceans']],
  },
  ...['boba', 'combo'].map(
    (item): Change => ({
      fact: `that there is no ${item} today`,
      entry: `menu/${item}`,
      field: 'notToday',
      value: inDays(0),
      texts: [
        [['menu', 'board'], '', `Not today, ${dayOfMonth.format(new Date(inDays(0)))}`],
        [['menu data'], '', 'SoldOut'],
      ],
    }),
  ),
  ...(
    [
      ['payment', 'Yes, by UPI and in cash.', 'By card only.'],
      ['seating', '', 'On two benches.'],
    ] as const
  ).map(
    ([id, old, now]): Change => ({
      fact: `the answer about ${id}`,
      entry: `counter/${id}`,
      field: 'answer',
      value: now,
      texts: [[['contact', 'menu', 'shop data'], old, now]],
    }),
  ),
  {
    fact: 'the energy',
    entry: 'menu/boba',
    field: 'kcal',
    value: 888,
    texts: [
      [['menu', 'board'], '240 kcal', '888 kcal'],
      [['menu data'], '240 calories', '888 calories'],
    ],
  },
  {
    fact: 'the hours',
    entry: 'hours/index',
    field: 'hours',
    value: [
      { days: ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'], opens: '09:15', closes: '13:00' },
      { days: ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'], opens: '16:00', closes: '01:30' },
    ],
    texts: [
      [
        ['contact', 'footer'],
        'Every day, 10 am to 10 pm',
        'Monday to Saturday, 9:15 am to 1 pm and 4 pm to 1:30 am Sunday, closed',
      ],
      [['shop data'], '"opens":"10:00"', '"opens":"16:00","closes":"01:30"'],
    ],
  },
  {
    fact: 'the PIN code of the first store',
    entry: 'stores/manacaud',
    field: 'address',
    value: { street: 'Manacaud', city: 'Trivandrum', region: 'Kerala', postalCode: '695999' },
    texts: [[['contact', 'footer', 'gallery', 'shop data', 'board', 'brochure'], '695009', '695999']],
  },
  {
    fact: 'since when there is a counter',
    entry: 'stores/manacaud',
    field: 'opened',
    value: '1986-02',
    texts: [
      [['gallery'], 'Since April 1985', 'Since February 1986'],
      [['franchise', 'brochure'], 'Manacaud, since April 1985', 'Manacaud, since February 1986'],
    ],
  },
  {
    fact: 'a special day',
    entry: 'hours/index',
    field: 'specialDays',
    value: [{ date: holiday, reason: 'Onam', closed: true }],
    texts: [
      [['contact', 'footer'], '', `${holidayText}: Onam, closed`],
      [['shop data'], '', `"validFrom":"${holiday}","validThrough":"${holiday}","opens":"00:00","closes":"00:00"`],
    ],
  },
  {
    fact: 'an answer before signing',
    entry: 'terms/royalty',
    field: 'answer',
    value: 'Seven per cent, paid each quarter.',
    texts: [[['franchise', 'brochure'], 'Four per cent', 'Seven per cent, paid each quarter.']],
  },
  {
    fact: 'a season',
    entry: 'hours/index',
    field: 'seasons',
    value: [
      {
        ...{ from: inDays(3), until: inDays(33), reason: 'Ramadan' },
        hours: [{ days: ['monday'], opens: '16:00', closes: '23:00' }],
      },
    ],
    texts: [
      [['contact', 'footer'], '', 'Ramadan, Monday, 4 pm to 11 pm; Tuesday to Sunday, closed'],
      [['shop data'], '', `"validFrom":"${inDays(3)}","validThrough":"${inDays(33)}"`],
    ],
  },
  {
    fact: 'the day an answer was checked',
    entry: 'terms/royalty',
    field: 'checkedOn',
    value: '2026-02-03',
    texts: [[['franchise', 'brochure'], '', 'Checked on 3 February 2026']],
  },
  {
    fact: 'what nobody who calls for us does',
    entry: 'franchise-model/index',
    field: 'never',
    value: ['sells a place in a queue.'],
    texts: [[['franchise', 'brochure'], 'asks for money before', 'sells a place in a queue.']],
  },
  {
    fact: 'the form service',
    entry: 'technical/index',
    field: 'formAction',
    value: 'https://forms.example.org/f/1',
    texts: [[['contact'], 'The button opens your own mail program', 'through an outside form service']],
  },
  {
    fact: 'the food licence',
    entry: 'site/index',
    field: 'fssai',
    value: '12345678901234',
    texts: [[['footer'], '', 'FSSAI licence 12345678901234']],
  },
  {
    fact: 'the brand name',
    entry: 'site/index',
    field: 'name',
    value: 'Attukal Sarbath',
    texts: [
      [['menu', 'contact', 'footer', 'shop data', 'board', 'brochure'], 'Manacaud Milk Sarbath', 'Attukal Sarbath'],
    ],
  },
];
