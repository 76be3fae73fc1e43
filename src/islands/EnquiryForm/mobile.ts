import { parsePhone } from '~/lib/format/phone';

/**
 * A mobile number in the one spelling that is sent: `+91 98765 43210`, or `+971501234567` of another country. Indian ones
 * begin with 6 to 9 (National Numbering Plan of India).
 * @returns undefined when it is none
 */
export function normaliseMobile(text: string): string | undefined {
  const number = parsePhone(text);
  if (!number) return undefined;
  if ('foreign' in number) return `+${number.foreign}`;
  const [, first, second] = /^([6-9]\d{4})(\d{5})$/.exec(number.national) ?? [];
  return first && second && `+91 ${first} ${second}`;
}
