/** The words of every issue: what is wrong, then what to do. One table, from code to sentence. */
import { formatDay } from '../lib/format/day.ts';
import { tooManyDecimals } from '../lib/format/stars.ts';
import type { CollectionName } from '../schemas/index.ts';
import type { Field, Path } from '../schemas/json-schema.ts';
import type { Change, Fault, Issue } from './issue.ts';
import type { Names, NamesFor } from './names.ts';

/** What the form says of what no form can make, or put right. */
const FORM_CANNOT = 'This cannot be kept as it is. Ask whoever looks after the site.';

/** `classic, special or premium` */
export const oneOf = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`;

/** ` Did you mean draft?`, or nothing. */
const didYouMean = (meant: string | undefined) => (meant === undefined ? '' : ` Did you mean ${meant}?`);

/** Places as editors write them: `{from} or {to}`. */
const places = (names: readonly string[], between = 'or') => names.map((name) => `{${name}}`).join(` ${between} `);

/** What a value is not, and what to write instead, for each kind of field. */
export const KINDS: Readonly<
  Record<string, { readonly not?: string; readonly write?: string; readonly form?: string }>
> = {
  date: { not: 'is no date', write: 'Write year, month and day, for example 2027-01-14.' },
  dayOrMonth: {
    not: 'is no day and no month',
    write: 'Write year and month, and the day if you know it, for example 2027-01 or 2027-01-14.',
  },
  time: {
    not: 'is no time of the day',
    write: 'Write it in 24-hour form, for example 10:00. Midnight is 00:00.',
  },
  phone: {
    not: 'is no Indian telephone number',
    write: 'Write it as +91 98765 43210, 0471 234 5678 or 1800 425 1234.',
  },
  email: { not: 'is no e-mail address', write: 'Write it like name@shop.in, and look at its spelling.' },
  colour: {
    not: 'is no colour',
    write: 'Write # and six digits, in quotes, for example "#f2b233".',
    form: 'Write # and six digits, for example #f2b233.',
  },
  avatar: {
    not: 'is no image and no web address that can stand here',
    write: 'Write ./ and the name of an image in this folder, or an address',
    form: 'Choose an image, or write an address',
  },
  link: { not: 'is no web address that can stand here', write: 'Write the address of our own page' },
  alt: { write: 'Say in a few words what the image shows.' },
};

function guide({ node: { kind, description = '', hosts, minimum = 0 } }: Field, n: Names): string {
  if (kind === 'rupees') return `Write whole rupees, for example ${minimum > 40 ? 40_000 : 40}.`;
  if (kind === 'image')
    return n.form ? `${description} Choose one.` : `${description} Put it in this folder, and write ./ and its name.`;
  if (kind === 'link' && !hosts) return 'Write the whole address, starting with https://.';
  const { write = description, form = write } = KINDS[kind ?? ''] ?? {};
  const from = Array.isArray(hosts) ? ` that starts with https:// and comes from ${oneOf(hosts)}.` : '';
  return (n.form ? form : write) + from;
}

interface Wrong {
  readonly value: unknown;
  readonly field: Field;
}

interface Unknown {
  readonly value: unknown;
  readonly meant: string | undefined;
  readonly known: readonly string[];
}

/** What no page has a look for. */
export const NOT_SHOWN: Readonly<Record<string, string>> = {
  table: 'A table',
  code: 'Code, which begins with four spaces or three ticks,',
  delete: 'What stands between two ~',
  footnoteReference: 'A footnote',
  footnoteDefinition: 'A footnote',
  definition: 'The address of a link on a line of its own',
  task: 'A box to tick',
};

