/** Reads a number as staff type it, so that none is cut short or misread. */
import { tooManyDecimals } from '../lib/format/stars.ts';

export interface NumberLimits {
  /** Name of the field, as the form shows it. */
  readonly label: string;
  /** Whether decimals make no sense, as with rupees. */
  readonly integer: boolean;
  readonly minimum?: number | undefined;
  readonly maximum?: number | undefined;
  /** Whether a second decimal is refused, as with stars. */
  readonly tenths?: boolean | undefined;
}

/** Thousands between commas, `1,250,000` or, the Indian way, `12,50,000`. */
const GROUPED = /^(?:\d{1,3}(?:,\d{3})+|\d{1,2}(?:,\d{2})*,\d{3})$/;

/** An example that the limits allow. */
const example = ({ integer, minimum = 0, maximum = Number.POSITIVE_INFINITY }: NumberLimits): string =>
  integer ? String(Math.min(Math.max(40, minimum), maximum)) : String(Math.min(Math.max(4.5, minimum), maximum));

const formatNumber = (value: number): string => value.toLocaleString('en-IN');

/**
 * @param text as it stands in the field; blanks and a rupee sign around it do not count
 * @returns the number, or what is wrong in a sentence; neither for an empty field
 */
export function parseNumber(text: string, limits: NumberLimits): { value?: number; issue?: string } {
  const plain = text.replace(/^\s*(?:₹|Rs\.?)/i, '').replace(/\s+/g, '');
  if (plain === '') return {};
  const { label, integer, minimum, maximum, tenths } = limits;
  const wrote = `You wrote "${text.trim()}".`;
  const negative = plain.startsWith('-');
  const [whole = '', decimals, ...more] = plain.replace(/^[-+]/, '').split('.');
  const digits = GROUPED.test(whole) ? whole.replaceAll(',', '') : whole;
  if (more.length > 0 || !/^\d+$/.test(digits) || !/^\d*$/.test(decimals ?? '') || decimals === '') {
    return {
      issue: `${label} must be a ${integer ? 'whole number' : 'number'}, for example ${example(limits)}. ${wrote}`,
    };
  }
  const value = Number(`${negative ? '-' : ''}${digits}${decimals === undefined ? '' : `.${decimals}`}`);
  if (integer && !Number.isInteger(value)) {
    return { issue: `${label} must be a whole number, for example ${example(limits)}. ${wrote}` };
  }
  if (minimum !== undefined && value < minimum)
    return { issue: `${label} must be ${formatNumber(minimum)} or more. ${wrote}` };
  if (maximum !== undefined && value > maximum)
    return { issue: `${label} must be ${formatNumber(maximum)} or less. ${wrote}` };
  if (tenths && (decimals?.replace(/0+$/, '').length ?? 0) > 1)
    return { issue: `${label}: ${tooManyDecimals(String(value), value)}` };
  return { value };
}
