import { unprintable } from '../../lib/format/printable.ts';
import type { CollectionName } from '../../schemas/index.ts';

/** The fields that the brochure, the price board and the share images print; `body` is the Markdown text. */
export const PRINTED: Partial<Record<CollectionName, readonly string[]>> = {
  brochure: [
    ...['heading', 'subtitle', 'estimate', 'title', 'description', 'pageOf'],
    ...['drinkTitle', 'drinkText', 'costItem', 'costShare', 'costAmount', 'reachTitle', 'reachText', 'chat', 'website'],
  ],
  'franchise-model': [
    ...['body', 'facts', 'masterTitle', 'masterText', 'never', 'neverTitle'],
    ...['noGuarantee', 'officialNotice', 'taxNote'],
  ],
  inclusions: ['title', 'note'],
  investment: ['title', 'description'],
  'pour-steps': ['title', 'description'],
  questions: ['question', 'body'],
  reasons: ['title', 'description'],
  site: ['name', 'drinkMl', 'address'],
  steps: ['title', 'description'],
  terms: ['title', 'answer'],
  'page-about': ['heading', 'pourTitle'],
  'page-contact': ['heading'],
  'page-franchise': [
    ...['heading', 'intro', 'estimate', 'modelTitle', 'shopAlt', 'investmentTitle', 'sharesNote'],
    ...['inclusionsTitle', 'included', 'notIncluded', 'stepsTitle', 'reasonsTitle', 'questionsTitle', 'masterButton'],
    ...['termsTitle', 'undecidedText', 'officialTitle'],
  ],
  'page-gallery': ['heading'],
  'page-home': ['heading', 'place', 'glassAlt'],
  'page-not-found': ['heading'],
  'page-products': ['heading'],
  'page-register': ['heading'],
  'page-reviews': ['heading'],
  'wording-contact': ['details'],
  'wording-franchise': ['figuresChecked', 'termsChecked', 'notDecided', 'chart'],
};

/** Whether a field is printed, so that its images are left out and each of its letters must be in a font. */
export const isPrinted = (collection: CollectionName, field: string): boolean =>
  PRINTED[collection]?.includes(field) ?? false;

/** Letters of a printed text that no font has. */
export function printFault(text: string): string | undefined {
  const missing = unprintable(text).map((character) => `"${character}"`);
  if (missing.length === 0) return undefined;
  return `${missing.join(', ')} cannot be printed in the brochure or a share image. Use words in English or Malayalam, or common symbols such as ₹, →, ≥.`;
}
