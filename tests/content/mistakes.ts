/**
 * Every way in which the content may be broken, each by itself: what, how, the code of the issue, and its sentence at a
 * file, and at the form where that says more than the same in other names; a further way into one code has only its
 * place. Read by the test of the check and by that of the check before a save. What people paste is in inputs.yaml.
 */
import { readdirSync, rmSync, symlinkSync } from 'node:fs';
import sharp from 'sharp';
import { listedPages, routes } from '../../src/routes.ts';
import { photo } from '../support/photo.ts';
import type { Folder } from './folder.ts';

type Edit = (folder: Folder) => void | Promise<void>;

/** A drawing without a fault. */
const SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"/>';
const BOBA = 'menu/boba/index.md';
const STORE = 'stores/manacaud/index.md';
const ANSWER = 'questions/space.md';
const CORNER = 'gallery/store-corner';
const BODY = /\n---\n[\s\S]*$/;

/** Replaces one place in a file. */
const edit =
  (file: string, place: string | RegExp, by: string): Edit =>
  (folder) =>
    folder.edit(file, place, by);

/** Replaces the line of a field, or adds it. */
const set =
  (file: string, field: string, value: string): Edit =>
  (folder) =>
    folder.set(file, field, value);

const boba = (field: string, value: string): Edit => set(BOBA, field, value);
/** Replaces the line of a field with another one. */
const line = (file: string, field: string, by: string): Edit => edit(file, new RegExp(`^${field}:.*$`, 'm'), by);
/** Removes the line of a field. */
const without = (file: string, field: string): Edit => edit(file, new RegExp(`^${field}:.*\n`, 'm'), '');

const text = (file: string, words: string): Edit => edit(file, BODY, `\n---\n\n${words}\n`);
const answer = (words: string): Edit => text(ANSWER, words);
const story = (words: string): Edit => edit('story/index.mdx', /\n---\n\n/, `\n---\n\n${words}\n\n`);

const MONDAY_NIGHT = /\n---\n$/;
/** Adds rows of special days. */
const special = (rows: string): Edit => edit('hours/index.md', MONDAY_NIGHT, `\nspecialDays:\n${rows}\n---\n`);
const ONAM = "  - date: '2027-09-12'\n    reason: Onam\n";

const allergens = (by: string): Edit => edit(BOBA, /^allergens:\n(?: {2}- .*\n)+/m, by);
/** In the lines of a heading. */
const heading = (lines: string): Edit =>
  edit('pages/franchise.md', /^heading:\n(?: {2}- .*\n)+/m, `heading:\n${lines}\n`);

/** Replaces the drawing of the menu item. */
const drawing =
  (inner: string, root = 'viewBox="0 0 40 30"', before = ''): Edit =>
  (folder) =>
    folder.write('menu/boba/boba.svg', `${before}<svg xmlns="http://www.w3.org/2000/svg" ${root}>${inner}</svg>`);

/** Replaces the photo of the gallery. */
const galleryPhoto =
  (bytes: () => Promise<Buffer> | string): Edit =>
  async (folder) =>
    folder.write(`${CORNER}/store-corner.webp`, await bytes());
const flat = (width: number, height: number, background = '#0c3a2c') =>
  sharp({ create: { width, height, channels: 4, background } })
    .webp()
    .toBuffer();

/** Puts a photo that no entry names beside the gallery's. */
const photoBeside =
  (name: string, padding = 0, located = false): Edit =>
  async (folder) =>
    folder.write(`${CORNER}/${name}`, Buffer.concat([await photo({ located }), Buffer.alloc(padding)]));

const write =
  (file: string, words: string): Edit =>
  (folder) =>
    folder.write(file, words);
const rename =
  (from: string, to: string): Edit =>
  (folder) =>
    folder.rename(from, to);
const remove =
  (name: string): Edit =>
  (folder) =>
    folder.remove(name);

/** An entry with the words of another one. */
const again =
  (file: string, field: string, value: string): Edit =>
  (folder) =>
    folder.write(
      file.replace('.md', '-again.md'),
      folder.read(file).replace(new RegExp(`^${field}: .*$`, 'm'), `${field}: ${value}`),
    );

/** In every entry of the menu. */
const wholeMenu =
  (words: string): Edit =>
  (folder) => {
    for (const id of readdirSync(folder.path('menu'))) folder.edit(`menu/${id}/index.md`, '---\n', `---\n${words}\n`);
  };

/** Takes the answer from every question at the counter. */
const unanswered: Edit = (folder) => {
  for (const file of folder.entries('counter'))
    folder.write(file, folder.read(file).replace(/^(?:answer|checkedOn): .*\n/gm, ''));
};

/** Several edits as one. */
const both =
  (...edits: readonly Edit[]): Edit =>
  async (folder) => {
    for (const make of edits) await make(folder);
  };

const PAGES = listedPages.map((name) => routes[name].path).join(', ');

/** What the form says of what no form makes. */
export const CANNOT = 'This cannot be kept as it is. Ask whoever looks after the site.';

type Mistake = readonly [what: string, edit: Edit, code: string, file: string, form?: string];

