import type { z } from 'astro/zod';
import type { registerPage } from '~/schemas/pages/register';
import { fill } from '../../lib/format/text';
import { type Field, LIMITS, lengthOf, type Problem } from './enquiry';

type Words = z.infer<ReturnType<typeof registerPage>>;
type ErrorWords = Pick<
  Words,
  | Field
  | 'errorName'
  | 'errorMobile'
  | 'errorMobileInvalid'
  | 'errorMobileForeign'
  | 'errorCity'
  | 'errorEmail'
  | 'errorTooLong'
>;
type CountWords = Pick<Words, 'remaining' | 'remainingOne' | 'overLimit' | 'overLimitOne'>;

const limitOf = (field: Field): number | undefined =>
  field in LIMITS ? LIMITS[field as keyof typeof LIMITS] : undefined;

/** The error message of a field; undefined without a problem. */
export function errorText(field: Field, problem: Problem | undefined, words: ErrorWords): string | undefined {
  if (problem === undefined) return undefined;
  if (problem === 'tooLong') return fill(words.errorTooLong, { field: words[field], max: limitOf(field) ?? '' });
  if (problem === 'invalidForeign') return words.errorMobileForeign;
  if (field === 'mobile') return problem === 'missing' ? words.errorMobile : words.errorMobileInvalid;
  return field === 'name' ? words.errorName : field === 'city' ? words.errorCity : words.errorEmail;
}

/** A one-line field shows its count from so many characters left; the message always does. */
const NEAR = 20;

/** The count shown while typing; undefined when the field is empty or far from its limit. */
export function countText(field: Field, text: string, words: CountWords): { text: string; over: boolean } | undefined {
  const max = limitOf(field);
  // An e-mail address has no count, only an error.
  if (max === undefined || field === 'email' || text === '') return undefined;
  const left = max - lengthOf(text);
  if (field !== 'message' && left > NEAR) return undefined;
  const n = Math.abs(left);
  const one = n === 1;
  const sentence = left < 0 ? (one ? words.overLimitOne : words.overLimit) : one ? words.remainingOne : words.remaining;
  return { text: sentence.replace('{n}', `${n}`), over: left < 0 };
}
