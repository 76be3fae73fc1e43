import type { HTMLAttributes, HTMLInputTypeAttribute } from 'react';
import { language, textProps } from '~/lib/format/script';
import { type Field, type Problem, RULES } from './enquiry';
import { countText, errorText, type FormLabels, isCounted } from './labels';

/** The id of a field's control; its error and its count have it with `-error` and `-count`. */
export const controlId = (field: Field): string => `enquiry-${field}`;

/** What helps browsers to fill in a field; the message is a text area. */
const INPUTS: Readonly<Partial<Record<Field, { type: HTMLInputTypeAttribute; autoComplete: string }>>> = {
  name: { type: 'text', autoComplete: 'name' },
  mobile: { type: 'tel', autoComplete: 'tel' },
  city: { type: 'text', autoComplete: 'address-level2' },
  email: { type: 'email', autoComplete: 'email' },
};

interface Props {
  readonly field: Field;
  /** What stands in it, for its count: React does not write into the field, so that nothing there is lost. */
  readonly value: string;
  readonly problem: Problem | undefined;
  readonly labels: FormLabels;
}

/** A field with its label, its error and its count. */
export function EnquiryField({ field, value, problem, labels }: Props) {
  const id = controlId(field);
  const { required = false } = RULES[field];
  const label = required ? labels.fields[field] : `${labels.fields[field]} ${labels.fields.optional}`;
  const count = countText(field, value, labels);
  const input = INPUTS[field];
  const control = {
    id,
    name: field,
    dir: 'auto',
    'aria-describedby': isCounted(field) ? `${id}-error ${id}-count` : `${id}-error`,
    'aria-invalid': problem !== undefined,
  } satisfies HTMLAttributes<HTMLElement> & Record<string, unknown>;
  return (
    <div className="field">
      <label htmlFor={id} className={required ? 'required' : undefined} lang={language(label)} suppressHydrationWarning>
        {label}
      </label>
      {input ? <input {...control} {...input} required={required} /> : <textarea {...control} rows={4} />}
      <p className="error" id={`${id}-error`} {...textProps(problem && errorText(field, problem, labels))} />
      {isCounted(field) && (
        <p className={count?.over ? 'count over' : 'count'} id={`${id}-count`} {...textProps(count?.text)} />
      )}
    </div>
  );
}