// biome-ignore format: a row has its edit and its code on one line, and a line for each sentence
export const MISTAKES: readonly Mistake[] = [
  // Fields
  ['price in words', boba('price', 'forty'), 'notANumber',
    'content/menu/boba/index.md:4  price: "forty" is not a number. Write whole rupees, for example 40.'],
  ['price with paise', boba('price', '40.50'), 'notWhole',
    'content/menu/boba/index.md:4  price: 40.50 is not a whole number. Write whole rupees, for example 40.'],
  ['negative price', boba('price', '-5'), 'outOfRange',
    'content/menu/boba/index.md:4  price: -5 is less than 0. Write whole rupees, for example 40.'],
  ['price with a digit too many', boba('price', '400000'), 'outOfRange',
    'content/menu/boba/index.md:4  price: 400000 is more than 10000. Write whole rupees, for example 40.'],
  ['price left empty', boba('price', ''), 'empty',
    'content/menu/boba/index.md:4  price: This is empty. Write whole rupees, for example 40.'],
  ['price missing', without(BOBA, 'price'), 'missing',
    'content/menu/boba/index.md:1  price: This is missing. Add a line that begins with "price:". Write whole rupees, for example 40.',
    'Price: This is empty. Write whole rupees, for example 40.'],
  ['rating with two decimals', boba('rating', '4.55'), 'tooManyDecimals',
    'content/menu/boba/index.md:7  rating: 4.55 has more than one decimal. Write 4.5, for example.'],
  ['wrong category', boba('category', 'speical'), 'noReference',
    'content/menu/boba/index.md:8  category: There is no "speical" in content/categories. Did you mean special?',
    'Category: There is no “speical” in “Categories”. Did you mean special?'],
  ['unknown key', line(BOBA, 'order', 'draf: true'), 'unknownField',
    'content/menu/boba/index.md:12  draf: This is no field of "menu item". Did you mean draft?', CANNOT],
  ['another word for a field', line('investment/equipment.md', 'value', 'amount: 40000'), 'unknownField', 'content/investment/equipment.md:4  amount: This is no field of "cost". Did you mean value?', CANNOT],
  ['title of a category that has another name', both(set('categories/special.md', 'title', 'Special Drinks'), boba('category', 'Special Drinks')), 'noReference',
    'content/menu/boba/index.md:8  category: There is no "special-drinks" in content/categories. Did you mean special?',
    'Category: There is no “special-drinks” in “Categories”. Did you mean special?'],
  ['draft in words', boba('draft', 'yes please'), 'notAChoice', 'content/menu/boba/index.md:2'],
  ['number for a name', boba('name', '2026'), 'notText',
    'content/menu/boba/index.md:2  name: 2026 is not read as text. Put it in quotes: "2026".', CANNOT],
  ['list for a name', boba('name', '[Boba, Tea]'), 'severalValues',
    'content/menu/boba/index.md:2  name: This holds several values, and one value is wanted. As it stands on the menu, for example Khus Sarbath.'],
  ['lines for a name', boba('name', '\n  first: Boba\n  second: Tea'), 'severalValues', 'content/menu/boba/index.md:2'],
  ['name too long', boba('name', `${'very '.repeat(13)}long`), 'tooLong',
    'content/menu/boba/index.md:2  name: This is too long: 69 characters, and 60 fit. Remove 9.'],
  ['last day before the first', boba('order', "10\npublishOn: '2027-08-20'\nshowUntil: '2027-08-19'"), 'endsBeforeItBegins',
    'content/menu/boba/index.md:14  showUntil: 2027-08-19 is before publishOn, 2027-08-20. Change one of the two.',
    'Show until: 2027-08-19 is before “Show from”, 2027-08-20. Change one of the two.'],
  ['diet that there is no mark for', boba('diet', 'veg'), 'notAChoice',
    'content/menu/boba/index.md:9  diet: "veg" is none of the choices. Choose vegetarian, vegan or non-vegetarian.'],
  ['day that no calendar has', boba('publishOn', '"2027-02-30"'), 'notOfItsKind',
    'content/menu/boba/index.md:2  publishOn: "2027-02-30" is no date. Write year, month and day, for example 2027-01-14.'],
  ['one allergen that is no list', allergens('allergens: milk\n'), 'notAList',
    'content/menu/boba/index.md:10  allergens: This is not a list. Write each item on a line of its own that begins with a hyphen and a space: gluten, milk, eggs, fish, crustaceans, peanuts, tree-nuts, soybeans, sulphites.',
    'Allergens: This is not a list. Add its items one by one: gluten, milk, eggs, fish, crustaceans, peanuts, tree-nuts, soybeans, sulphites.'],
  ['dash of a list from a word processor', heading('  – Open your\n  - own counter'), 'notAList', 'content/pages/franchise.md:5'],
  ['list that begins beside its name', set('terms/royalty.md', 'answer', '- 50 % at signing\n  - 50 % at opening'), 'severalValues', 'content/terms/royalty.md:3'],
  ['list under a value', set('terms/royalty.md', 'answer', 'Paid in two parts\n  - 50 % at signing\n  - 50 % at opening'), 'severalValues', 'content/terms/royalty.md:3'],
  ['empty list of allergens', allergens('allergens: []\n'), 'emptyList',
    'content/menu/boba/index.md:10  allergens: This is an empty list. Write an item, or leave it out.'],
  ['allergen twice', allergens('allergens:\n  - milk\n  - milk\n'), 'itemTwice',
    'content/menu/boba/index.md:12  allergens, row 2: milk stands here twice. Remove one.'],
  ['heading of too many lines', heading('  - One\n  - Two\n  - Three\n  - Four\n  - Five'), 'tooManyItems',
    'content/pages/franchise.md:4  heading: This has 5 items, and at most 3 fit. The large words at the top: one to three lines, each up to 24 characters.'],
  ['description of a page too short', set('pages/about.md', 'description', 'Our story.'), 'tooShort',
    'content/pages/about.md:3  description: "Our story." is too short: 10 characters, and at least 50 are wanted. The sentence in search results: 50 to 160 characters, and no two pages the same.'],
  ['store that opens in a month to come', set(STORE, 'opened', "'2099-01'"), 'stillToCome',
    'content/stores/manacaud/index.md:11  opened: 2099-01 is still to come. Write when it was.'],
  ['store of another century', set(STORE, 'opened', "'1826-01'"), 'longAgo',
    'content/stores/manacaud/index.md:11  opened: 1826-01 is too long ago. Check the year.'],
  ['avatar that is no address', set('reviews/anitha.md', 'avatar', 'me.jpg'), 'notOfItsKind',
    'content/reviews/anitha.md:4  avatar: "me.jpg" is no image and no web address that can stand here. Write ./ and the name of an image in this folder, or an address that starts with https:// and comes from api.dicebear.com, i.pravatar.cc or placehold.co.',
    'Photo: “me.jpg” is no image and no web address that can stand here. Choose an image, or write an address that starts with https:// and comes from api.dicebear.com, i.pravatar.cc or placehold.co.'],
  ['phone malformed', set('site/index.md', 'phone', '98765-4321'), 'notOfItsKind',
    'content/site/index.md:8  phone: "98765-4321" is no Indian telephone number. Write it as +91 98765 43210, 0471 234 5678 or 1800 425 1234.'],
  ['e-mail malformed', set('site/index.md', 'email', 'hello@manacaud'), 'notOfItsKind',
    'content/site/index.md:10  email: "hello@manacaud" is no e-mail address. Write it like name@shop.in, and look at its spelling.'],
  ['profile with words behind it', edit('site/index.md', /instagram: .*/, 'instagram: https://www.instagram.com/manacaud our page'), 'notOfItsKind',
    'content/site/index.md:12  social.instagram: "https://www.instagram.com/manacaud our page" is no web address that can stand here. Write the address of our own page that starts with https:// and comes from instagram.com.'],
  ['address in one line', edit(STORE, /^address:\n(?: .*\n)+/m, 'address: Manacaud, Trivandrum\n'), 'oneValue',
    'content/stores/manacaud/index.md:4  address: "Manacaud, Trivandrum" is one value, and several are wanted. Write each on a line of its own, with two spaces before it: street, city, region, postalCode.',
    'Address: “Manacaud, Trivandrum” is one value, and several are wanted. Fill in Street or area, City, State, PIN code.'],
  ['position with too few decimals', set(STORE, 'position', '8.47, 76.94'), 'notOfItsKind',
    'content/stores/manacaud/index.md:10  position: "8.47, 76.94" cannot stand here. Of the shop door, with five decimals or more, as maps copy it: 8.47351, 76.94752. Leave it empty until it is known.'],
  ['position for OpenStreetMap left out', both(without(STORE, 'position'), set('technical/index.md', 'mapProvider', 'openstreetmap')), 'noPosition',
    'content/stores/manacaud/index.md:1  position: OpenStreetMap shows a position, and this store has none. Fill in position, or ask for the map of Google.',
    'Map position: OpenStreetMap shows a position, and this store has none. Fill in “Map position”, or ask for the map of Google.'],
  ['store that closed before it opened', set(STORE, 'closed', "'1985-03'"), 'endsBeforeItBegins', 'content/stores/manacaud/index.md:2'],
  ['image of a store without words', both(write('stores/manacaud/shop.svg', SVG), set(STORE, 'image', './shop.svg')), 'missing', 'content/stores/manacaud/index.md:1'],
  ['answer at the counter that nobody checked', without('counter/taste.md', 'checkedOn'), 'missing', 'content/counter/taste.md:1'],
  ['only store closed', set(STORE, 'closed', "'2026-10'"), 'nothingShown',
    'content/stores/  Nothing in content/stores is shown, and its page would be empty: all of it is hidden, over or still to come. Show at least one.',
    'Nothing in “Stores” is shown, and its page would be empty: all of it is hidden, over or still to come. Show at least one.'],
  ['colour without contrast', set('investment/equipment.md', 'colour', "'#808080'"), 'lowContrast',
    'content/investment/equipment.md:5  colour: "#808080" has too little contrast: figures on it reach 4.2 to 1, and 4.5 is needed. Choose a lighter or a darker one.'],
  ['colour of another slice', set('investment/franchise-fee.md', 'colour', "'#f3b294'"), 'sameValue',
    'content/investment/franchise-fee.md:5  colour: "#f3b294" is also the colour of content/investment/equipment.md. Give one of them another.',
    'Colour: “#f3b294” is also the “Colour” of Cost “Equipment”. Give one of them another.'],
  ['costs beyond the estimate', set('investment/equipment.md', 'value', '9000000'), 'costsBeyondEstimate',
    'content/franchise-model/index.md:3  estimateTo: The costs in content/investment add up to 92.7 lakhs, and the estimate is 2.5 to 3.5. Change the costs or the estimate.',
    'Estimate to: The costs in “Franchise: costs” add up to 92.7 lakhs, and the estimate is 2.5 to 3.5. Change the costs or the estimate.'],
  ['estimate upside down', set('franchise-model/index.md', 'estimateFrom', '9.5'), 'estimateUnlikely',
    'content/franchise-model/index.md:2  estimateFrom: 9.5 to 3.5 lakhs is no estimate. Write the smaller figure first, and the larger no more than ten times that.'],
  ['time that does not exist', edit('hours/index.md', /opens: .*/, "opens: '25:00'"), 'notOfItsKind',
    'content/hours/index.md:11  hours, row 1, opens: "25:00" is no time of the day. Write it in 24-hour form, for example 10:00. Midnight is 00:00.'],
  ['vegan with milk', boba('diet', 'vegan'), 'dietContradicted',
    'content/menu/boba/index.md:9  diet: What holds milk is not vegan. Change one of the two.'],
  ['row of hours for a closed day', edit('hours/index.md', MONDAY_NIGHT, '\n  - days: [sunday]\n    closed: true\n---\n'), 'closedRow',
    'content/hours/index.md:14  hours, row 2, closed: A day that is closed is left out of every row of hours. Remove this row.'],
  ['hours that say closed', edit('hours/index.md', /opens: .*/, 'opens: Closed'), 'closedRow', 'content/hours/index.md:11'],
  ['hours of a special day that stand in no row', special(`${ONAM}    opens: '10:00'`), 'fieldWithin', 'content/hours/index.md:16'],
  ['answer that sends the reader away', set('terms/royalty.md', 'answer', 'Ask us.'), 'noAnswer',
    'content/terms/royalty.md:3  answer: "Ask us." is no answer. Write what holds, or "Not decided yet" while that is open.'],
  ['answer at the counter that is none', set('counter/taste.md', 'answer', 'TBD'), 'noAnswer',
    'content/counter/taste.md:5  answer: "TBD" is no answer. Write what holds, or leave the answer out until it is known.'],
  ['two facts with one label', edit('franchise-model/index.md', 'label: Team', 'label: space'), 'itemTwice', 'content/franchise-model/index.md:9'],
  ['name of another entry', set('menu/combo/index.md', 'name', 'BOBA'), 'sameValue', 'content/menu/combo/index.md:2'],
  ['blank in a list', edit('pages/register.md', /^next:\n {2}- .*/m, "next:\n  - ' '"), 'empty', 'content/pages/register.md:…'],
  ['placeholder that is no field', edit(BOBA, /\n---\n$/, '\nplaceholders:\n  - pirce\n---\n'), 'noPlaceholder',
    'content/menu/boba/index.md:14  placeholders, row 1: "pirce" is no field here. Take it off the list.'],
  ['place that nothing fills in', set('pages/reviews.md', 'across', 'across {n} reviews {totl}'), 'shownAsWritten',
    'content/pages/reviews.md:8  across: {totl} is shown as it is written here. Remove it, or write {n} instead.'],
  // Their words
  ['letters that no font has', set('pour-steps/stir/index.md', 'title', 'दूध'), 'unprintable',
    'content/pour-steps/stir/index.md:2  title: "दू", "ध" cannot be printed in the brochure or a share image. Use words in English or Malayalam, or common symbols such as ₹, →, ≥.'],
  ['letters of another encoding', boba('description', 'Caf\ufffd sarbath'), 'lostLetters',
    'content/menu/boba/index.md:3  description: Some letters were lost, and � stands for them. Write them again, and save the file as UTF-8.',
    'Description: Some letters were lost, and � stands for them. Write them again.'],
  ['number of an identity card', answer('Aadhaar: 2345 6789 0123.'), 'personal',
    'content/questions/space.md:6  "2345 6789 0123" belongs to a person, and is not for everybody to read. Remove it.'],
  ['character that cannot be seen', boba('name', '"\\u202eBoba"'), 'invisible',
    'content/menu/boba/index.md:2  name: Something here cannot be seen; it was copied along with the words. Write the words again.'],
  // The fields as a whole
  ['colon inside a value', boba('name', 'Boba: the best'), 'quoteInValue',
    'content/menu/boba/index.md:2  name: A colon, quote, bracket or symbol in this value is taken for a sign of the file. Put the value in quotes: "Boba: the best".', CANNOT],
  ['colon in a value of two lines', boba('description', 'Milk tea,\n  note: cold'), 'quoteInValue',
    'content/menu/boba/index.md:3  description: A colon, quote, bracket or symbol in this value is taken for a sign of the file. Put the value in quotes: "Milk tea, note: cold".', CANNOT],
  ['sign that cuts a text', boba('description', 'Voted #1 milk tea in town'), 'hashInValue',
    'content/menu/boba/index.md:3  description: What follows the # is taken for a note and not shown. Put all of it in quotes: "Voted #1 milk tea in town".', CANNOT],
  ['apostrophe inside single quotes', boba('name', "'Amma's milk'"), 'quoteInValue',
    'content/menu/boba/index.md:2  name: A colon, quote, bracket or symbol in this value is taken for a sign of the file. Put the value in quotes: "Amma\'s milk".', CANNOT],
  ['quote never closed', boba('description', '"Milk tea with pearls'), 'unreadable', 'content/menu/boba/index.md:3'],
  ['list item set in too far', heading('  - Open your\n    - own counter'), 'inset', 'content/pages/franchise.md:6'],
  ['tab for indentation', line(BOBA, 'order', '\torder: 20'), 'tabInFields',
    'content/menu/boba/index.md:12  order: The line begins with a tab, which cannot be read. Write as many spaces in its place as other lines of its kind have.', CANNOT],
  ['space before a field', line(BOBA, 'price', ' price: 40'), 'inset',
    'content/menu/boba/index.md:4  price: This line does not begin exactly under the others of its kind. Write as many spaces before it as they have.', CANNOT],
  ['space of a word processor before a field', line(BOBA, 'price', '\u00a0price: 40'), 'inset', 'content/menu/boba/index.md:4'],
  ['Russian letter in the name of a field', line(BOBA, 'price', 'рrice: 40'), 'strangeLetters', 'content/menu/boba/index.md:4'],
  ['space before the first field', line(BOBA, 'name', ' name: Boba'), 'inset', 'content/menu/boba/index.md:2'],
  ['space before a field under a list', line(BOBA, 'order', ' order: 20'), 'inset', 'content/menu/boba/index.md:12'],
  ['space of another kind', line(BOBA, 'price', 'price:\u00a040'), 'unreadable', 'content/menu/boba/index.md:4'],
  ['no space after the colon', line(BOBA, 'price', 'price:40'), 'unreadable',
    'content/menu/boba/index.md:4  This line cannot be read. Write it again: a name, a colon, a space and the value, with two spaces before a line that goes on (Implicit keys need to be on a single line).', CANNOT],
  ['value that goes on without spaces before it', edit(BOBA, /^(description: \w+) /m, 'description: Milk\n'), 'unreadable', 'content/menu/boba/index.md:4'],
  ['field written twice', line(BOBA, 'order', 'price: 45'), 'fieldTwice',
    'content/menu/boba/index.md:12  price: This field stands here a second time. Keep one of the two lines; or, if a new row of a list begins here, begin it with a dash as the row above.', CANNOT],
  ['dash of a second row forgotten', special(`${ONAM}${ONAM.replace('-', ' ')}`), 'fieldTwice', 'content/hours/index.md:16'],
  ['list item set in too little', edit('hours/index.md', '      - tuesday', '    - tuesday'), 'inset', 'content/hours/index.md:5'],
  ['field of a group set in too far', edit('site/index.md', '  facebook', '    facebook'), 'inset', 'content/site/index.md:14'],
  ['first field of a group set in too far', edit('site/index.md', '  instagram', '    instagram'), 'inset', 'content/site/index.md:12'],
  ['field of a group not set in', edit(STORE, '  region', 'region'), 'inset', 'content/stores/manacaud/index.md:7'],
  ['last field of a group not set in', edit('site/index.md', '  youtube', 'youtube'), 'fieldWithin',
    'content/site/index.md:15  youtube: This is a field within "social:". Write it under that line, with more spaces before it.', CANNOT],
  ['field of a row set in too little', edit('hours/index.md', '    closes', '   closes'), 'inset', 'content/hours/index.md:12'],
  ['second dashes missing', edit('reviews/anitha.md', /\n---\n\n/, '\n\n'), 'noDashes',
    'content/reviews/anitha.md:1'],
  ['first dashes missing', edit('reviews/anitha.md', /^---\n/, ''), 'noDashes',
    'content/reviews/anitha.md:1  The fields stand between two lines of three dashes alone, ---. Put both there, and between them a line for each field: name, colon, space, value.', CANNOT],
  ['four dashes', edit(BOBA, /^---\n/, '----\n'), 'noDashes', 'content/menu/boba/index.md:1'],
  ['empty file', write('reviews/anitha.md', ''), 'noDashes', 'content/reviews/anitha.md:1'],
  ['file as Notepad saves it as Unicode', (folder) => folder.write('reviews/anitha.md', Buffer.from(`\ufeff${folder.read('reviews/anitha.md')}`, 'utf16le')), 'lostLetters', 'content/reviews/anitha.md:1'],
  ['list without fields', write('reviews/anitha.md', '---\n- food\n---\n\nGood.\n'), 'noDashes', 'content/reviews/anitha.md:2'],
  ['two versions of a file', answer('<<<<<<< HEAD\n\nYes.'), 'mergeMarks',
    'content/questions/space.md:6  Two versions were put together and both stand here. Keep one of them, and delete the lines with <<<<<<<, ======= and >>>>>>>.'],
  ['two entries in a file', edit('reviews/anitha.md', /$/, '\n---\nname: Biju\n---\n\nGood.\n'), 'secondEntry',
    'content/reviews/anitha.md:15  A second entry begins here. Make a new entry of it.'],
  // Images
  ['end of another version', answer('Yes.\n>>>>>>> main'), 'mergeMarks', 'content/questions/space.md:7'],
  ['image missing', boba('image', './bubble.svg'), 'imageAbsent',
    'content/menu/boba/index.md:5  image: "./bubble.svg" is no image in this folder. Put it there, and write ./ and its name. There is ./boba.svg.',
    'Image: “./bubble.svg” is no image of this entry. Choose it again.'],
  ['image with the end of an address', boba('image', './boba.svg?v=2'), 'imageAbsent', 'content/menu/boba/index.md:5'],
  ['image in the wrong case', boba('image', './Boba.svg'), 'imageAbsent', 'content/menu/boba/index.md:5'],
  ['image outside the content', boba('image', '../../../public/boba.svg'), 'imageAbsent', 'content/menu/boba/index.md:5'],
  ['image of no kind', both(boba('image', './boba.txt'), write('menu/boba/boba.txt', 'x')), 'imageUnreadable', 'content/menu/boba/index.md:5'],
  ['image too small', galleryPhoto(() => flat(900, 675)), 'imageTooNarrow',
    'content/gallery/store-corner/index.md:4  image: store-corner.webp is 900 pixels wide, and 1040 are needed here. Use a larger image.'],
  ['image that is a strip', galleryPhoto(() => flat(1200, 60)), 'imageTooSmall',
    'content/gallery/store-corner/index.md:4  image: store-corner.webp is 1200 by 60 pixels, too few or too long a strip for its frame. Use one of a usual shape, at least 1040 pixels wide.'],
  ['image too low for its frame', galleryPhoto(() => flat(1200, 400)), 'imageTooSmall', 'content/gallery/store-corner/index.md:4'],
  ['image that is none', galleryPhoto(() => 'These are words.'), 'imageUnreadable',
    'content/gallery/store-corner/index.md:4  image: store-corner.webp is no image that pages can show. Save it as JPEG, WebP or SVG.'],
  ['photo that is transparent', galleryPhoto(() => flat(1200, 900, '#0000')), 'imageEmpty', 'content/gallery/store-corner/index.md:4'],
  ['image of no bytes', galleryPhoto(() => ''), 'imageUnreadable', 'content/gallery/store-corner/index.md:4'],
  ['drawing with the name of a photo', galleryPhoto(() => SVG), 'imageTooNarrow', 'content/gallery/store-corner/index.md:4'],
  ['photo that says where it was taken', photoBeside('store-corner.jpg', 0, true), 'imageWithLocation',
    'content/gallery/store-corner/store-corner.jpg  store-corner.jpg says where it was taken. Remove the location from store-corner.jpg: npm run clean:images', CANNOT],
  ['photo larger than 5 MB', photoBeside('store-corner.jpg', 5_100_000), 'imageTooHeavy',
    'content/gallery/store-corner/store-corner.jpg  store-corner.jpg has 5.2 MB, and 5 MB is the most. Make it smaller: npm run clean:images, or save it as JPEG or WebP.', CANNOT],
  ['drawing with a script', drawing('<script>alert(1)</script>'), 'svgActive',
    'content/menu/boba/index.md:5  image: boba.svg holds a script or an animation. Save it as plain SVG.'],
  ['drawing with a handler behind a sign', drawing('', 'viewBox="0 0 4 3" aria-label="a > b" onload="alert(1)"'), 'svgActive', 'content/menu/boba/index.md:5'],
  ['drawing with an entity', drawing('&s;', 'viewBox="0 0 4 3"', '<!DOCTYPE svg [<!ENTITY s "x">]>'), 'svgActive', 'content/menu/boba/index.md:5'],
  ['drawing with HTML', drawing('<foreignObject><p xmlns="http://www.w3.org/1999/xhtml">x</p></foreignObject>'), 'svgActive', 'content/menu/boba/index.md:5'],
  ['drawing with a script under another name', drawing('<é:script xmlns:é="http://www.w3.org/2000/svg">alert(1)</é:script>'), 'svgActive', 'content/menu/boba/index.md:5'],
  ['drawing with a frame', drawing('<h:iframe xmlns:h="http://www.w3.org/1999/xhtml" src="x"/>'), 'svgActive', 'content/menu/boba/index.md:5'],
  ['drawing with a link', drawing('<use href="&#106;avascript:alert(1)"/>'), 'svgActive', 'content/menu/boba/index.md:5'],
  ['drawing with a style from elsewhere', drawing('<style>a{fill:u\\72l(//evil.example)}</style>'), 'svgActive', 'content/menu/boba/index.md:5'],
  ['drawing with a stylesheet beside it', drawing('', 'viewBox="0 0 4 3"', '<?xml-stylesheet href="x.css"?>'), 'svgActive', 'content/menu/boba/index.md:5'],
  ['drawing with a font', drawing('<style>@font-face{font-family:a}</style>'), 'svgActive', 'content/menu/boba/index.md:5'],
  ['drawing with an image set', drawing(`<path style="fill:image-set('https://example.com/a.png' 1x)"/>`), 'svgActive', 'content/menu/boba/index.md:5'],
  ['drawing without a size', drawing('', 'height="30"'), 'svgSize',
    'content/menu/boba/index.md:5  image: boba.svg does not say how large it is, or is larger than 10000 pixels. Save it again with its size (viewBox).'],
  ['drawing of no width', drawing('', 'viewBox="0 0 4 3" width="0"'), 'svgSize', 'content/menu/boba/index.md:5'],
  ['drawing that is none', write('menu/boba/boba.svg', 'These are words.'), 'imageUnreadable', 'content/menu/boba/index.md:5'],
  ['drawing that is broken', drawing('<g>'), 'imageUnreadable', 'content/menu/boba/index.md:5'],
  ['drawing that draws nothing', drawing('<path d=""/>'), 'imageEmpty',
    'content/menu/boba/index.md:5  image: boba.svg shows nothing. Save it again with its shapes, or choose another.'],
  ['drawing of three megabytes', drawing('<!-- -->'.repeat(300_000)), 'svgActive', 'content/menu/boba/index.md:5'],
  ['description that is the name of a file', boba('imageAlt', 'IMG_2041.jpg'), 'altSaysNothing',
    'content/menu/boba/index.md:6  imageAlt: "IMG_2041.jpg" says nothing. Say in a few words what the image shows.'],
  ['image in a text without words', story('![](./story-street.webp)'), 'imageWithoutWords',
    'content/story/index.mdx:9  story-street.webp has no description. Say in a few words what it shows, between [ and ].',
    'This image has no description. Say in a few words what it shows.'],
  ['image in a printed text', both(answer('Look: ![a wide corner](./corner.svg)'), write('questions/corner.svg', SVG)), 'imageInPrint',
    'content/questions/space.md:6  This text is also printed in the brochure, where it has no images. Remove the image.'],
  // Files
  ['entry that has lost its name', rename('reviews/biju.md', 'reviews/.md'), 'strayFile',
    'content/reviews/.md  The site does not read this file. Name it like content/reviews/name-of-yours.md, or delete it.', CANNOT],
  ['entry whose folder has none', write('menu/late/late.svg', SVG), 'imageWithoutEntry',
    'content/menu/late/late.svg  There is no index.md beside this image. Put it back, or delete the folder.', CANNOT],
  ['index.md in capitals', both(remove('menu/combo/combo.svg'), rename('menu/combo/index.md', 'menu/combo/Index.MD')), 'strayFile', 'content/menu/combo/Index.MD'],
  ['folder within the folder of an entry', write('menu/boba/extra/index.md', 'x'), 'strayFile', 'content/menu/boba/extra/index.md'],
  ['copy of the settings', write('site/copy.md', 'x'), 'strayFile', 'content/site/copy.md'],
  ['folder that is no collection', write('stpes/register.md', 'x'), 'strayFile', 'content/stpes/register.md'],
  ['folder named like an entry', write('reviews/new.md/us.webp', 'x'), 'notAFile',
    'content/reviews/new.md/  This is a folder or a link where a file is wanted. Put the file itself here, or delete it.', CANNOT],
  ['image of a telephone', write('gallery/store-corner/IMG_0042.HEIC', 'x'), 'imageUnreadable', 'content/gallery/store-corner/IMG_0042.HEIC'],
  ['symbols in the name of an image', write('menu/boba/50%.svg', SVG), 'badName',
    'content/menu/boba/50%.svg  Not every computer can keep this name. Rename it with letters, digits and hyphens only, at most 100 of them, or 33 in Malayalam.', CANNOT],
  ['dot before the name of an image', both(write('menu/boba/.photo.svg', SVG), boba('image', './.photo.svg')), 'badName', 'content/menu/boba/.photo.svg'],
  ['spaces in a file name', rename('questions/space.md', 'questions/how much space.md'), 'badName', 'content/questions/how much space.md'],
  ['link to a file elsewhere', (folder) => {
    folder.write('menu/boba/linked.webp', '');
    rmSync(folder.path('menu/boba/linked.webp'));
    symlinkSync(import.meta.filename, folder.path('menu/boba/linked.webp'));
  }, 'notAFile', 'content/menu/boba/linked.webp'],
  ['empty collection', remove('steps'), 'emptyCollection',
    'content/steps/  There is no step left. Keep one; it may be hidden.'],
  ['single file missing', remove('brochure'), 'fileMissing',
    'content/brochure/index.md  This file is missing, and the site needs it. Put it back.', CANNOT],
  ['three megabytes in one line', answer('word '.repeat(600_000)), 'textTooLong', 'content/questions/space.md:1'],
  ['menu that ends on a day', wholeMenu("showUntil: '2099-08-31'"), 'nothingShown',
    'content/menu/boba/index.md:2  showUntil: On 1 September 2099 content/menu/boba/index.md is over and content/menu/combo/index.md is over. Nothing in content/menu is shown, and its page would be empty: all of it is hidden, over or still to come. Show at least one.',
    'Show until: On 1 September 2099 this entry is over and Menu item “Combo” is over. Nothing in “Menu” is shown, and its page would be empty: all of it is hidden, over or still to come. Show at least one.'],
  ['note that forms link to as a draft', set('notes/privacy.md', 'draft', 'true'), 'noteNeeded',
    'content/notes/privacy.md  The forms link to this note, so it must be there and be shown: without draft, publishOn and showUntil.',
    'The forms link to this note, so it must be there and be shown: without “Hide from the site”, “Show from” and “Show until”.'],
  // Texts
  ['review without words', edit('reviews/anitha.md', /\n---\n[\s\S]*$/, '\n---\n'), 'textMissing',
    'content/reviews/anitha.md:11  There is no text under the fields. Write it there.'],
  ['words where none are shown', edit(BOBA, /$/, '\nCold and sweet.\n'), 'textNowhere',
    'content/menu/boba/index.md:15  A text under the fields of a menu item is shown nowhere. Move it into a field, or delete it.'],
  ['field that goes on for pages', boba('description', 'X'.repeat(180_000)), 'textTooLong', 'content/menu/boba/index.md:3'],
  ['text without end', answer('We do. '.repeat(400)), 'textTooLong',
    'content/questions/space.md:6  The text is too long: 2799 characters, and 2000 fit. Remove 799.'],
  ['nested lists', answer('- '.repeat(900)), 'tooDeep',
    'content/questions/space.md:6  Lists or quotations stand in each other too deep. Remove some of their signs.'],
  ['tag', answer('A <span lang="ml">മൂല</span> helps.'), 'tag',
    'content/questions/space.md:6  <span lang="ml"> is taken for code, and would not be shown. Remove it, or write \\< for a plain <.',
    '<span lang="ml"> is taken for code, and would not be shown. Remove it, or write it in other words.'],
  ['brace in the story', story('The year was {year} or so.'), 'brace',
    'content/story/index.mdx:9  A brace { begins a piece of code here. Write \\{ for a plain brace, or remove it.',
    'A brace { begins a piece of code here. Remove it.'],
  ['table', answer('| a | b |\n|-|-|\n| c | d |'), 'notShown',
    'content/questions/space.md:6  A table cannot be shown in a text. Remove its signs, or write it as a list or plain words.'],
  ['line that is a definition', answer('Yes.\n\n[note]: this'), 'notShown', 'content/questions/space.md:8'],
  ['dashes under a sentence', answer('We do.\n---'), 'lineUnderWords',
    'content/questions/space.md:6  The line under these words makes them a heading. Leave a line free between, or remove it.'],
  ['second title of the page', answer('# How much space'), 'firstHeading',
    'content/questions/space.md:6  This heading is as large as the title of the page. Begin it with two symbols, ##.',
    'This heading is as large as the title of the page. Choose heading 2 or 3.'],
  ['heading without a space', answer('##Parking\n\nYes.'), 'brokenMarkdown',
    'content/questions/space.md:6  "##" is shown as it is written, and has no effect. Write **bold**, ## Heading or [words](/page), with no other spaces.',
    '“##” is shown as it is written, and has no effect. Remove it, and use the buttons above the text.'],
  ['year that becomes a list', answer('1985. That is when it began.'), 'symbolTaken',
    'content/questions/space.md:6  The 1985. here is taken for a sign of Markdown, and not shown as it is. Write 1985\\., or begin with a word.',
    'The 1985. here is taken for a sign of Markdown, and not shown as it is. Write it in another way, or begin with a word.'],
  ['bullets of a word processor', answer('You need:\n\n• ice\n• milk'), 'bulletsWithoutList',
    'content/questions/space.md:8  These lines are meant as a list, and are none. Begin each with a hyphen and a space.',
    'These lines are meant as a list, and are none. Make them a list with the button.'],
  // Links
  ['link without words', answer('Ask [](/contact) first.'), 'linkWithoutWords',
    'content/questions/space.md:6  The link to /contact has no words. Write them.'],
  ['bare address without https', answer('See www.fssai.gov.in for more.'), 'linkInvalid',
    'content/questions/space.md:6  "http://www.fssai.gov.in" is no link that works for visitors. Write it like https://www.example.com/page, /products, mailto:name@shop.in or tel:+919876543210.'],
  ['link of a notice without its page', set('notices/closed.md', 'link', "'#notes'"), 'linkToNoPage',
    `content/notices/closed.md:3  link: "#notes" leads to a page that does not exist. The pages are ${PAGES}.`],
  ['link to no place on a page', answer('Ask [us](/contact#nowhere-at-all) first.'), 'linkToNoPlace',
    'content/questions/space.md:6  "/contact#nowhere-at-all" leads to a place that /contact does not have. Write /contact without the part after #.'],
  ['link to answers under the menu where there are none', both(answer('Ask [us](/products#counter) first.'), unanswered), 'linkToNoPlace',
    'content/questions/space.md:6'],
  ['heading named like a place of the page', answer('## Content\n\nWe do.'), 'anchorTwice',
    'content/questions/space.md  "content" stands for another place on /franchise already. Give this one another name.'],
  // What people paste
  ['text of a font generator', boba('description', 'So 𝗴𝗼𝗼𝗱'), 'strangeLetters',
    'content/menu/boba/index.md:3  description: "𝗴𝗼𝗼𝗱" has letters that are not what they seem; they were copied so. Write it in plain ones.'],
  ['share link as the words of the map', set(STORE, 'map', 'https://maps.app.goo.gl/AbC'), 'addressInField',
    'content/stores/manacaud/index.md:9  map: "https://maps.app.goo.gl/AbC" is an address or a number, and words are wanted here. Write them.'],
  ['source that a chat program names', answer('A corner helps [cite: 1, 2].'), 'copiedAlong',
    'content/questions/space.md:6  [cite: 1, 2] was copied along from another program or page. Remove it.'],
  ['two reviews with the same words', again('reviews/anitha.md', 'name', 'Anitha S'), 'sameWords',
    'content/reviews/anitha.md:13  These are also the words of content/reviews/anitha-again.md. Remove one of the two.',
    'These are also the words of Review “Anitha S”. Remove one of the two.'],
  ['name in Hindi', boba('name', 'दूध'), 'unprintable',
    'content/menu/boba/index.md:2  name: "दू", "ध" cannot be printed on the price board. Write the name in letters of English or Malayalam.'],
  // Addresses
  ['address that goes on in Malayalam', answer('See https://www.fssai.gov.inൽ first.'), 'linkRunsOn',
    'content/questions/space.md:6  The address https://www.fssai.gov.in would go on with "ൽ", and lead elsewhere. Leave a space between, or write [words](https://www.fssai.gov.in).',
    'The address https://www.fssai.gov.in would go on with “ൽ”, and lead elsewhere. Leave a space between, or make a link of words with the button.'],
  ['field under the second dashes', answer('order: 10\n\nA corner helps.'), 'fieldInText',
    'content/questions/space.md:6  "order:" stands in the text, where visitors would read it. Move the line above the second line of dashes.',
    '“order:” stands in the text, where visitors would read it. Fill in its field, and remove it here.'],
  ['words still to be written', answer('Rent: TBC'), 'unwritten',
    'content/questions/space.md:6  "TBC" stands in the place of words that are still to be written. Write them, or hide this until they are known.'],
  ['link that shows another number', answer('Call [98460 12345](tel:+919846054321).'), 'linkMisleads',
    'content/questions/space.md:6  "98460 12345" leads to another place than it says: tel:+919846054321. Make the two agree.'],
  ['answer of the question that was copied', again(ANSWER, 'question', 'Again?'), 'sameWords', 'content/questions/space.md:6'],
  ['studio for a channel', edit('site/index.md', /youtube: .*/, 'youtube: https://studio.youtube.com/channel/UC1'), 'linkOfOwner',
    'content/site/index.md:15  social.youtube: "https://studio.youtube.com/channel/UC1" is for its owner, and visitors cannot look there. Open the page as a visitor, and copy that address.'],
  ['reel for a profile', edit('site/index.md', /instagram: .*/, 'instagram: https://www.instagram.com/reel/AbC/?igsh=1'), 'linkOfPost',
    'content/site/index.md:12  social.instagram: "https://www.instagram.com/reel/AbC/" leads to a single post. Write the address of our own page there.'],
  // Images
  ['letters in a drawing', drawing('<text>സർബത്ത്</text>'), 'svgText',
    'content/menu/boba/index.md:5  image: boba.svg holds letters as text, which need a font that print and phones do not have. Turn the text into outlines: “Create Outlines” in Illustrator, “Object to Path” in Inkscape; from Canva, save it as PNG.'],
  ['drawing too large to draw', drawing('', 'viewBox="0 0 400000 300000"'), 'svgSize', 'content/menu/boba/index.md:5'],
  ['drawing with its size misspelt', drawing('', 'viewbox="0 0 40 30" width="40" height="30"'), 'svgSize', 'content/menu/boba/index.md:5'],
  ['picture pasted into a text', answer(`A ![cup](data:image/png;base64,${'A'.repeat(80_000)})`), 'imagePasted',
    'content/questions/space.md:6  An image was pasted here as a long row of letters. Take it out, and write ./ and the name of an image in this folder.',
    'An image was pasted here as a long row of letters. Take it out, and choose the image with the button.'],
  // Names
  ['two names that differ in capitals', write('gallery/store-corner/Store-Corner.webp', 'x'), 'badName',
    'content/gallery/store-corner/store-corner.webp  The name differs from gallery/store-corner/Store-Corner.webp in capitals only, and many computers keep one of the two. Rename one.', CANNOT],
  ['name of more than 100 bytes', rename('reviews/anitha.md', `reviews/${'അ'.repeat(34)}.md`), 'badName', 'content/reviews/അഅഅഅഅഅഅഅഅഅഅഅഅഅഅഅഅഅഅഅഅഅഅഅഅഅഅഅഅഅഅഅഅഅ.md'],
  ['name that Windows keeps for itself', rename('questions/space.md', 'questions/con.md'), 'badName', 'content/questions/con.md'],
  ['dot at the end of a name', rename('menu/boba', 'menu/boba.'), 'badName', 'content/menu/boba./index.md'],
  ['name in letters and accents', rename('reviews/anitha.md', 'reviews/rene\u0301.md'), 'badName', 'content/reviews/rené.md'],
];

