import type { HTMLAttributes } from 'react';
import { language, textProps } from '~/lib/format/script';
import { type Field, type Problem, RULES } from './enquiry';
import { countText, errorText, type FormLabels } from './labels';

/** The id of a field's control; its error and its count have it with `-error` and `-count`. */
export const controlId = (field: Field): string => `enquiry-${field}`;

interface Props {
  readonly field: Field;
  /** What stands in it, for its count: React does not write into the field, so that nothing there is lost. */
  readonly value: string;
  readonly problem: Problem | undefined;
  readonly labels: FormLabels;
}

/** A field with its label and its error; the message has a count too. */
export function EnquiryField({ field, value, problem, labels }: Props) {
  const id = controlId(field);
  const { required = false, input } = RULES[field];
  const label = required ? labels.fields[field] : `${labels.fields[field]} ${labels.fields.optional}`;
  const count = countText(value, labels);
  const control = {
    id,
    name: field,
    dir: 'auto',
    'aria-describedby': input ? `${id}-error` : `${id}-error ${id}-count`,
    'aria-invalid': problem !== undefined,
  } satisfies HTMLAttributes<HTMLElement> & Record<string, unknown>;
  return (
    <div className="field">
      <label htmlFor={id} className={required ? 'required' : undefined} lang={language(label)} suppressHydrationWarning>
        {label}
      </label>
      {input ? <input {...control} {...input} required={required} /> : <textarea {...control} rows={4} />}
      <p className="error" id={`${id}-error`} {...textProps(problem && errorText(field, problem, labels))} />
      {!input && <p className={count?.over ? 'count over' : 'count'} id={`${id}-count`} {...textProps(count?.text)} />}
    </div>
  );
}
