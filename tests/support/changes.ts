/** One change of each fact, for the variant `changed`, and the text that each output must then contain. */
import { dayInIndia } from '../../src/lib/site/publication.ts';

/** Outputs that contain facts. */
export type Output =
  | 'menu'
  | 'contact'
  | 'franchise'
  | 'footer'
  | 'menu data'
  | 'shop data'
  | 'menu.json'
  | 'llms.txt'
  | 'brochure';

export interface Change {
  readonly fact: string;
  /** Collection and entry of the fixture. */
  readonly entry: string;
  readonly field: string;
  readonly value: unknown;
  /** Text of the fixture that the change replaces. */
  readonly old: Partial<Record<Output, string>>;
  /** Text that each output contains only after the change. */
  readonly expected: Partial<Record<Output, string>>;
}

/** A future day in India. */
const inDays = (days: number) => dayInIndia(new Date(Date.now() + days * 86_400_000));
const holiday = inDays(5);
const month = new Intl.DateTimeFormat('en-IN', { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' });
const parts = Object.fromEntries(
  month.formatToParts(new Date(`${holiday}T00:00:00Z`)).map(({ type, value }) => [type, value]),
);
const holidayText = `${parts['weekday']} ${parts['day']} ${parts['month']}`;

export const CHANGES: readonly Change[] = [
  {
    fact: 'the diet',
    entry: 'menu/boba',
    field: 'diet',
    value: 'non-vegetarian',
    old: { 'menu data': 'VegetarianDiet', 'menu.json': '"diet":"vegetarian"', 'llms.txt': 'Boba ₹40 (Vegetarian' },
    expected: {
      'menu.json':
        '"name":"Boba","description":"Milk tea with chewy pearls and a fat straw.","price":40,"category":"special","diet":"non-vegetarian"',
      'llms.txt': 'Boba ₹40 (Non-vegetarian',
    },
  },
  {
    fact: 'the allergens',
    entry: 'menu/boba',
    field: 'allergens',
    value: ['crustaceans'],
    old: { menu: 'Contains milk, tree nuts', 'menu.json': '"tree-nuts"', 'llms.txt': 'Contains milk, tree nuts' },
    expected: {
      menu: 'Contains crustaceans',
      'menu.json': '"allergens":["crustaceans"]',
      'llms.txt': 'Contains crustaceans',
    },
  },
  {
    fact: 'the energy',
    entry: 'menu/boba',
    field: 'kcal',
    value: 888,
    old: { menu: '240 kcal', 'menu data': '240 calories', 'menu.json': '"kcal":240', 'llms.txt': '240 kcal' },
    expected: { menu: '888 kcal', 'menu data': '888 calories', 'menu.json': '"kcal":888', 'llms.txt': '888 kcal' },
  },
  {
    fact: 'the hours',
    entry: 'hours/index',
    field: 'hours',
    value: [
      { days: ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'], opens: '09:15', closes: '13:00' },
      { days: ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'], opens: '16:00', closes: '01:30' },
    ],
    old: {
      contact: 'Every day, 10 am to 10 pm',
      footer: 'Every day, 10 am to 10 pm',
      'llms.txt': 'every day, 10 am to 10 pm',
      'shop data': '"opens":"10:00"',
    },
    expected: {
      contact: 'Monday to Saturday, 9:15 am to 1 pm and 4 pm to 1:30 am Sunday, closed',
      footer: 'Monday to Saturday, 9:15 am to 1 pm and 4 pm to 1:30 am Sunday, closed',
      'llms.txt': 'Monday to Saturday, 9:15 am to 1 pm and 4 pm to 1:30 am; Sunday, closed',
      'shop data': '"opens":"16:00","closes":"01:30"',
    },
  },
  {
    fact: 'a special day',
    entry: 'hours/index',
    field: 'specialDays',
    value: [{ date: holiday, reason: 'Onam', closed: true }],
    old: {},
    expected: {
      contact: `${holidayText}: Onam, closed`,
      footer: `${holidayText}: Onam, closed`,
      'llms.txt': `${holidayText}, Onam, closed`,
      'shop data': `"validFrom":"${holiday}","validThrough":"${holiday}","opens":"00:00","closes":"00:00"`,
    },
  },
  {
    fact: 'an answer before signing',
    entry: 'terms/royalty',
    field: 'answer',
    value: 'Seven per cent, paid each quarter.',
    old: { franchise: 'Four per cent', 'llms.txt': 'Four per cent', brochure: 'Four per cent' },
    expected: {
      franchise: 'Seven per cent, paid each quarter.',
      'llms.txt': 'Seven per cent, paid each quarter.',
      brochure: 'Seven per cent, paid each quarter.',
    },
  },
  {
    fact: 'the day an answer was checked',
    entry: 'terms/royalty',
    field: 'checkedOn',
    value: '2026-02-03',
    old: {},
    expected: {
      franchise: 'Checked on 3 February 2026',
      'llms.txt': 'Checked on 3 February 2026',
      brochure: 'Checked on 3 February 2026',
    },
  },
  {
    fact: 'what nobody who calls for us does',
    entry: 'franchise-model/index',
    field: 'never',
    value: ['sells a place in a queue.'],
    old: { franchise: 'asks for money before', brochure: 'asks for money before' },
    expected: { franchise: 'sells a place in a queue.', brochure: 'sells a place in a queue.' },
  },
  {
    fact: 'the brand name',
    entry: 'site/index',
    field: 'name',
    value: 'Attukal Sarbath',
    old: {
      menu: 'Manacaud Milk Sarbath',
      contact: 'Manacaud Milk Sarbath',
      footer: 'Manacaud Milk Sarbath',
      'shop data': 'Manacaud Milk Sarbath',
      'llms.txt': 'Manacaud Milk Sarbath',
      brochure: 'Manacaud Milk Sarbath',
    },
    expected: {
      menu: 'Attukal Sarbath',
      contact: 'Attukal Sarbath',
      footer: 'Attukal Sarbath',
      'shop data': 'Attukal Sarbath',
      'llms.txt': 'Menu: Attukal Sarbath',
      brochure: 'Attukal Sarbath',
    },
  },
];
