/**
 * Form field for a number, or for a link with the pages of the site as suggestions. The CMS's own number field saves
 * `1,250` as 250; this one parses the text. Text that is not a number stays text, and the check refuses it.
 */
import type { CustomFieldControl, CustomFieldControlProps } from '@sveltia/cms';
import type { ChangeEvent } from 'react';
import { bareAmount } from '../lib/format/money.ts';
import { cmsGlobals } from './cms-globals.ts';

/** The name that the field is registered under. */
export const TYPED_WIDGET = 'typed';

/**
 * @param text as typed, with any spaces, commas and rupee signs
 * @param unit what an amount is counted in, `rupees` or `lakhs`
 * @returns undefined where the text is not a number
 */
export function parseNumber(text: string, unit?: unknown): number | undefined {
  const digits = bareAmount(text, unit);
  return /^[-+]?\d+(?:\.\d+)?$/.test(digits) ? Number(digits) : undefined;
}

/** Makes the field once the CMS has loaded. Numbers have an `inputMode`, links have `pages`. */
export function typedField(): CustomFieldControl {
  const { createClass, h } = cmsGlobals();
  return createClass({
    /** Replaces the text by a value from elsewhere, as after Revert. While somebody types, values come back late. */
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
