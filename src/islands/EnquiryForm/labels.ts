import type { z } from 'astro/zod';
import type { Labels } from '~/labels';
import { interpolate } from '~/lib/format/text';
import type { registerPage } from '~/schemas/pages';
import { type Field, lengthOf, type Problem, RULES, tidy } from './enquiry';

/** What the form says: its labels, the words of its page, and some of every page's. */
export type FormLabels = Labels['enquiry'] &
  Pick<Labels, 'written'> &
  Pick<Labels['page'], 'newTab'> &
  Pick<z.infer<ReturnType<typeof registerPage>>, 'form'> & {
    /** First line of the message, and the subject of an e-mail. */
    readonly heading: string;
  };

const ERRORS: Readonly<Record<Field, Partial<Record<Problem, keyof FormLabels['errors']>>>> = {
  name: { missing: 'name' },
  mobile: {
    missing: 'mobile',
    invalid: 'mobileInvalid',
    short: 'mobileShort',
    long: 'mobileLong',
    landline: 'mobileLandline',
    foreign: 'mobileForeign',
  },
  city: { missing: 'city' },
  email: { invalid: 'email', noAt: 'emailNoAt', noDot: 'emailNoDot' },
  message: {},
};

/** The error message of a field. */
export const errorText = (field: Field, problem: Problem, { errors, fields }: FormLabels): string =>
  interpolate(errors[ERRORS[field][problem] ?? 'tooLong'], { field: fields[field], max: RULES[field].max ?? '' });

/** A one-line field shows its count from so many characters left; the message always does. */
const NEAR = 20;

/** Whether a field ever shows its count; a number and an e-mail address have only an error. */
export const isCounted = (field: Field): boolean => field !== 'email' && field !== 'mobile';

/** The count shown while typing, without spaces around; undefined when the field is empty or far from its limit. */
export function countText(field: Field, text: string, labels: FormLabels): { text: string; over: boolean } | undefined {
  const length = lengthOf(tidy(field, text));
  if (!isCounted(field) || length === 0) return undefined;
  const left = (RULES[field].max ?? 0) - length;
  if (field !== 'message' && left > NEAR) return undefined;
  const over = left < 0;
  const forms = over ? labels.length.over : labels.length.left;
  const n = Math.abs(left);
  return { text: interpolate(n === 1 ? forms.one : forms.other, { n }), over };
}
