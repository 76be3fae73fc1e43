/**
 * The field types that schemas are made of. Each helper returns a zod type that carries its words as `.meta()`, where the
 * browser editor, `content/FIELDS.md` and messages to staff find them. The title of a field is its name where none is given.
 */
import type { ImageMetadata } from 'astro';
import { z } from 'astro/zod';
import { AVATAR_HOSTS } from './hosts.ts';

/** What a field is, beyond its JSON type. The browser editor and the content check choose by it. */
export type FieldKind =
  | 'line'
  | 'text'
  | 'image'
  | 'avatar'
  | 'alt'
  | 'colour'
  | 'date'
  | 'dayOrMonth'
  | 'time'
  | 'link'
  | 'internalLink'
  | 'phone'
  | 'email'
  | 'reference'
  | 'rupees'
  | 'lakhs'
  | 'placeholders';

/** What editors read about a field. */
export interface Words {
  readonly title?: string;
  /** One sentence: what the field is for. */
  readonly help: string;
  readonly kind?: FieldKind;
  /** Collection that a `reference` points into. */
  readonly collection?: string;
  /** Whether `order` counts among the entries with the same `reference`. */
  readonly ordersWithin?: boolean;
  /** Smallest width of a raster image, in pixels, so that it is sharp at its largest place. */
  readonly minWidth?: number;
  /** Width through height of the frame that an image fills; what does not fit is cut off. */
  readonly shape?: number;
  /** Most characters of a text, as a reader counts them. */
  readonly maxLength?: number;
  /** Whether the browser editor shows a group closed at first. */
  readonly closed?: boolean;
  readonly hosts?: readonly string[];
}

/** What `.meta()` of a field holds. */
export type FieldMeta = Omit<Words, 'help'> & { readonly description: string };

/** A type with what editors read about it. */
export const described = <T extends z.ZodType>(type: T, { help, ...words }: Words): T =>
  type.meta({ ...words, description: help });

/** The tools a schema is built with: Astro's own inside the site, plain ones in the content check and the editor. */
export interface SchemaTools {
  readonly image: () => z.ZodType<ImageMetadata>;
}

/** Tools for readers without Astro: an image is the text of its path, though typed as what Astro makes of it. */
export const plainTools: SchemaTools = { image: () => z.string().min(1) as unknown as z.ZodType<ImageMetadata> };

/** The text of an image's path that cannot be taken for an address of another site. */
const pathBeside = z.string().regex(/^\.{1,2}\/\S/);

const segmenter = new Intl.Segmenter('en-IN');

/** How many characters a reader counts in a text: a Malayalam letter with its vowel signs is one (UAX #29). */
export const characters = (value: string): number => [...segmenter.segment(value)].length;

/** Refuses a value, with the sentence that staff read. */
export const report = (issues: z.core.$ZodRawIssue[], path: PropertyKey[], message: string) =>
  issues.push({ code: 'custom', path, input: undefined, message });

/** Says that a field is missing which may be left out otherwise. */
export const reportMissing = (issues: z.core.$ZodRawIssue[], field: string) =>
  issues.push({ code: 'invalid_type', expected: 'string', path: [field], input: undefined });

/** Trimmed text of `min` to `max` characters. Its `.meta()` tells `maxLength`, which zod cannot know of a check. */
const limited = (min: number, max: number) =>
  z
    .string()
    .trim()
    .min(min)
    .check(({ value, issues }) => {
      if (characters(value) > max) {
        issues.push({ code: 'too_big', origin: 'string', maximum: max, inclusive: true, input: value });
      }
    });

interface TextWords extends Words {
  readonly max?: number;
  readonly min?: number;
}

/** One line of text, without leading or trailing spaces. */
export const singleLine = ({ max = 40, min = 1, ...words }: TextWords) =>
  described(limited(min, max), { ...words, kind: 'line', maxLength: max });

export const paragraph = ({ max = 160, min = 1, ...words }: TextWords) =>
  described(limited(min, max), { ...words, kind: 'text', maxLength: max });

/** One to three lines of text, such as an address. */
export const lines = (words: Words) =>
  described(limited(1, 160).regex(/^[^\n]+(?:\n[^\n]+){0,2}$/), { ...words, kind: 'text', maxLength: 160 });

/** An image beside its entry: SVG, or a photo of `minWidth`. */
export const image = (tools: SchemaTools, words: Words & { readonly minWidth: number }) =>
  described(tools.image(), { ...words, kind: 'image' });

/** What the image shows, for people who do not see it (WCAG 1.1.1). */
export const alt = (words: Partial<Words> = {}) =>
  described(limited(5, 160), {
    title: 'What the image shows',
    help: 'In one sentence, for people who cannot see it.',
    ...words,
    kind: 'alt',
    maxLength: 160,
  });

export const rupees = ({ min = 1, max = 100_000_000, ...words }: TextWords) =>
  described(z.number().int().min(min).max(max), { ...words, kind: 'rupees' });

export const score = (words: Words) => described(z.number().int().min(1).max(5), words);

/** On or off; off where nothing is written. */
export const toggle = (words: Words) => described(z.boolean().optional(), words);

/** Some of a few names, each once: one that stands twice was meant to be another. */
export const choices = <const Names extends readonly string[]>(names: Names, words: Words) =>
  described(z.array(z.enum(names)).min(1), words).check(({ value, issues }) => {
    const again = value.findIndex((name, at) => value.indexOf(name) < at);
    if (again >= 0) report(issues, [again], `${value[again]} is here twice. Remove one.`);
  });