const WINDOWS = ['menu/boba/index.md', 'reviews/anitha.md', 'story/index.mdx', 'site/index.md', 'pages/home.md'];
const asWindows: Edit = (content) => {
  for (const file of WINDOWS) content.write(file, `\uFEFF${content.read(file).replaceAll('\n', '\r\n')}`);
};
const INKSCAPE =
  'viewBox="0 0 148 105" width="148mm" height="105mm" xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape" xmlns:sodipodi="http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd"';
const LINKS = [
  ...['/', '/#content', '/about#pour', '/contact#notes', '/contact#privacy', '/gallery#franchise-stores'],
  ...['#questions-of-space', '/menu.json', '/terms.pdf'],
  ...['https://www.fssai.gov.in/', 'mailto:hello@shop.in?subject=Hello', 'tel:+919876543210'],
];
const links = LINKS.map((url) => `[here](${url})`).join(', ');
const emptied = both(
  ...[boba('rating', ''), boba('placeholders', ''), set('reviews/anitha.md', 'avatar', "''")],
  ...[set(STORE, 'position', ''), set('site/index.md', 'fssai', '""')],
  edit('technical/index.md', /^designer:\n(?: .*\n)+/m, 'designer:\n'),
  edit('site/index.md', /^social:\n(?: .*\n)+/m, 'social:\n  instagram:\n'),
);

