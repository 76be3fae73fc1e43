/**
 * The vocabulary every collection schema is written in. Each helper takes the title and the sentence an editor
 * reads (in error texts, in `content/README.md` and in the browser editor) and returns a zod type that carries
 * them as `.meta()`, so that words and limits are written once.
 */
import type { ImageMetadata } from 'astro';
import { z } from 'astro/zod';
import { AVATAR_HOSTS } from './hosts.ts';

/** What a field is, beyond its JSON type. The browser editor and the content check choose by it. */
export type FieldKind =
  | 'line'
  | 'text'
  | 'picture'
  | 'alt'
  | 'colour'
  | 'date'
  | 'time'
  | 'link'
  | 'internalLink'
  | 'phone'
  | 'email'
  | 'reference'
  | 'rupees'
  | 'placeholders';

/** What `.meta()` of a field holds. */
export interface FieldMeta {
  readonly title: string;
  readonly description: string;
  readonly kind?: FieldKind;
  /** Collection that a `reference` points into. */
  readonly collection?: string;
  /** Smallest width of a raster picture, in pixels, so that it is sharp at its largest place. */
  readonly minWidth?: number;
  /** Width through height of the frame that a picture fills; what does not fit is cut off. */
  readonly shape?: number;
  [key: string]: unknown;
}

/** The tools a schema is built with: Astro's own inside the site, plain ones in the content check and the editor. */
export interface SchemaTools {
  readonly image: () => z.ZodType<ImageMetadata>;
}

/** Tools for readers without Astro: a picture is the text of its path, though typed as what Astro makes of it. */
export const plainTools: SchemaTools = { image: () => z.string().min(1) as unknown as z.ZodType<ImageMetadata> };

/** One line of text, without leading or trailing blanks. */
export const line = (title: string, description: string, max = 120) =>
  z.string().trim().min(1).max(max).meta({ title, description, kind: 'line' });

/** A short paragraph. */
export const text = (title: string, description: string, max = 600) =>
  z.string().trim().min(1).max(max).meta({ title, description, kind: 'text' });

/**
 * A picture beside its entry: SVG of any size, or a photograph at least `minWidth` pixels wide.
 * @param shape width through height of its frame, where it fills one
 */
export const picture = (tools: SchemaTools, title: string, description: string, minWidth: number, shape?: number) =>
  tools.image().meta({ title, description, kind: 'picture', minWidth, ...(shape && { shape }) });

/** What the picture shows, for people who do not see it (WCAG 1.1.1). */
export const alt = (description: string) =>
  z.string().trim().min(5).max(160).meta({ title: 'Picture described', description, kind: 'alt' });

/** Whole rupees. */
export const rupees = (title: string, description: string, max = 100_000_000) =>
  z.number().int().min(1).max(max).meta({ title, description, kind: 'rupees' });

/** A review score from 1 to 5, whole. */
export const score = (title: string, description: string) =>
  z.number().int().min(1).max(5).meta({ title, description });

/** A colour as `#` and six hexadecimal digits. */
export const colour = (title: string, description: string) =>
  z
    .string()
    .regex(/^#[0-9a-f]{6}$/i)
    .meta({ title, description, kind: 'colour' });

/**
 * An address on another site as browsers give it: https, both strokes, and no blank in it, which they write as %20.
 * The parser of addresses alone would take words behind one, and a single stroke, which leads to a page of ours.
 */
const address = (hostname: RegExp) =>
  z
    .url({ protocol: /^https$/, hostname })
    .startsWith('https://')
    .regex(/^\S+$/);

/** A web address of another site: https only. */
export const link = (title: string, description: string) =>
  address(/^[^.]+\..+$/).meta({ title, description, kind: 'link' });

const anyOf = (hosts: readonly string[]) => hosts.join('|').replaceAll('.', '\\.');

/** A picture address on one of the services in `hosts.ts`, the same list that the Content-Security-Policy allows. */
export const avatar = (title: string, description: string) =>
  address(new RegExp(`^(?:${anyOf(AVATAR_HOSTS)})$`)).meta({ title, description, kind: 'link', hosts: AVATAR_HOSTS });

/** A page of ours on one of these services or a part of it (`in.example.com`): not its front page, nor another site. */
export const profile = (hosts: readonly string[], title: string, description: string) =>
  address(new RegExp(`^(?:[\\w-]+\\.)*(?:${anyOf(hosts)})$`))
    .regex(/^https:\/+[^/]+\/+[^/]/)
    .meta({ title, description, kind: 'link', hosts });

const dialled = (form: RegExp) => (title: string, description: string) =>
  z.string().regex(form).meta({ title, description, kind: 'phone' });

/** An Indian telephone number as people write it: `+91 98765 43210`. */
export const phone = dialled(/^\+91 \d{5} \d{5}$/);

/** An Indian telephone number that people call: a mobile, or a landline with its area code. */
export const telephone = dialled(/^\+91 (\d{5} \d{5}|[1-8]\d{1,3} \d{6,8})$/);

/** An e-mail address. */
export const email = (title: string, description: string) => z.email().meta({ title, description, kind: 'email' });

/** A calendar day, `2026-11-21`. */
export const day = (title: string, description: string) => z.iso.date().meta({ title, description, kind: 'date' });

/** A time of day, `10:00`. */
export const time = (title: string, description: string) =>
  z
    .string()
    .regex(/^([01]\d|2[0-3]):[0-5]\d$/)
    .meta({ title, description, kind: 'time' });

/** The name of an entry of another collection. */
export const reference = (collection: string, title: string, description: string) =>
  z.string().min(1).meta({ title, description, kind: 'reference', collection });

/** What still waits for the owner's word. `npm run check:launch` lists it; the ordinary build does not mind. */
export const placeholders = {
  placeholders: z.array(z.string().min(1)).min(1).optional().meta({
    title: 'Placeholders',
    description:
      'The fields of this entry that the owner has still to supply or confirm, by name; `body` means the text under the dashes. Take a name off the list once its value is true.',
    kind: 'placeholders',
  }),
};

/** The three fields of every entry that stands in a list. */
export const listEntry = {
  order: z.number().int().min(0).max(100_000).optional().meta({
    title: 'Order',
    description: 'Where it stands in its list: 10 comes before 20. Entries without a number come last, by name.',
  }),
  draft: z
    .boolean()
    .optional()
    .meta({ title: 'Draft', description: 'true keeps it off the site until you take the line away.' }),
  publishOn: day(
    'Publish on',
    'The day it appears, in India, for example 2027-01-14. Before that day it is kept off the site.',
  ).optional(),
  ...placeholders,
};
