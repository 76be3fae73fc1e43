/**
 * Field types of the schemas. Each helper returns a zod type whose `.meta()` holds its title and help: the editor,
 * `content/FIELDS.md` and the content check read them there. Without a title, the name of the field is its title.
 */
import type { ImageMetadata } from 'astro';
import { z } from 'astro/zod';
import { AVATAR_HOSTS } from './hosts.ts';

/** Kind of a field, beyond its JSON type. */
export type FieldKind =
  | 'line'
  | 'text'
  | 'image'
  | 'avatar'
  | 'alt'
  | 'colour'
  | 'date'
  | 'month'
  | 'time'
  | 'link'
  | 'internalLink'
  | 'phone'
  | 'email'
  | 'reference'
  | 'rupees'
  | 'lakhs'
  | 'placeholders';

/** Title, help and options of a field. */
export interface Words {
  readonly title?: string;
  /** One sentence: what the field is for. */
  readonly help: string;
  readonly kind?: FieldKind;
  /** Collection that a `reference` points into. */
  readonly collection?: string;
  /** `order` counts among the entries with the same `reference`. */
  readonly ordersWithin?: boolean;
  /** Smallest width of a photo in pixels, to be sharp at its largest size. */
  readonly minWidth?: number;
  /** Aspect ratio of the frame that crops an image. */
  readonly shape?: number;
  /** Characters, as a reader counts them. */
  readonly maxLength?: number;
  /** The editor collapses the group at first. */
  readonly closed?: boolean;
  readonly hosts?: readonly string[];
}

/** The `.meta()` of a field. */
export type FieldMeta = Omit<Words, 'help'> & { readonly description: string };

export const described = <T extends z.ZodType>(type: T, { help, ...words }: Words): T =>
  type.meta({ ...words, description: help });

/** Astro's `image()` in the site; a plain one in the content check and the editor. */
export interface SchemaTools {
  readonly image: () => z.ZodType<ImageMetadata>;
}

/** Tools without Astro: an image is its path, though typed as Astro's metadata. */
export const plainTools: SchemaTools = { image: () => z.string().min(1) as unknown as z.ZodType<ImageMetadata> };

const segmenter = new Intl.Segmenter('en-IN');

/** Counts characters as a reader does: a Malayalam letter with its vowel signs is one (UAX #29). */
export const characters = (value: string): number => [...segmenter.segment(value)].length;

const limited = (min: number, max: number) =>
  z
    .string()
    .trim()
    .min(min)
    .check(({ value, issues }) => {
      if (characters(value) > max)
        issues.push({ code: 'too_big', origin: 'string', maximum: max, inclusive: true, input: value });
    });

interface TextWords extends Words {
  readonly max?: number;
  readonly min?: number;
}

export const singleLine = ({ max = 40, min = 1, ...words }: TextWords) =>
  described(limited(min, max), { ...words, kind: 'line', maxLength: max });

export const paragraph = ({ max = 160, min = 1, ...words }: TextWords) =>
  described(limited(min, max), { ...words, kind: 'text', maxLength: max });

/** One to three lines, such as an address. */
export const lines = (words: Words) =>
  described(limited(1, 160).regex(/^[^\n]+(?:\n[^\n]+){0,2}$/), { ...words, kind: 'text', maxLength: 160 });

/** An image beside its entry: an SVG, or a photo of `minWidth`. */
export const image = (tools: SchemaTools, words: Words & { readonly minWidth: number }) =>
  described(tools.image(), { ...words, kind: 'image' });

/** Alternative text (WCAG 1.1.1). */
export const alt = (help = 'In one sentence, for people who cannot see it.') =>
  described(limited(5, 160), { title: 'What the image shows', help, kind: 'alt', maxLength: 160 });

export const rupees = ({ min = 1, max = 100_000_000, ...words }: TextWords) =>
  described(z.number().int().min(min).max(max), { ...words, kind: 'rupees' });

export const score = (words: Words) => described(z.number().int().min(1).max(5), words);

export const toggle = (words: Words) => described(z.boolean().optional(), words);

export const choices = <const Names extends readonly string[]>(names: Names, words: Words) =>
  described(z.array(z.enum(names)).min(1), words);

