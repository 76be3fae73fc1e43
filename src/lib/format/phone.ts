/** Spaces, dashes, the minus sign, brackets, dots, slashes and the invisible direction marks of copied contacts. */
const BETWEEN = /[\s\p{Pd}\u2212\p{Cf}().,/]/gu;

const isDigit = (code: number) => /^\p{Nd}$/u.test(String.fromCodePoint(code));

/** Digits of any script: they come in tens, from zero to nine, one ten after another (Unicode Standard, 4.6). */
export const toAscii = (text: string): string =>
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
    .replace(/^(?:[＋+]*00(?!0)|[＋+]+|0(?=91[6-9]\d{9}$))/, '+')
    // Twice: once filled in by the browser, once typed.
    .replace(/^\+?91\+?(?=91[6-9]\d{9}$)/, '+');

/** A telephone number (E.164): the digits after `+91`, or all digits of another country's. */
export type PhoneNumber = { readonly national: string } | { readonly foreign: string };

/**
 * Reads a number in any usual spelling. Indian numbers have ten digits, or eleven from 1800 or 1860 (National Numbering
 * Plan of India), with or without `0`, `91` or `+91` before them; those of other countries begin with `+` or `00`, and have
 * 8 to 15 digits. All zeros is the placeholder of the content.
 * @returns undefined when it is none
 */
export function parsePhone(text: string): PhoneNumber | undefined {
  const plain = plainNumber(text);
  const national = /^(?:\+?91)?0?([1-9]\d{9}|18[06]0\d{7}|0{10})$/.exec(plain)?.[1];
  if (national) return { national };
  const foreign = /^\+((?!91)[1-9]\d{7,14})$/.exec(plain)?.[1];
  return foreign ? { foreign } : undefined;
}