/** What no form makes: fields, files beside the entries, photos. */
const FILES_ONLY = {
  noDashes: () =>
    'The fields stand between two lines of three dashes alone, ---. Put both there, and between them a line for each field: name, colon, space, value.',
  hashInValue: ({ quoted }: { quoted: string }) =>
    `What follows the # is taken for a note and not shown. Put all of it in quotes: ${quoted}.`,
  quoteInValue: ({ quoted }: { quoted: string }) =>
    `A colon, quote, bracket or symbol in this value is taken for a sign of the file. Put the value in quotes: ${quoted}.`,
  notText: ({ value }: { value: string }) => `${value} is not read as text. Put it in quotes: "${value}".`,
  tabInFields: () =>
    'The line begins with a tab, which cannot be read. Write as many spaces in its place as other lines of its kind have.',
  inset: () =>
    'This line does not begin exactly under the others of its kind. Write as many spaces before it as they have.',
  fieldTwice: () =>
    'This field stands here a second time. Keep one of the two lines; or, if a new row of a list begins here, begin it with a dash as the row above.',
  unknownField: ({ meant, owner, fields }: { meant: string | undefined; owner: string; fields: readonly string[] }) =>
    `This is no field of "${owner}".${didYouMean(meant) || ` Its fields are ${fields.join(', ')}.`}`,
  fieldWithin: ({ group }: { group: string }) =>
    `This is a field within "${group}:". Write it under that line, with more spaces before it.`,
  unreadable: ({ reason }: { reason: string }) =>
    `This line cannot be read. Write it again: a name, a colon, a space and the value, with two spaces before a line that goes on (${reason}).`,
  badName: ({ other }: { other: string | undefined }) =>
    other
      ? `The name differs from ${other} in capitals only, and many computers keep one of the two. Rename one.`
      : 'Not every computer can keep this name. Rename it with letters, digits and hyphens only, at most 100 of them, or 33 in Malayalam.',
  fileMissing: () => 'This file is missing, and the site needs it. Put it back.',
  strayFile: ({ like }: { like: readonly string[] }) =>
    `The site does not read this file. ${like.length > 0 ? `Name it like ${oneOf(like)}` : 'Move it into one of the folders'}, or delete it.`,
  notAFile: () => 'This is a folder or a link where a file is wanted. Put the file itself here, or delete it.',
  noContentFolder: ({ folder }: { folder: string }) =>
    `There is no folder ${folder}. Put it back, or set CONTENT_DIR to the folder of the content.`,
  imageWithoutEntry: () => 'There is no index.md beside this image. Put it back, or delete the folder.',
  imageUnused: () => 'Nobody uses this image. Delete it, or name it in the index.md beside it.',
  imageWithLocation: ({ name }: { name: string }) =>
    `${name} says where it was taken. Remove the location from ${name}: npm run clean:images`,
  imageTooHeavy: ({ name, megabytes, limit }: { name: string; megabytes: number; limit: number }) =>
    `${name} has ${megabytes} MB, and ${limit} MB is the most. Make it smaller: npm run clean:images, or save it as JPEG or WebP.`,
};

