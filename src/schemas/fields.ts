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

/** Title, help text and limits of a field. */
export interface FieldOptions {
  readonly title?: string;
  /** Help text: one sentence. */
  readonly help: string;
  readonly kind?: FieldKind;
  /** Collection that a `reference` points into. */
  readonly collection?: string;
  /** `order` sorts only entries with the same `reference`. */
  readonly ordersWithin?: boolean;
  /** Smallest width of a photo in pixels, to be sharp at its largest size. */
  readonly minWidth?: number;
  /** Aspect ratio of the frame that crops an image. */
  readonly shape?: number;
  /** In grapheme clusters, see `characters`. */
  readonly maxLength?: number;
  /** The editor shows the group collapsed at first. */
  readonly collapsed?: boolean;
  readonly hosts?: readonly string[];
}

/** Content of a field's `.meta()`. */
export type FieldMeta = Omit<FieldOptions, 'help'> & { readonly description: string };

/** Adds title, help and options to a type. */
export const withMeta = <T extends z.ZodType>(type: T, { help, ...options }: FieldOptions): T =>
  type.meta({ ...options, description: help });

/** Astro's `image()` in the site; a plain string in the content check and the editor. */
export interface SchemaTools {
  readonly image: () => z.ZodType<ImageMetadata>;
}

/** Tools for use without Astro: an image is its path, but has Astro's type. */
export const plainTools: SchemaTools = { image: () => z.string().min(1) as unknown as z.ZodType<ImageMetadata> };

const segmenter = new Intl.Segmenter('en-IN');

/** Counts grapheme clusters: a Malayalam letter with its vowel signs is one (UAX #29). */
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

interface TextOptions extends FieldOptions {
  readonly max?: number;
  readonly min?: number;
}

/** One line of text; by default up to 40 characters. */
export const singleLine = ({ max = 40, min = 1, ...options }: TextOptions) =>
  withMeta(limited(min, max), { ...options, kind: 'line', maxLength: max });

/** Plain text; by default up to 160 characters. */
export const paragraph = ({ max = 160, min = 1, ...options }: TextOptions) =>
  withMeta(limited(min, max), { ...options, kind: 'text', maxLength: max });

/** One to three lines, such as an address. */
export const lines = (options: FieldOptions) =>
  withMeta(limited(1, 160).regex(/^[^\n]+(?:\n[^\n]+){0,2}$/), { ...options, kind: 'text', maxLength: 160 });

/** An image in the folder of its entry: an SVG, or a photo of `minWidth`. */
export const image = (tools: SchemaTools, options: FieldOptions & { readonly minWidth: number }) =>
  withMeta(tools.image(), { ...options, kind: 'image' });

/** Alternative text (WCAG 1.1.1). */
export const alt = (help = 'In one sentence, for people who cannot see it.') =>
  withMeta(limited(5, 160), { title: 'What the image shows', help, kind: 'alt', maxLength: 160 });

/** A whole amount in rupees. */
export const rupees = ({ min = 1, max = 100_000_000, ...options }: TextOptions) =>
  withMeta(z.number().int().min(min).max(max), { ...options, kind: 'rupees' });

/** Stars from 1 to 5. */
export const score = (options: FieldOptions) => withMeta(z.number().int().min(1).max(5), options);

/** A switch, off by default. */
export const toggle = (options: FieldOptions) => withMeta(z.boolean().optional(), options);

/** One or more of `names`. */
export const choices = <const Names extends readonly string[]>(names: Names, options: FieldOptions) =>
  withMeta(z.array(z.enum(names)).min(1), options);

