/** Spaces, dashes, brackets, dots, slashes and the invisible direction marks of copied contacts. */
const BETWEEN = /[\s\p{Pd}\p{Cf}().,/]/gu;

const isDigit = (code: number) => /^\p{Nd}$/u.test(String.fromCodePoint(code));

/** Digits of any script: they come in tens, from zero to nine, one ten after another (Unicode Standard, 4.6). */
const toAscii = (text: string): string =>
  text.replace(/\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0;
    let first = code;
    while (isDigit(first - 1)) first -= 1;
    return String((code - first) % 10);
  });

/** Only what counts in a number: its ASCII digits and the `+` of a country code, also when written `00` or `0091`. */
const plainNumber = (text: string): string =>
  toAscii(text.replace(/^\s*tel:/i, ''))
    .replace(/\(0\)/, '')
    .replace(BETWEEN, '')
    .replace(/^(?:＋|00|0(?=91[6-9]\d{9}$))/, '+');

/**
 * A mobile number in the one spelling that is sent, from any usual one, with spaces, dashes, dots or brackets in it.
 * Indian numbers have ten digits, the first of them 6 to 9 (National Numbering Plan of India), with or without `0`,
 * `91` or `+91` before them, and become `+91 98765 43210`. Numbers of other countries begin with `+` or `00` and have
 * 8 to 15 digits (E.164); they become `+971501234567`.
 * @returns undefined when it is none
 */
export function normaliseMobile(text: string): string | undefined {
  const plain = plainNumber(text);
  const [, first, second] = /^(?:\+?91)?0?([6-9]\d{4})(\d{5})$/.exec(plain) ?? [];
  if (first && second) return `+91 ${first} ${second}`;
  return /^\+(?!91)[1-9]\d{7,14}$/.test(plain) ? plain : undefined;
}

/** Whether a text begins like the number of another country than India. */
export const isForeign = (text: string): boolean => /^\+(?!91)[1-9]/.test(plainNumber(text));