const SENTENCES = {
  ...FILES_ONLY,

  // Single fields
  missing: ({ field }: { field: Field }, n) =>
    n.form
      ? `This is empty. ${guide(field, n)}`
      : `This is missing. Add a line that begins with "${field.name}:". ${guide(field, n)}`,
  empty: ({ field }: { field: Field }, n) => `This is empty. ${guide(field, n)}`,
  emptyList: ({ field: { required } }: { field: Field }) =>
    `This is an empty list. Write an item${required ? '' : ', or leave it out'}.`,
  severalValues: ({ field }: { field: Field }, n) =>
    `This holds several values, and one value is wanted. ${guide(field, n)}`,
  notAList: ({ choices }: { choices?: readonly string[] | undefined }, n) =>
    `This is not a list. ${n.form ? 'Add its items one by one' : 'Write each item on a line of its own that begins with a hyphen and a space'}${choices ? `: ${choices.join(', ')}` : ''}.`,
  oneValue: ({ value, fields }: { value: unknown; fields: readonly Field[] }, n) =>
    `${n.value(value)} is one value, and several are wanted. ${n.form ? 'Fill in' : 'Write each on a line of its own, with two spaces before it:'} ${fields.map(({ name, node }) => (n.form ? (node.title ?? name) : name)).join(', ')}.`,
  notANumber: ({ value, field }: Wrong, n) => `${n.value(value)} is not a number. ${guide(field, n)}`,
  notWhole: ({ value, field }: Wrong, n) => `${value} is not a whole number. ${guide(field, n)}`,
  tooManyDecimals: ({ written, rating }: { written: string; rating: number }) => tooManyDecimals(written, rating),
  notOfItsKind: ({ value, field }: Wrong, n) =>
    `${n.value(value)} ${KINDS[field.node.kind ?? '']?.not ?? 'cannot stand here'}. ${guide(field, n)}`,
  outOfRange: ({ value, field, limit, less }: Wrong & { limit: number; less: boolean }, n) =>
    `${value} is ${less ? 'less' : 'more'} than ${limit}. ${guide(field, n)}`,
  tooManyItems: ({ items, limit, field }: { items: number; limit: number; field: Field }, n) =>
    `This has ${items} items, and at most ${limit} fit. ${guide(field, n)}`,
  tooShort: ({ value, field, length, limit }: Wrong & { length: number; limit: number }, n) =>
    `${n.value(value)} is too short: ${length} characters, and at least ${limit} are wanted. ${guide(field, n)}`,
  tooLong: ({ length, limit }: { length: number; limit: number }) =>
    `This is too long: ${length} characters, and ${limit} fit. Remove ${length - limit}.`,
  notAChoice: ({ value, meant, known }: Unknown, n) =>
    `${n.value(value)} is none of the choices. Choose ${oneOf(known)}.${didYouMean(meant)}`,

  // Hours, map and allergens: `params` of the schemas
  closedRow: () => 'A day that is closed is left out of every row of hours. Remove this row.',
  dietContradicted: ({ diet, allergen }: { diet: string; allergen: string }) =>
    `What holds ${allergen} is not ${diet}. Change one of the two.`,
  noPosition: (_, n) =>
    `OpenStreetMap shows a position, and this store has none. Fill in ${n.field(['position'])}, or ask for the map of Google.`,
  itemTwice: ({ value }: { value: string }) => `${value} stands here twice. Remove one.`,

  // What a value says
  shownAsWritten: ({ sign, known = [] }: { sign: string; known?: readonly string[] }) =>
    `${sign} is shown as it is written here. Remove it, or write ${known.length > 0 ? places(known) : 'words'} instead.`,
  addressInField: ({ value }: { value: string }, n) =>
    `${n.value(value)} is an address or a number, and words are wanted here. Write them.`,
  stillToCome: ({ value }: { value: string }) => `${value} is still to come. Write when it was.`,
  longAgo: ({ value }: { value: string }) => `${value} is too long ago. Check the year.`,
  noReference: ({ value, meant, known, collection }: Unknown & { collection: CollectionName }, n) =>
    `There is no ${n.value(value)} in ${n.list(collection)}.${didYouMean(meant) || ` There are ${known.join(', ')}.`}`,
  noPlaceholder: ({ value }: { value: string }, n) => `${n.value(value)} is no field here. Take it off the list.`,
  unprintable: ({ letters, onBoard }: { letters: readonly string[]; onBoard: boolean }, n) =>
    `${letters.map((letter) => n.value(letter)).join(', ')} cannot be printed ${onBoard ? 'on the price board. Write the name in letters of English or Malayalam' : 'in the brochure or a share image. Use words in English or Malayalam, or common symbols such as ₹, →, ≥'}.`,
  noAnswer: ({ value, open }: { value: string; open: string | undefined }, n) =>
    `${n.value(value)} is no answer. Write what holds, or ${open ? `${n.value(open)} while that is open` : 'leave the answer out until it is known'}.`,
  sameValue: ({ value, path, other }: { value: string; path: Path; other: string }, n) =>
    `${n.value(value)} is also the ${n.field(path)} of ${n.entry(other)}. Give one of them another.`,
  sameWords: ({ other }: { other: string }, n) =>
    `These are also the words of ${n.entry(other)}. Remove one of the two.`,
  lowContrast: ({ value, reached }: { value: string; reached: string }, n) =>
    `${n.value(value)} has too little contrast: figures on it reach ${reached} to 1, and 4.5 is needed. Choose a lighter or a darker one.`,
  estimateUnlikely: ({ from, to }: { from: number; to: number }) =>
    `${from} to ${to} lakhs is no estimate. Write the smaller figure first, and the larger no more than ten times that.`,
  costsBeyondEstimate: ({ sum, from, to }: { sum: number; from: number; to: number }, n) =>
    `The costs in ${n.list('investment')} add up to ${sum} lakhs, and the estimate is ${from} to ${to}. Change the costs or the estimate.`,
  endsBeforeItBegins: ({ begins, path, ends }: { begins: string; path: Path; ends: string }, n) =>
    `${ends} is before ${n.field(path)}, ${begins}. Change one of the two.`,

  // What the site needs
  nothingShown: ({ collection }: { collection: CollectionName }, n) =>
    `Nothing in ${n.list(collection)} is shown, and its page would be empty: all of it is hidden, over or still to come. Show at least one.`,
  noteNeeded: (_, n) =>
    `The forms link to this note, so it must be there and be shown: without ${n.field(['draft'])}, ${n.field(['publishOn'])} and ${n.field(['showUntil'])}.`,
  emptyCollection: ({ singular }: { singular: string }) =>
    `There is no ${singular.toLowerCase()} left. Keep one; it may be hidden.`,
  anchorTwice: ({ anchor, path, other }: { anchor: string; path: string; other: string | undefined }, n) =>
    `${n.value(anchor)} stands for another place on ${path} already${other ? `: ${n.entry(other)}` : ''}. Give this one another name.`,

  // Letters
  strangeLetters: ({ word }: { word: string }, n) =>
    `${n.value(word)} has letters that are not what they seem; they were copied so. Write it in plain ones.`,
  lostLetters: ({ sign }: { sign: string }, n) =>
    `Some letters were lost, and ${sign} stands for them. Write them again${n.form ? '' : ', and save the file as UTF-8'}.`,
  mergeMarks: () =>
    'Two versions were put together and both stand here. Keep one of them, and delete the lines with <<<<<<<, ======= and >>>>>>>.',
  secondEntry: () => 'A second entry begins here. Make a new entry of it.',
  copiedAlong: ({ sign }: { sign: string }) => `${sign} was copied along from another program or page. Remove it.`,
  unwritten: ({ words }: { words: string }, n) =>
    `${n.value(words)} stands in the place of words that are still to be written. Write them, or hide this until they are known.`,
  personal: ({ sign }: { sign: string }, n) =>
    `${n.value(sign)} belongs to a person, and is not for everybody to read. Remove it.`,
  invisible: () => 'Something here cannot be seen; it was copied along with the words. Write the words again.',

  // Texts
  textMissing: () => 'There is no text under the fields. Write it there.',
  fieldInText: ({ name }: { name: string }, n) =>
    `${n.value(`${name}:`)} stands in the text, where visitors would read it. ${n.form ? 'Fill in its field, and remove it here.' : 'Move the line above the second line of dashes.'}`,
  textNowhere: ({ singular }: { singular: string }) =>
    `A text under the fields of a ${singular.toLowerCase()} is shown nowhere. Move it into a field, or delete it.`,
  textTooLong: ({ length, limit }: { length: number; limit: number }) =>
    `The text is too long: ${length} characters, and ${limit} fit. Remove ${length - limit}.`,
  tooDeep: () => 'Lists or quotations stand in each other too deep. Remove some of their signs.',
  tag: ({ tag }: { tag: string }, n) =>
    `${tag} is taken for code, and would not be shown. Remove it, or ${n.form ? 'write it in other words' : 'write \\< for a plain <'}.`,
  brace: (_, n) =>
    `A brace { begins a piece of code here. ${n.form ? 'Remove it.' : 'Write \\{ for a plain brace, or remove it.'}`,
  notShown: ({ type }: { type: string }) =>
    `${NOT_SHOWN[type]} cannot be shown in a text. Remove its signs, or write it as a list or plain words.`,
  imageInPrint: () => 'This text is also printed in the brochure, where it has no images. Remove the image.',
  lineUnderWords: () => 'The line under these words makes them a heading. Leave a line free between, or remove it.',
  firstHeading: (_, n) =>
    `This heading is as large as the title of the page. ${n.form ? 'Choose heading 2 or 3.' : 'Begin it with two symbols, ##.'}`,
  symbolTaken: ({ symbol }: { symbol: string }, n) =>
    `The ${symbol} here is taken for a sign of Markdown, and not shown as it is. ${n.form ? 'Write it in another way, or begin' : `Write ${symbol.replace(/\W$/, '\\$&')}, or begin`} with a word.`,
  bulletsWithoutList: (_, n) =>
    `These lines are meant as a list, and are none. ${n.form ? 'Make them a list with the button.' : 'Begin each with a hyphen and a space.'}`,
  brokenMarkdown: ({ sign }: { sign: string }, n) =>
    `${n.value(sign)} is shown as it is written, and has no effect. ${n.form ? 'Remove it, and use the buttons above the text.' : 'Write **bold**, ## Heading or [words](/page), with no other spaces.'}`,

  // Links
  linkWithoutWords: ({ url }: { url: string }) => `The link to ${url} has no words. Write them.`,
  linkRunsOn: ({ url, end }: { url: string; end: string }, n) =>
    `The address ${url} would go on with ${n.value(end)}, and lead elsewhere. Leave a space between, or ${n.form ? 'make a link of words with the button' : `write [words](${url})`}.`,
  linkOfOwner: ({ value }: { value: string }, n) =>
    `${n.value(value)} is for its owner, and visitors cannot look there. Open the page as a visitor, and copy that address.`,
  linkOfPost: ({ value }: { value: string }, n) =>
    `${n.value(value)} leads to a single post. Write the address of our own page there.`,
  linkMisleads: ({ words, url }: { words: string; url: string }, n) =>
    `${n.value(words)} leads to another place than it says: ${url}. Make the two agree.`,
  linkInvalid: ({ url }: { url: string }, n) =>
    `${n.value(url)} is no link that works for visitors. Write it like https://www.example.com/page, /products, mailto:name@shop.in or tel:+919876543210.`,
  linkToNoPage: ({ value, meant, known }: Unknown, n) =>
    `${n.value(value)} leads to a page that does not exist.${didYouMean(meant) || ` The pages are ${known.join(', ')}.`}`,
  linkToNoPlace: ({ url, page }: { url: string; page: string }, n) =>
    `${n.value(url)} leads to a place that ${page} does not have. Write ${page} without the part after #.`,

  // Images
  imagePasted: (_, n) =>
    `An image was pasted here as a long row of letters. Take it out, and ${n.form ? 'choose the image with the button' : 'write ./ and the name of an image in this folder'}.`,
  imageAbsent: ({ value, beside }: { value: string; beside: readonly string[] }, n) =>
    `${n.value(value)} is no image ${n.form ? 'of this entry. Choose it again.' : `in this folder. Put it there, and write ./ and its name.${beside.length > 0 ? ` There is ${oneOf(beside)}.` : ''}`}`,
  imageWithoutWords: ({ name }: { name: string }, n) =>
    `${n.image(name)} has no description. Say in a few words what it shows${n.form ? '.' : ', between [ and ].'}`,
  altSaysNothing: ({ text }: { text: string }, n) =>
    `${n.value(text)} says nothing. Say in a few words what the image shows.`,
  imageUnreadable: ({ name }: { name: string }, n) =>
    `${n.image(name)} is no image that pages can show. Save it as JPEG, WebP or SVG.`,
  imageTooNarrow: ({ name, width, minWidth }: { name: string; width: number; minWidth: number }, n) =>
    `${n.image(name)} is ${width} pixels wide, and ${minWidth} are needed here. Use a larger image.`,
  imageTooSmall: (
    { name, width, height, minWidth }: Record<'width' | 'height' | 'minWidth', number> & { name: string },
    n,
  ) =>
    `${n.image(name)} is ${width} by ${height} pixels, too few or too long a strip for its frame. Use one of a usual shape, at least ${minWidth} pixels wide.`,
  svgActive: ({ name, what }: { name: string; what: string }, n) =>
    `${n.image(name)} holds ${what}. Save it as plain SVG.`,
  svgText: ({ name }: { name: string }, n) =>
    `${n.image(name)} holds letters as text, which need a font that print and phones do not have. Turn the text into outlines: “Create Outlines” in Illustrator, “Object to Path” in Inkscape; from Canva, save it as PNG.`,
  svgSize: ({ name, limit }: { name: string; limit: number }, n) =>
    `${n.image(name)} does not say how large it is, or is larger than ${limit} pixels. Save it again with its size (viewBox).`,
  imageEmpty: ({ name }: { name: string }, n) =>
    `${n.image(name)} shows nothing. Save it again with its shapes, or choose another.`,

  // Worth a look
  figuresOld: ({ days }: { days: number }) =>
    `This was last checked ${days} days ago. Check again and write today's date.`,
  hiddenWith: ({ other }: { other: string }, n) =>
    `${n.entry(other)} is hidden, over or still to come, and hides this with it. Show it, or choose another one.`,
  farAhead: ({ value }: { value: string }) => `${value} is more than two years ahead. Check the year.`,
  moreThanTried: ({ entries, most }: { entries: number; most: number }) =>
    `These are ${entries} entries, and the site was tried with ${most}. Look whether their page is still quick.`,
  isOver: ({ value }: { value: string }) => `${value} is over, and shown nowhere. Remove its row, or check the year.`,
  placesLeftOut: ({ value, missing }: { value: string; missing: readonly string[] }, n) =>
    `${n.value(value)} leaves out ${places(missing, 'and')}. Write it where the words should follow the rest of the content.`,

  // Before the launch
  placeholder: ({ value }: { value: unknown }, n) =>
    `${typeof value === 'object' ? 'This' : n.value(value)} is a placeholder. Put in the true one, or confirm it.`,
  placeholderMissing: ({ field }: { field: Field | undefined }) =>
    `This is missing. Add it: ${field?.node.description ?? ''}`,
  undecided: ({ value }: { value: string }, n) =>
    `${n.value(value)} is no answer for somebody who signs. Decide it, and write the answer and the day it was checked.`,
  noMenuFacts: ({ items }: { items: number }) =>
    `${items} menu ${items === 1 ? 'item says' : 'items say'} nothing of calories or allergens. Chains of ten outlets or more must show both on the menu (FSSAI, Labelling and Display Regulations 2020). Add them, or confirm with your adviser that you need not.`,
  noRatingsNote: () =>
    'This is missing. Say in one sentence where the stars of the menu come from, or remove the ratings.',
  noLicence: () => 'This is missing. Add the 14 digits of the food licence.',
  claims: ({ words }: { words: readonly string[] }, n) =>
    `${words.map((word) => n.value(word)).join(', ')}: such words need a basis (FSS (Advertising and Claims) Regulations, 2018). Which paper shows it? Name the word under "basis" in content/site/index.md, or choose another.`,
  noDomain: ({ url }: { url: string }) =>
    `"${url}" is not the site's own address. Set the environment variable SITE_URL where the site is built: https:// and a domain.`,

  // What the gate finds on a built page, in the words of its tools
  built: ({ text }: { text: string }) => text,
} as const satisfies Record<string, (values: never, names: Names) => string>;