/** What only looks like a mistake; what people paste is in inputs.yaml. */
// biome-ignore format: a line for each
export const FINE: readonly (readonly [name: string, edit: Edit])[] = [
  ['capital in the name of a category', rename('categories/special.md', 'categories/Special.md')],
  ['signs of code in the story', text('story/index.mdx', 'Two \\{glasses\\} for less than \\<100, 3 < 4.')],
  ['a shop that never closes', both(edit('hours/index.md', /opens: .*/, "opens: '00:00'"), edit('hours/index.md', /closes: .*/, "closes: '00:00'"))],
  ['a link to what is included, where nothing is', both(set('inclusions/training.md', 'included', 'false'), answer('See [what it covers](/franchise#included).'))],
  ['the title of a group for its name', set(`${CORNER}/index.md`, 'group', 'Franchise Stores')],
  ['a place in Malayalam', set('pages/home.md', 'place', 'മണക്കാട്')],
  ['lists in the story', text('story/index.mdx', '- ice\n- milk\n\n1. stir\n2. pour')],
  ['an SVG as programs write it', drawing('<g><path d="M0 0h4v3z" fill="#0c3a2c"/></g>', 'viewBox="0 0 40 30" width="40px" height="30px"', '<?xml version="1.0" encoding="UTF-8"?>\n')],
  ['an SVG in millimetres, as Inkscape saves it', drawing('<sodipodi:namedview inkscape:export-filename="C:\\x.png"/><path inkscape:label="ice" d="M0 0h4v3z"/>', INKSCAPE)],
  ['an SVG in per cent', drawing('<path d="M0 0h4v3z"/>', 'viewBox="0 0 4 3" width="100%" height="100%"')],
  ['what programs leave behind', both(...['menu/.DS_Store', 'menu/Icon\r', 'gallery/._a.webp', '.idea/x.xml', '~$menu.docx'].map((name) => write(name, 'x')))],
  ['an SVG in single quotes', write('menu/boba/boba.svg', `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 4 3'><path d='M0 0h4v3z'/></svg>`)],
  ['the line ends of Windows and a byte-order mark', asWindows],
  ['links to pages, places on them and files', answer(`## Questions of space\n\n${links}`)],
  ['optional fields that are left empty', emptied],
  ['signs in a field', boba('description', 'Our “No. 1” tea, with 50 % milk & ₹5 off # for June')],
  ['a second review of one name', (content) => content.addCopy('reviews', 'anitha-of-pettah', { place: 'Pettah' })],
  ['all that a text may hold', answer('- one\n- two\n\n## More\n\nA **corner** helps.\\\nRs 1,20,000; a-b.\n\n---\n\nCall.\n\n**സർബത്ത്**ൽ ഐസ്*.\n\nSo it is,\n— or was, [toll-free](tel:18004251234) #1.')],
  ['signs in an answer of several lines', set('terms/royalty.md', 'answer', '|\n  Note: the #1 figure # 5 of all.\n  - 5% of sales')],
  ['a store that is shown once it has opened', (content) => content.addCopy('stores', 'attukal', { name: 'The shop in Attukal', publishOn: "'2099-01-14'", opened: "'2099-01'" })],
  ['two questions with one short answer', (content) => {
    answer('Yes, we do.')(content);
    again(ANSWER, 'question', 'Again?')(content);
  }],
  ['a shop open past midnight', edit('hours/index.md', /closes: .*/, "closes: '00:30'")],
];
