/** Reads a number as staff type it, so that none is cut short or misread. */
import { bareAmount } from '../lib/format/money.ts';
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
  /** What an amount is counted in, `rupees` or `lakhs`. */
  readonly unit?: unknown;
}

/** An example that the limits allow. */
const example = ({ integer, minimum = 0, maximum = Number.POSITIVE_INFINITY }: NumberLimits): string =>
  String(Math.min(Math.max(integer ? 40 : 4.5, minimum), maximum));

/**
 * @param text as it stands in the field; blanks, commas and rupee signs do not count
 * @returns the number, or what is wrong in a sentence; neither for an empty field
 */
export function parseNumber(text: string, limits: NumberLimits): { value?: number; issue?: string } {
  if (text.trim() === '') return {};
  const { label, integer, minimum = -Infinity, maximum = Infinity, tenths } = limits;
  const wrote = `You wrote "${text.trim()}".`;
  const digits = bareAmount(text, limits.unit);
  const value = /^[-+]?\d+(?:\.\d+)?$/.test(digits) ? Number(digits) : Number.NaN;
  if (Number.isNaN(value) || (integer && !Number.isInteger(value))) {
    const kind = integer ? 'whole number' : 'number';
    return { issue: `${label} must be a ${kind}, for example ${example(limits)}. ${wrote}` };
  }
  if (value < minimum) return { issue: `${label} must be ${minimum.toLocaleString('en-IN')} or more. ${wrote}` };
  if (value > maximum) return { issue: `${label} must be ${maximum.toLocaleString('en-IN')} or less. ${wrote}` };
  // More than zeros behind the first decimal.
  if (tenths && /\.\d+[1-9]/.test(digits)) return { issue: `${label}: ${tooManyDecimals(String(value), value)}` };
  return { value };
}
