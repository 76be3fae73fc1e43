import type { z } from 'astro/zod';
import { interpolate } from '~/lib/format/text';
import type { enquiryLabels } from '~/schemas/pages/register';
import type { wording } from '~/schemas/wording';
import { type Field, lengthOf, type Problem, RULES } from './enquiry';

/** What the form says: the labels of its page, and some of the whole site's. */
export type FormLabels = z.infer<z.ZodObject<typeof enquiryLabels>> &
  Pick<z.infer<ReturnType<typeof wording>>['written'], 'copy' | 'copied' | 'copyFailed' | 'call'> & {
    /** First line of the message, and the subject of an e-mail. */
    readonly heading: string;
    /** Text of the link that opens an e-mail. */
    readonly byEmail: string;
    /** Read aloud after links that open a new tab. */
    readonly newTab: string;
  };

const ERRORS: Readonly<Record<Field, Partial<Record<Problem, keyof FormLabels>>>> = {
  name: { missing: 'errorName' },
  mobile: { missing: 'errorMobile', invalid: 'errorMobileInvalid', foreign: 'errorMobileForeign' },
  city: { missing: 'errorCity' },
  email: { invalid: 'errorEmail' },
  message: {},
};

/** The error message of a field. */
export const errorText = (field: Field, problem: Problem, labels: FormLabels): string =>
  interpolate(labels[ERRORS[field][problem] ?? 'errorTooLong'], { field: labels[field], max: RULES[field].max ?? '' });

/** A one-line field shows its count from so many characters left; the message always does. */
const NEAR = 20;

/** Whether a field ever shows its count; an e-mail address has only an error. */
export const isCounted = (field: Field): boolean => field !== 'email' && RULES[field].max !== undefined;

/** The count shown while typing; undefined when the field is empty or far from its limit. */
export function countText(field: Field, text: string, labels: FormLabels): { text: string; over: boolean } | undefined {
  if (!isCounted(field) || text === '') return undefined;
  const left = (RULES[field].max ?? 0) - lengthOf(text);
  if (field !== 'message' && left > NEAR) return undefined;
  const over = left < 0;
  const sentences = over ? [labels.overLimitOne, labels.overLimit] : [labels.remainingOne, labels.remaining];
  const n = Math.abs(left);
  return { text: interpolate(sentences[n === 1 ? 0 : 1] ?? '', { n }), over };
}
