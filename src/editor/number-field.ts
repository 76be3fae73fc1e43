/**
 * Form field for a number. The CMS's own number field saves `1,250` as 250; its text field has no keypad on phones. Text
 * that is not a number stays text, and the check refuses it.
 */
import type { CustomFieldControl, CustomFieldControlProps } from '@sveltia/cms';
import type { ChangeEvent } from 'react';
import { parseAmount } from '../lib/format/money.ts';
import { cmsGlobals } from './cms-globals.ts';

/** The name that the field is registered under. */
export const NUMBER_WIDGET = 'amount';

/** Creates the field; call it after the CMS has loaded. Its configuration has an `inputMode` and a `unit`. */
export function numberField(): CustomFieldControl {
  const { createClass, h } = cmsGlobals();
  return createClass({
    /** Shows a value set elsewhere, such as by Revert. Not in a focused field, where values arrive late. */
    componentDidUpdate({ value: before }: CustomFieldControlProps) {
      const { value, forID } = this.props;
      const input = document.getElementById(forID) as HTMLInputElement;
      if (value !== before && document.activeElement !== input) input.value = String(value ?? '');
    },
    render() {
      const { field, forID, classNameWrapper, value, onChange } = this.props;
      return h('input', {
        ...{ id: forID, className: classNameWrapper, type: 'text', autoComplete: 'off' },
        inputMode: field.get('inputMode'),
        defaultValue: String(value ?? ''),
        onChange: ({ target }: ChangeEvent<HTMLInputElement>) =>
          onChange(parseAmount(target.value, field.get('unit')) ?? target.value),
      });
    },
  });
}
