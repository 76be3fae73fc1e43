/** Changed facts of the preview, and the texts of its outputs that differ from the fixture. */
import { dayInIndia } from '../../src/lib/site/publication.ts';

const written = (day: string, weekday?: 'long') =>
  new Intl.DateTimeFormat('en-GB', { weekday, day: 'numeric', month: 'long', timeZone: 'UTC' })
    .format(new Date(day))
    .replace(',', '');
const workdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];

/** Returns the changed fields by entry, and which outputs change from which text to which. Two changes name a day. */
export function changesOf(builtAt: Date) {
  const inDays = (days: number) => dayInIndia(new Date(builtAt.getTime() + days * 86_400_000));
  const [today, holiday] = [inDays(0), inDays(5)];
  const fields: Readonly<Record<string, object>> = {
    'menu/boba': { diet: 'non-vegetarian', allergens: ['milk', 'crustaceans'], notToday: today },
    'menu/combo': { notToday: today },
    'counter/payment': { answer: 'By card only.' },
    'counter/seating': { answer: 'On two benches.' },
    'hours/index': {
      hours: [
        { days: workdays, opens: '09:15', closes: '13:00' },
        { days: workdays, opens: '16:00', closes: '01:30' },
      ],
      specialDays: [{ date: holiday, reason: 'Onam' }],
    },
    'stores/manacaud': {
      address: { street: 'Manacaud', city: 'Trivandrum', region: 'Kerala', postalCode: '695999' },
      opened: '1986-02',
    },
    'terms/royalty': { answer: 'Seven per cent, paid each quarter.', checkedOn: '2026-02-03' },
    'franchise-model/index': { never: ['sells a place in a queue.'] },
    'technical/index': { formAction: 'https://forms.example.org/f/1' },
    'site/index': { fssai: '12345678901234', name: 'Attukal Sarbath' },
  };
  const texts: readonly (readonly [outputs: readonly string[], old: string, now: string])[] = [
    [['menu', 'board'], 'Contains milk, tree nuts', 'Contains milk, crustaceans'],
    [['menu', 'board'], '', `Not today, ${written(today)}`],
    [['contact', 'menu'], 'Yes, by UPI and in cash.', 'By card only.'],
    [['contact', 'menu'], '', 'On two benches.'],
    [
      ['contact', 'footer'],
      'Every day, 10 am to 10 pm',
      'Monday to Saturday, 9:15 am to 1 pm and 4 pm to 1:30 am Sunday, closed',
    ],
    [['shop data'], '"opens":"10:00"', '"opens":"16:00","closes":"01:30"'],
    [['contact', 'footer'], '', `${written(holiday, 'long')}: Onam, closed`],
    [['shop data'], '', `"closes":"00:00","name":"Onam","validFrom":"${holiday}","validThrough":"${holiday}"}`],
    [['contact', 'footer', 'gallery', 'shop data', 'board', 'brochure'], '695009', '695999'],
    [['gallery'], 'Since April 1985', 'Since February 1986'],
    [['franchise', 'brochure'], 'Manacaud: open since April 1985', 'Manacaud: open since February 1986'],
    [['franchise', 'brochure'], 'Four per cent', 'Seven per cent, paid each quarter.'],
    [['franchise', 'brochure'], '', 'Checked on 3 February 2026'],
    [['franchise', 'brochure'], 'asks for money before', 'sells a place in a queue.'],
    [['contact'], 'The button opens your email app', 'through an outside form service'],
    [['footer'], '', 'FSSAI licence 12345678901234'],
    [['menu', 'contact', 'footer', 'shop data', 'board', 'brochure'], 'Manacaud Milk Sarbath', 'Attukal Sarbath'],
  ];
  return { fields, texts };
}