export const colour = (words: Words) => described(z.string().regex(/^#[0-9a-f]{6}$/i), { ...words, kind: 'colour' });

/**
 * The URL of another site: https, both slashes, and no space, which URLs write as %20. `new URL()` alone would take a
 * single slash, which leads to a page of this site.
 */
const address = (hostname: RegExp) =>
  z
    .url({ protocol: /^https$/, hostname })
    .startsWith('https://')
    // A letter of another script behind one of ours is the ending of a word.
    .regex(/^(?!\S*[A-Za-z\d][^!-~])\S+$/);

export const link = (words: Words) => described(address(/^[^.]+\..+$/), { ...words, kind: 'link' });

/** A page of this site with a slash before it, or an address as of `link`. The content check follows it. */
export const pageOrLink = (words: Words) =>
  described(z.string().trim().min(1).max(300), { ...words, kind: 'internalLink' });

const anyOf = (hosts: readonly string[]) => hosts.join('|').replaceAll('.', '\\.');

/**
 * A face: an image address on one of the services in `hosts.ts`, the same list that the Content-Security-Policy
 * allows, or an image beside the entry.
 */
export const avatar = (tools: SchemaTools, words: Words) =>
  described(
    z.union([
      address(new RegExp(`^(?:${anyOf(AVATAR_HOSTS)})$`)),
      pathBeside.pipe(tools.image() as z.ZodType<ImageMetadata, string>),
    ]),
    { ...words, kind: 'avatar', hosts: AVATAR_HOSTS, shape: 1 },
  );

/** A page of ours on one of these services or a part of it (`in.example.com`): not its front page, nor another site. May be missing. */
export const profile = (words: Words & { readonly hosts: readonly string[] }) =>
  described(
    address(new RegExp(`^(?:[\\w-]+\\.)*(?:${anyOf(words.hosts)})$`)).regex(
      /^https:\/+[^/]+\/+(?!maps\/?(?:$|@|embed\b)|results\?|sharer[./?])(?:[^/?#]|\?cid=\d)/,
    ),
    { ...words, kind: 'link' },
  ).optional();

/** Ten digits after the area code's or the country's prefix, or the eleven of 1800 and 1860 (National Numbering Plan of India). */
const INDIAN_NUMBER =
  /^\(?(?:(?:\+|00)?91[ .()-]{0,2})?0?(?:[1-9](?:[ .()-]{0,2}\d){9}|18[06]0(?:[ .()-]{0,2}\d){7})$|^\+91 00000 00000$/;

/** An Indian telephone number, mobile, landline or toll-free, in any usual spelling; all zeros is the placeholder. */
export const telephone = (words: Words) =>
  described(z.string().trim().regex(INDIAN_NUMBER), { ...words, kind: 'phone' });

export const email = (words: Words) => described(z.email(), { ...words, kind: 'email' });

/** A calendar day, `2026-11-21`. */
export const day = (words: Words) => described(z.iso.date(), { ...words, kind: 'date' });

const DAY_OR_MONTH = new RegExp(`${z.regexes.date.source}|^\\d{4}-(?:0[1-9]|1[0-2])$`);

/** A calendar day or a month, `2026-11-21` or `2026-11`. */
export const dayOrMonth = (words: Words) => described(z.string().regex(DAY_OR_MONTH), { ...words, kind: 'dayOrMonth' });

/** A time of day, `10:00`. What hours say together is looked at once each is a time (`abort`). */
export const time = (words: Words) => described(z.iso.time({ precision: -1, abort: true }), { ...words, kind: 'time' });

export const reference = (words: Words & { readonly collection: string }) =>
  described(z.string().min(1), { ...words, kind: 'reference' });

/** Fields that belong together. */
export const group = <S extends z.core.$ZodLooseShape>(words: Words, shape: S) =>
  described(z.strictObject(shape), words);

/** A large heading of one to `lines` lines, each of up to `max` characters. */
export const heading = ({
  lines = 3,
  max = 24,
  ...words
}: Words & { readonly lines?: number; readonly max?: number }) =>
  described(
    z
      .array(limited(1, max).meta({ maxLength: max }))
      .min(1)
      .max(lines),
    words,
  );

/** The answer to a question, which is open without one, and the day somebody confirmed it. */
export const answer = ({ help, max }: { help: string; max: number }) => ({
  answer: paragraph({ help: `${help} Leave it empty while it is open: pages then offer to ask us.`, max }).optional(),
  checkedOn: day({ help: 'The day somebody last confirmed the answer. Empty without one.' }).optional(),
});

export const checkAnswer = ({ value, issues }: z.core.ParsePayload<{ answer?: string; checkedOn?: string }>): void => {
  if (value.answer && !value.checkedOn) reportMissing(issues, 'checkedOn');
};

/** What still waits for the owner's word. `npm run check:launch` lists it; the ordinary build does not mind. */
export const placeholders = {
  placeholders: described(z.array(z.string().min(1)).min(1), {
    title: 'Still to confirm',
    help: 'The parts that the owner has still to supply or confirm. Remove a name once its value is true.',
    kind: 'placeholders',
  }).optional(),
};

/** The fields of every entry that stands in a list, which the table adds. */
export const listEntry = {
  order: described(z.number().int().min(0).max(100_000), {
    title: 'Place in the list',
    help: '10 comes before 20. Those without a number come last, by name.',
  }).optional(),
  draft: toggle({ title: 'Hide from the site', help: 'Visitors do not see it while this is on.' }),
  publishOn: day({
    title: 'Show from',
    help: 'The day it appears, in India. It is hidden before. Empty: at once.',
  }).optional(),
  showUntil: day({ help: 'The last day it is on the site, in India. Empty: for good.' }).optional(),
  ...placeholders,
};
