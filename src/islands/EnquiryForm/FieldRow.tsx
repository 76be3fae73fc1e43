import { type HTMLAttributes, useEffect, useState } from 'react';
import type { Field } from '~/lib/enquiry';

interface Props {
  field: Field;
  label: string;
  type?: 'text' | 'tel' | 'email';
  autoComplete?: string;
  inputMode?: HTMLAttributes<HTMLElement>['inputMode'];
  required?: boolean;
  /** Several lines instead of one. */
  tall?: boolean;
  error: string | undefined;
  /** What is said about its length. */
  count?: { text: string; over: boolean } | undefined;
}

export const controlId = (field: Field): string => `enquiry-${field}`;

/** A text once it has stood still for a second, so that screen readers are not talked over while somebody types. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), 1000);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}

/** A labelled field with its error and its count. What is typed stays in the field: React never sets its value. */
export function FieldRow({ field, label, type = 'text', tall = false, error, count, ...control }: Props) {
  const id = controlId(field);
  const spoken = useSettled(count?.text ?? '');
  const described = [error && `${id}-error`, count && `${id}-count`].filter(Boolean).join(' ');
  const attributes = {
    ...control,
    id,
    name: field,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': described || undefined,
  };
  return (
    <div className="field">
      <label htmlFor={id} className={control.required ? 'required' : undefined}>
        {label}
      </label>
      {tall ? <textarea {...attributes} rows={4} dir="auto" /> : <input {...attributes} type={type} dir="auto" />}
      {error && (
        <p className="error" id={`${id}-error`}>
          {error}
        </p>
      )}
      {count && (
        <p className={count.over ? 'count over' : 'count'} id={`${id}-count`}>
          {count.text}
        </p>
      )}
      <span className="spoken" aria-live="polite">
        {spoken}
      </span>
    </div>
  );
}