export const colour = (words: Words) => described(z.string().regex(/^#[0-9a-f]{6}$/i), { ...words, kind: 'colour' });

/** An https URL. The pattern requires both slashes and refuses spaces, which `new URL()` repairs. */
const address = (hostname: RegExp) => z.url({ protocol: /^https$/, hostname }).regex(/^https:\/\/\S+$/);

export const link = (words: Words) => described(address(/^[^.]+\..+$/), { ...words, kind: 'link' });

/** A page of this site, such as `/products`, or a link. The content check follows it. */
export const pageOrLink = (words: Words) =>
  described(z.string().trim().min(1).max(300), { ...words, kind: 'internalLink' });

/** A URL on one of `AVATAR_HOSTS`, which the Content-Security-Policy allows, or an image beside the entry. */
export const avatar = (tools: SchemaTools, words: Words) =>
  described(
    z.union([
      address(new RegExp(`^(?:${AVATAR_HOSTS.join('|').replaceAll('.', '\\.')})$`)),
      z
        .string()
        .regex(/^\.{1,2}\/\S/)
        .pipe(tools.image() as z.ZodType<ImageMetadata, string>),
    ]),
    { ...words, kind: 'avatar', hosts: AVATAR_HOSTS, shape: 1 },
  );

/** Ten digits after 0, 91 or +91, or the eleven of 1800 and 1860 (National Numbering Plan of India). */
const INDIAN_NUMBER =
  /^\(?(?:(?:\+|00)?91[ .()-]{0,2})?0?(?:[1-9](?:[ .()-]{0,2}\d){9}|18[06]0(?:[ .()-]{0,2}\d){7})$|^\+91 00000 00000$/;

/** An Indian phone number: mobile, landline or toll-free. All zeros is the placeholder. */
export const telephone = (words: Words) =>
  described(z.string().trim().regex(INDIAN_NUMBER), { ...words, kind: 'phone' });

export const email = (words: Words) => described(z.email(), { ...words, kind: 'email' });

/** A day, `2026-11-21`. */
export const day = (words: Words) => described(z.iso.date(), { ...words, kind: 'date' });

/** A month, `2026-11`. */
export const month = (words: Words) =>
  described(z.string().regex(/^\d{4}-(?:0[1-9]|1[0-2])$/), { ...words, kind: 'month' });

/** A time of day, `10:00`. */
export const time = (words: Words) => described(z.iso.time({ precision: -1 }), { ...words, kind: 'time' });

export const reference = (words: Words & { readonly collection: string }) =>
  described(z.string().min(1), { ...words, kind: 'reference' });

export const group = <S extends z.core.$ZodLooseShape>(words: Words, shape: S) =>
  described(z.strictObject(shape), words);

/** A large heading of one to `lines` lines. */
export const heading = ({ lines = 3, max = 24, ...words }: TextWords & { readonly lines?: number }) =>
  described(
    z
      .array(limited(1, max).meta({ maxLength: max }))
      .min(1)
      .max(lines),
    words,
  );

/** The answer to a question, which is open without one. */
export const answer = ({ help, ...words }: TextWords) =>
  paragraph({ ...words, help: `${help} Leave it empty while it is open: pages then offer to ask us.` }).optional();

/** Names of fields whose values the owner has still to confirm; `npm run check:launch` lists them. */
export const placeholders = {
  placeholders: described(z.array(z.string().min(1)).min(1), {
    title: 'Still to confirm',
    help: 'Fields that the owner has still to supply or confirm. Remove a name once its value is true.',
    kind: 'placeholders',
  }).optional(),
};

/** Fields of every list entry. */
export const listEntry = {
  order: described(z.number().int().min(0).max(100_000), {
    title: 'Place in the list',
    help: '10 comes before 20. Entries without a number come last, by name.',
  }).optional(),
  draft: toggle({ title: 'Hide from the site', help: 'Visitors do not see it while this is on.' }),
  publishOn: day({ title: 'Show from', help: 'The first day on the site, in India. Empty: at once.' }).optional(),
  showUntil: day({ help: 'The last day on the site, in India. Empty: for good.' }).optional(),
  ...placeholders,
};