/** A colour, `#f2b233`. */
export const colour = (options: FieldOptions) =>
  withMeta(z.string().regex(/^#[0-9a-f]{6}$/i), { ...options, kind: 'colour' });

/** An https URL. The pattern refuses spaces and a missing slash: `new URL()` alone would repair them. */
const httpsUrl = (hostname: RegExp) => z.url({ protocol: /^https$/, hostname }).regex(/^https:\/\/\S+$/);

/** A link to another site. */
export const link = (options: FieldOptions) => withMeta(httpsUrl(/^[^.]+\..+$/), { ...options, kind: 'link' });

/** A path of this site, such as `/products`, or a link. The content check makes sure that paths exist. */
export const pageOrLink = (options: FieldOptions) =>
  withMeta(z.string().trim().min(1).max(300), { ...options, kind: 'internalLink' });

/** A URL on one of `AVATAR_HOSTS` (the Content-Security-Policy allows these), or a relative path of an image. */
export const avatar = (tools: SchemaTools, options: FieldOptions) =>
  withMeta(
    z.union([
      httpsUrl(new RegExp(`^(?:${AVATAR_HOSTS.join('|').replaceAll('.', '\\.')})$`)),
      z
        .string()
        .regex(/^\.{1,2}\/\S/)
        .pipe(tools.image() as z.ZodType<ImageMetadata, string>),
    ]),
    { ...options, kind: 'avatar', hosts: AVATAR_HOSTS, shape: 1 },
  );

/** Ten digits after 0, 91 or +91, or eleven that start with 1800 or 1860 (National Numbering Plan of India). */
const INDIAN_NUMBER =
  /^\(?(?:(?:\+|00)?91[ .()-]{0,2})?0?(?:[1-9](?:[ .()-]{0,2}\d){9}|18[06]0(?:[ .()-]{0,2}\d){7})$|^\+91 00000 00000$/;

/** An Indian phone number: mobile, landline or toll-free. All zeros is the placeholder. */
export const telephone = (options: FieldOptions) =>
  withMeta(z.string().trim().regex(INDIAN_NUMBER), { ...options, kind: 'phone' });

/** An e-mail address. */
export const email = (options: FieldOptions) => withMeta(z.email(), { ...options, kind: 'email' });

/** A day, `2026-11-21`. */
export const day = (options: FieldOptions) => withMeta(z.iso.date(), { ...options, kind: 'date' });

/** A month, `2026-11`. */
export const month = (options: FieldOptions) =>
  withMeta(z.string().regex(/^\d{4}-(?:0[1-9]|1[0-2])$/), { ...options, kind: 'month' });

/** A time of day, `10:00`. */
export const time = (options: FieldOptions) => withMeta(z.iso.time({ precision: -1 }), { ...options, kind: 'time' });

/** The id of an entry of another collection. */
export const reference = (options: FieldOptions & { readonly collection: string }) =>
  withMeta(z.string().min(1), { ...options, kind: 'reference' });

/** Fields with a common title. */
export const group = <S extends z.core.$ZodLooseShape>(options: FieldOptions, shape: S) =>
  withMeta(z.strictObject(shape), options);

/** A large heading of one to `lines` lines. */
export const heading = ({ lines = 3, max = 24, ...options }: TextOptions & { readonly lines?: number }) =>
  withMeta(
    z
      .array(limited(1, max).meta({ maxLength: max }))
      .min(1)
      .max(lines),
    options,
  );

/** An answer. A question without an answer is open. */
export const answer = ({ help, ...options }: TextOptions) =>
  paragraph({ ...options, help: `${help} Leave it empty while it is open: pages then offer to ask us.` }).optional();

/** Fields that the owner has yet to confirm; `npm run check:launch` lists them. */
export const placeholders = {
  placeholders: withMeta(z.array(z.string().min(1)).min(1), {
    title: 'Still to confirm',
    help: 'Fields that the owner has yet to supply or confirm. Remove a name once its value is true.',
    kind: 'placeholders',
  }).optional(),
};

/** Fields of every list entry. */
export const listEntry = {
  order: withMeta(z.number().int().min(0).max(100_000), {
    title: 'Place in the list',
    help: '10 comes before 20. Entries without a number come last, by name.',
  }).optional(),
  draft: toggle({ title: 'Hide from the site', help: 'Visitors do not see it while this is on.' }),
  publishOn: day({ title: 'Show from', help: 'The first day on the site, in India. Empty: today.' }).optional(),
  showUntil: day({ help: 'The last day on the site, in India. Empty: no end.' }).optional(),
  ...placeholders,
};
