/** One mistake for each rule, with the line that the check prints. */
import sharp from 'sharp';
import { listedPages, routes } from '~/routes';
import type { Folder } from './folder.ts';

type Edit = (folder: Folder) => void | Promise<void>;

const BOBA = 'menu/boba/index.md';
const ANSWER = 'questions/space.md';
const HOURS = 'hours/index.md';
const PAGES = listedPages.map((name) => routes[name].path).join(', ');

const edit =
  (file: string, place: string | RegExp, by: string): Edit =>
  (folder) =>
    folder.edit(file, place, by);
const set =
  (file: string, field: string, value: string): Edit =>
  (folder) =>
    folder.set(file, field, value);
const boba = (field: string, value: string): Edit => set(BOBA, field, value);
/** Replaces the line of a field. */
const line = (file: string, field: string, by: string): Edit => edit(file, new RegExp(`^${field}:.*\n`, 'm'), by);
const text = (file: string, words: string): Edit => edit(file, /\n---\n[\s\S]*$/, `\n---\n\n${words}\n`);
const write =
  (file: string, words: string): Edit =>
  (folder) =>
    folder.write(file, words);
const drawing = (inner: string, root = 'viewBox="0 0 40 30"'): Edit =>
  write('menu/boba/boba.svg', `<svg xmlns="http://www.w3.org/2000/svg" ${root}>${inner}</svg>`);
const photo =
  (bytes: () => Promise<Buffer> | string): Edit =>
  async (folder) =>
    folder.write('gallery/store-corner/store-corner.webp', await bytes());
const flat = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#0c3a2c' } })
    .webp()
    .toBuffer();
const all =
  (list: string, words: string): Edit =>
  (folder) => {
    for (const file of folder.entries(list)) folder.edit(file, '---\n', `---\n${words}\n`);
  };

type Mistake = readonly [what: string, edit: Edit, line: string];