export type Code = keyof typeof SENTENCES;
export type ValuesOf<C extends Code> = Parameters<(typeof SENTENCES)[C]>[0];

export const CODES = Object.keys(SENTENCES) as Code[];

/** The words of a fault, as `names` call things. */
export function sentence({ code, values }: Fault, names: Names): string {
  if (names.form && code in FILES_ONLY) return FORM_CANNOT;
  return (SENTENCES[code] as (values: unknown, names: Names) => string)(values, names);
}

/** What happens on a day: `content/menu/onam/index.md begins`. */
export function sayChange({ file, change, special }: Change, names: Names): string {
  const what = special === undefined ? names.entry(file) : names.value(special);
  return {
    ...{ begins: `${what} begins`, over: `${what} is over`, here: `${what} is here` },
    announced: `the hours of ${what} are announced`,
  }[change];
}

const MOST_CHANGES = 2;

function sayDay({ date, changes }: NonNullable<Issue['day']>, names: Names): string {
  const told = changes.slice(0, MOST_CHANGES).map((change) => sayChange(change, names));
  return `On ${formatDay(date)} ${[...told, ...(changes.length > MOST_CHANGES ? ['more'] : [])].join(' and ')}. `;
}

/** An issue in words: its field, the day on which it breaks, what is wrong and what to do. */
export function say(issue: Issue, namesFor: NamesFor): string {
  const names = namesFor(issue.file);
  const label = issue.path && names.label(issue.path);
  return (label ? `${label}: ` : '') + (issue.day ? sayDay(issue.day, names) : '') + sentence(issue, names);
}
