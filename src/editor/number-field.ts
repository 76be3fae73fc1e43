/**
 * The form field for numbers. The editor's own one keeps what a number field of the browser can read, so that `1,250`
 * is saved as 250; this one reads the text itself. What is no number stays text, which the check at the save refuses.
 */
import type { CustomFieldControl, CustomFieldControlProps } from '@sveltia/cms';
import type { ChangeEvent } from 'react';
import { bareAmount } from '../lib/format/money.ts';
import { cmsGlobals } from './cms-globals.ts';

/** The name that the field is registered under. */
export const NUMBER_WIDGET = 'exact-number';

/**
 * @param text as it stands in the field; blanks, commas and rupee signs do not count
 * @param unit what an amount is counted in, `rupees` or `lakhs`
 * @returns the number; undefined where there is none
 */
export function parseNumber(text: string, unit?: unknown): number | undefined {
  const digits = bareAmount(text, unit);
  return /^[-+]?\d+(?:\.\d+)?$/.test(digits) ? Number(digits) : undefined;
}

const textOf = (value: unknown): string => (value === undefined || value === null ? '' : String(value));

/** Makes the field once the editor's program has loaded. */
export function numberField(): CustomFieldControl {
  const { createClass, h } = cmsGlobals();
  return createClass({
    getInitialState() {
      return { text: textOf(this.props.value) };
    },
    /** A value from elsewhere, as after Revert, replaces the text; while somebody types, values come back late. */
    componentDidUpdate({ value: before }: CustomFieldControlProps) {
      const { value, forID } = this.props;
      if (value !== before && document.activeElement?.id !== forID) this.setState({ text: textOf(value) });
    },
    render() {
      const { field, forID, classNameWrapper, onChange } = this.props;
      return h('input', {
        id: forID,
        className: classNameWrapper,
        type: 'text',
        inputMode: field.get('integer') === true ? 'numeric' : 'decimal',
        autoComplete: 'off',
        value: this.state.text,
        onChange: ({ target }: ChangeEvent<HTMLInputElement>) => {
          this.setState({ text: target.value });
          onChange(parseNumber(target.value, field.get('unit')) ?? target.value);
        },
      });
    },
  });
}