// biome-ignore format: the edit on one line, the message on the next
export const MISTAKES: readonly Mistake[] = [
  ['price in words', boba('price', 'forty'),
    'content/menu/boba/index.md:4  Price: "forty" is not a number. Write whole rupees, for example 40.'],
  ['price with paise', boba('price', '40.50'),
    'content/menu/boba/index.md:4  Price: 40.50 is not a whole number. Write whole rupees, for example 40.'],
  ['price missing', line(BOBA, 'price', ''),
    'content/menu/boba/index.md:1  Price: This is missing. Write whole rupees, for example 40.'],
  ['rating with two decimals', boba('rating', '4.55'),
    'content/menu/boba/index.md:7  Rating: 4.55 has more than one decimal. Write 4.5, for example.'],
  ['unknown field', line('categories/classic.md', 'order', 'draf: true\n'),
    'content/categories/classic.md:3  draf: There is no such field here. The fields are title, order, draft, publishOn, showUntil, placeholders.'],
  ['draft in words', boba('draft', 'yes please'),
    'content/menu/boba/index.md:2  Hide from the site: "yes please" is not one of the choices. Write true or false.'],
  ['word that YAML reads as a boolean', boba('name', 'true'),
    'content/menu/boba/index.md:2  Name: This is not read as text. Put it in quotes: "true".'],
  ['name too long', boba('name', `${'very '.repeat(13)}long`),
    'content/menu/boba/index.md:2  Name: This is too long: 69 characters, and 60 fit. Remove 9.'],
  ['day that no calendar has', boba('publishOn', '"2027-02-30"'),
    'content/menu/boba/index.md:2  Show from: "2027-02-30" is not a date. Write year, month and day, for example 2027-01-14.'],
  ['allergen that is not a list', edit(BOBA, /^allergens:\n(?: {2}- .*\n)+/m, 'allergens: milk\n'),
    'content/menu/boba/index.md:10  Allergens: This is not a list. Write each item on a line that begins with a hyphen and a space: gluten, milk, egg, fish, crustaceans, peanuts, tree-nuts, soya, sulphites.'],
  ['empty list', edit(BOBA, /^allergens:\n(?: {2}- .*\n)+/m, 'allergens: []\n'),
    'content/menu/boba/index.md:10  Allergens: This list is empty. Write an item, or leave the field out.'],
  ['heading of too many lines', edit('pages/franchise.md', /^heading:\n(?: {2}- .*\n)+/m, 'heading:\n  - One\n  - Two\n  - Three\n  - Four\n'),
    'content/pages/franchise.md:4  Heading: This has 4 items, and at most 3 fit. The large words at the top: one to three lines, each up to 24 characters.'],
  ['description of a page too short', set('pages/about.md', 'description', 'Our story.'),
    'content/pages/about.md:3  Description: "Our story." is too short: 10 characters, and at least 50 are needed. The sentence in search results: 50 to 160 characters, and no two pages the same.'],
  ['phone malformed', set('site/index.md', 'phone', '98765-4321'),
    'content/site/index.md:8  Phone: "98765-4321" is not an Indian telephone number. Write it as +91 98765 43210, 0471 234 5678 or 1800 425 1234.'],
  ['e-mail malformed', set('site/index.md', 'email', 'hello@manacaud'),
    'content/site/index.md:10  E-mail: "hello@manacaud" is not an e-mail address. Write it like name@shop.in.'],
  ['avatar from elsewhere', set('reviews/anitha.md', 'avatar', 'https://example.org/a.png'),
    'content/reviews/anitha.md:4  Photo: "https://example.org/a.png" does not fit here. Choose an image, or write an address of api.dicebear.com, i.pravatar.cc or placehold.co.'],
  ['address in one line', edit('stores/manacaud/index.md', /^address:\n(?: .*\n)+/m, 'address: Manacaud, Trivandrum\n'),
    'content/stores/manacaud/index.md:4  Address: "Manacaud, Trivandrum" is one value, and this holds several: street, city, region, postalCode.'],
  ['vegan with milk', boba('diet', 'vegan'),
    'content/menu/boba/index.md:9  Diet: An item with milk is not vegan. Change one of the two.'],
  ['time that does not exist', edit(HOURS, /opens: .*/, "opens: '25:00'"),
    'content/hours/index.md:11  Opening hours, row 1, Opens: "25:00" is not a time of the day. Write it in 24-hour form, for example 21:30. Midnight is 00:00.'],
  ['colon inside a value', boba('name', 'Boba: the best'),
    'content/menu/boba/index.md:2  Put the value on this line in quotes, "…", or let it and the next line begin exactly under the others of their kind.'],
  ['telephone that loses its zero', set('site/index.md', 'phone', '04712345678'),
    'content/site/index.md:8  Put the value on this line in quotes, "…": a sign in it has a meaning of its own.'],
  ['sign that cuts a value', boba('description', 'Voted #1 milk tea in town'),
    'content/menu/boba/index.md:3  What follows # is not read. Put the whole value in quotes, "…".'],
  ['tab before a field', line(BOBA, 'order', '\torder: 20\n'),
    'content/menu/boba/index.md:12  This line begins with a tab. Write spaces in its place.'],
  ['field written twice', line(BOBA, 'order', 'price: 45\n'),
    'content/menu/boba/index.md:12  This field is here twice. Remove one of the two lines.'],
  ['dashes missing', edit('reviews/anitha.md', /^---\n/, ''),
    'content/reviews/anitha.md:1  The fields must stand between two lines of three dashes, ---, each on a line of its own: name, colon, space, value.'],
  ['review without words', edit('reviews/anitha.md', /\n---\n[\s\S]*$/, '\n---\n'),
    'content/reviews/anitha.md:11  There is no text under the fields. Write it there.'],
  ['text without end', text(ANSWER, 'We do. '.repeat(400)),
    'content/questions/space.md:6  The text is too long: 2799 characters, and 2000 fit. Remove 799.'],
  ['nested lists', text(ANSWER, '- '.repeat(900)),
    'content/questions/space.md:6  Lists or quotations are nested too deep. Remove some of their signs.'],
  ['words where none are shown', edit(BOBA, /$/, '\nCold and sweet.\n'),
    'warning: content/menu/boba/index.md:15  A menu item shows no text under its fields. Move this text into a field.'],
  ['wrong category', boba('category', 'speical'),
    'content/menu/boba/index.md:8  Category: There is no "speical" in Categories. There are classic, premium, special.'],
  ['names that differ in capitals only', write('gallery/store-corner/Store-Corner.webp', 'x'),
    'content/gallery/store-corner/store-corner.webp  The name differs from gallery/store-corner/Store-Corner.webp in capitals only, and many computers keep only one. Rename one.'],
  ['file that nobody reads', write('menu/late.md', 'x'),
    'warning: content/menu/late.md  The site does not read this file. Look at its name and folder.'],
  ['empty list of entries', (folder) => folder.remove('steps'),
    'content/steps/  There is no step left. Keep one; it may be hidden.'],
  ['single file missing', (folder) => folder.remove('technical'),
    'content/technical/index.md  This file is missing, and the site needs it. Put it back.'],
  ['image missing', boba('image', './bubble.svg'),
    'content/menu/boba/index.md:5  Image: There is no image "./bubble.svg" beside this entry. Choose one, or write ./ and the name of a JPEG, PNG, WebP or SVG file.'],
  ['image that cannot be read', photo(() => 'These are words.'),
    'content/gallery/store-corner/index.md:4  Image: This image cannot be read. Save it again as JPEG, PNG, WebP or SVG.'],
  ['image too small', photo(() => flat(900, 675)),
    'warning: content/gallery/store-corner/index.md:4  Image: The image is 900 pixels wide and looks blurred here. Use one of 1040 or more.'],
  ['drawing with a script', drawing('<script>alert(1)</script>'),
    'content/menu/boba/index.md:5  Image: The drawing holds a script or an animation. Save it as plain SVG.'],
  ['image in a text without words', edit('story/index.mdx', /\n---\n\n/, '\n---\n\n![](./story-street.webp)\n\n'),
    'content/story/index.mdx:9  This image has no description. Say in a few words what it shows, between [ and ].'],
  ['tag', text(ANSWER, 'A <span lang="ml">മൂല</span> helps.'),
    'content/questions/space.md:6  "<span lang="ml">" is taken for code and not shown. Remove it, or write \\< for a plain <.'],
  ['brace in the story', edit('story/index.mdx', /\n---\n\n/, '\n---\n\nThe year was {year} or so.\n\n'),
    'content/story/index.mdx:9  A brace { begins code here. Write \\{ for a plain brace, or remove it.'],
  ['table', text(ANSWER, '| a | b |\n|-|-|\n| c | d |'),
    'content/questions/space.md:6  A table cannot be shown here. Write it as a list or in plain words.'],
  ['link that does not work', text(ANSWER, 'Ask [us](contact).'),
    'content/questions/space.md:6  "contact" is not a link that works. Write it like https://www.example.com/page, /products, mailto:name@shop.in or tel:+919876543210.'],
  ['link to no page', text(ANSWER, 'Ask [us](/contcat).'),
    `content/questions/space.md:6  "/contcat" leads to a page that does not exist. The pages are ${PAGES}.`],
  ['link of a notice to no page', set('notices/closed.md', 'link', '/menu'),
    `content/notices/closed.md:3  Link: "/menu" leads to a page that does not exist. The pages are ${PAGES}.`],
  ['link without words', text(ANSWER, 'Ask [](/contact) first.'),
    'content/questions/space.md:6  The link to /contact has no words. Write them.'],
  ['number of an identity card', text(ANSWER, 'Aadhaar: 2345 6789 0123.'),
    'content/questions/space.md:6  "2345 6789 0123" belongs to a person, and everybody could read it. Remove it.'],
  ['mobile number of a customer', text('reviews/anitha.md', 'Call me on 98470 12345.'),
    'content/reviews/anitha.md:13  "98470 12345" belongs to a person, and everybody could read it. Remove it.'],
  ['name in Hindi', boba('name', 'दूध Boba'),
    'content/menu/boba/index.md:2  Name: "दू", "ध" cannot be printed. Use letters of English or Malayalam here.'],
  ['dish of the same name', set('menu/combo/index.md', 'name', 'BOBA.'),
    'warning: content/menu/combo/index.md:2  Name: Menu item "Boba" has the same. Visitors cannot tell them apart: change one of them.'],
  ['list of which nothing is shown', all('steps', 'draft: true'),
    'warning: content/steps/  Nothing of Franchise: steps is shown: all of it is hidden, over or still to come.'],
  ['costs beyond the estimate', set('investment/equipment.md', 'value', '9000000'),
    'warning: content/franchise-model/index.md:3  Estimate to: The costs add up to 92.7 lakhs, and the estimate is 2.5 to 3.5. Change the costs or the estimate.'],
  ['day far ahead', boba('publishOn', "'2062-01-14'"),
    'warning: content/menu/boba/index.md:2  Show from: 2062-01-14 is more than two years ahead. Check the year.'],
  ['last day before the first', boba('order', "10\npublishOn: '2027-08-20'\nshowUntil: '2027-08-19'"),
    'warning: content/menu/boba/index.md:14  Show until: This day is before “Show from”, so the entry is never shown. Change one of the two.'],
];

/** Returns the mistake of this name. @throws if it does not exist */
export function mistake(what: string): Mistake {
  const found = MISTAKES.find(([name]) => name === what);
  if (!found) throw new Error(`There is no mistake "${what}".`);
  return found;
}
