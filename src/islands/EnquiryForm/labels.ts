import type { Labels } from '~/labels';
import { interpolate } from '~/lib/format/text';
import type { EntryData } from '~/schemas';
import { type Field, lengthOf, type Problem, RULES, tidy } from './enquiry';

/** What the form says: its labels, the words of its page, and some of every page's. */
export type FormLabels = Labels['enquiry'] &
  Pick<Labels, 'written'> &
  Pick<Labels['page'], 'newTab'> &
  Pick<EntryData<'page-register'>, 'form'> & {
    /** First line of the message, and the subject of an e-mail. */
    readonly heading: string;
  };

export function errorText(field: Field, problem: Problem, { errors, fields }: FormLabels): string {
  const own: Readonly<Partial<Record<Problem, string>>> = field === 'message' ? {} : errors[field];
  return interpolate(own[problem] ?? errors.tooLong, { field: fields[field], max: RULES[field].max });
}

/** The count of the message while it is typed, without spaces around; undefined while it is empty. */
export function countText(message: string, labels: FormLabels): { text: string; over: boolean } | undefined {
  const length = lengthOf(tidy('message', message));
  if (length === 0) return undefined;
  const left = RULES.message.max - length;
  const forms = left < 0 ? labels.length.over : labels.length.left;
  const n = Math.abs(left);
  return { text: interpolate(n === 1 ? forms.one : forms.other, { n }), over: left < 0 };
}
