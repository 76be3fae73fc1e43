/**
 * Lists the content fields that the brochure and the share images draw: the content check requires each of their
 * characters in the print fonts. `printed` has only these fields in its type, so a new one must be added here.
 */
import type { z } from 'astro/zod';
import type { CollectionName, collections } from '../../schemas/index.ts';

type Data<C extends CollectionName> = z.output<ReturnType<(typeof collections)[C]['schema']>>;

/** Top-level fields, with everything inside an object or a list. `body` is the Markdown text. */
const PRINTED = {
  brochure: [
    'heading',
    'subtitle',
    'estimate',
    'drinkTitle',
    'drinkText',
    'costItem',
    'costShare',
    'costAmount',
    'reachTitle',
    'reachText',
    'chat',
    'website',
    'pageOf',
  ],
  'franchise-model': [
    'estimateFrom',
    'estimateTo',
    'figuresCheckedOn',
    'taxNote',
    'facts',
    'masterTitle',
    'masterText',
    'neverTitle',
    'never',
    'officialNotice',
    'noGuarantee',
    'body',
  ],
  inclusions: ['title', 'note', 'included'],
  investment: ['title', 'description', 'value', 'colour'],
  'pour-steps': ['title', 'description'],
  questions: ['question', 'body'],
  reasons: ['title', 'description'],
  steps: ['title', 'description'],
  terms: ['title', 'answer', 'checkedOn'],
  site: ['name', 'drinkMl', 'address', 'phone', 'whatsapp', 'email'],
  'page-about': ['heading', 'pourTitle'],
  'page-contact': ['heading', 'address', 'phone', 'email'],
  'page-franchise': [
    'heading',
    'intro',
    'estimate',
    'investmentTitle',
    'total',
    'sharesNote',
    'checkedOn',
    'modelTitle',
    'stepsTitle',
    'inclusionsTitle',
    'included',
    'notIncluded',
    'reasonsTitle',
    'questionsTitle',
    'termsTitle',
    'termsChecked',
    'notDecided',
    'masterButton',
    'officialTitle',
  ],
  'page-gallery': ['heading'],
  'page-home': ['heading', 'place'],
  'page-not-found': ['heading'],
  'page-products': ['heading'],
  'page-register': ['heading'],
  'page-reviews': ['heading'],
} as const satisfies { readonly [C in CollectionName]?: readonly ((keyof Data<C> & string) | 'body')[] };

type Printed = typeof PRINTED;
export type PrintedCollection = keyof Printed;

/**
 * The fields of an entry that may be drawn.
 * @param data the fields of an entry of that collection
 */
export function printed<C extends PrintedCollection, D extends object>(
  collection: C,
  data: D,
): Pick<D, Extract<keyof D, Printed[C][number]>> {
  const fields: readonly string[] = PRINTED[collection];
  return Object.fromEntries(Object.entries(data).filter(([field]) => fields.includes(field))) as Pick<
    D,
    Extract<keyof D, Printed[C][number]>
  >;
}

/**
 * Whether the brochure or a share image draws a field, so that each of its characters must be printable
 * (`unprintable` in src/lib/fonts/characters.ts).
 * @param field a top-level field, or `body` for the Markdown text
 */
export const isPrinted = (collection: CollectionName, field: string): boolean =>
  collection in PRINTED && (PRINTED[collection as PrintedCollection] as readonly string[]).includes(field);
