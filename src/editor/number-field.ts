/**
 * The form field for what is typed on one line: a number, or a link with the pages of the site in a list. The editor's own
 * field for numbers keeps what one of the browser can read, so that `1,250` is saved as 250; this one reads the text
 * itself. What is no number stays text, which the check at the save refuses.
 */
import type { CustomFieldControl, CustomFieldControlProps } from '@sveltia/cms';
import type { ChangeEvent } from 'react';
import { bareAmount } from '../lib/format/money.ts';
import { cmsGlobals } from './cms-globals.ts';

/** The name that the field is registered under. */
export const TYPED_WIDGET = 'typed';

/**
 * @param text as it stands in the field; blanks, commas and rupee signs do not count
 * @param unit what an amount is counted in, `rupees` or `lakhs`
 * @returns the number; undefined where there is none
 */
export function parseNumber(text: string, unit?: unknown): number | undefined {
  const digits = bareAmount(text, unit);
  return /^[-+]?\d+(?:\.\d+)?$/.test(digits) ? Number(digits) : undefined;
}

/** Makes the field once the editor's program has loaded. Numbers have an `inputMode`, links have `pages`. */
export function typedField(): CustomFieldControl {
  const { createClass, h } = cmsGlobals();
  return createClass({
    /** A value from elsewhere, as after Revert, replaces the text; while somebody types, values come back late. */
    componentDidUpdate({ value: before }: CustomFieldControlProps) {
      const { value, forID } = this.props;
      const input = document.getElementById(forID) as HTMLInputElement;
      if (value !== before && document.activeElement !== input) input.value = String(value ?? '');
    },
    render() {
      const { field, forID, classNameWrapper, value, onChange } = this.props;
      const inputMode = field.get('inputMode');
      const list = `${forID}-pages`;
      const read = (text: string) => (inputMode && parseNumber(text, field.get('unit'))) ?? text;
      const pages = [...((field.get('pages') ?? []) as Iterable<string>)];
      return h(
        'div',
        null,
        h('input', {
          ...{ id: forID, className: classNameWrapper, type: 'text', autoComplete: 'off', inputMode, list },
          defaultValue: String(value ?? ''),
          onChange: ({ target }: ChangeEvent<HTMLInputElement>) => onChange(read(target.value)),
        }),
        h('datalist', { id: list }, ...pages.map((path) => h('option', { key: path, value: path }))),
      );
    },
  });
}
