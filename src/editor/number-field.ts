/**
 * The form field for numbers. The editor's own one keeps what a number field of the browser can read, so that `1,250`
 * is saved as 250; this one reads the text itself and refuses what it cannot read.
 */
import type { CustomFieldControl, CustomFieldControlProps, CustomFieldPreview } from '@sveltia/cms';
import type { ChangeEvent } from 'react';
import { cmsGlobals } from './cms-globals.ts';
import { type NumberLimits, parseNumber } from './parse-number.ts';

/** The name that the field is registered under. */
export const NUMBER_WIDGET = 'exact-number';

const textOf = (value: unknown): string => (value === undefined || value === null ? '' : String(value));

/** How much the field shows for 1 of the CMS: places in a list are written in tens. */
const scaleOf = (field: CustomFieldControlProps['field']): number => Number(field.get('scale') ?? 1);

const scaled = (value: unknown, factor: number): unknown =>
  typeof value === 'number' && factor !== 1 ? Number((value * factor).toFixed(3)) : value;

/** What is shown of a value. */
const shown = ({ value, field }: Pick<CustomFieldControlProps, 'value' | 'field'>) =>
  textOf(scaled(value, scaleOf(field)));

const limitsOf = (field: CustomFieldControlProps['field']): NumberLimits => ({
  label: String(field.get('label')),
  integer: field.get('integer') === true,
  minimum: field.get('minimum') as number | undefined,
  maximum: field.get('maximum') as number | undefined,
  tenths: field.get('tenths') === true,
  unit: field.get('unit'),
});

/** What stands in a preview without a template. */
export const numberPreview: CustomFieldPreview = ({ value }) => cmsGlobals().h('p', null, textOf(value));

/** Makes the field once the editor's program has loaded. */
export function numberField(): CustomFieldControl {
  const { createClass, h } = cmsGlobals();
  return createClass({
    getInitialState() {
      return { text: shown(this.props) };
    },
    /** A value from elsewhere, as after Revert, replaces the text; while somebody types, values come back late. */
    componentDidUpdate({ value: before }: CustomFieldControlProps) {
      const { value, forID } = this.props;
      if (value !== before && document.activeElement?.id !== forID) this.setState({ text: shown(this.props) });
    },
    /** Called by the editor before it saves. */
    isValid() {
      const { issue } = parseNumber(shown(this.props), limitsOf(this.props.field));
      return issue ? { error: { message: issue } } : true;
    },
    render() {
      const { field, forID, classNameWrapper, onChange } = this.props;
      const limits = limitsOf(field);
      return h('input', {
        id: forID,
        className: classNameWrapper,
        type: 'text',
        inputMode: limits.integer ? 'numeric' : 'decimal',
        autoComplete: 'off',
        value: this.state.text,
        onChange: ({ target }: ChangeEvent<HTMLInputElement>) => {
          this.setState({ text: target.value });
          onChange(scaled(parseNumber(target.value, limits).value, 1 / scaleOf(field)) ?? target.value);
        },
      });
    },
  });
}
