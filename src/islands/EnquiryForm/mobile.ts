/** Blanks, dashes, brackets, dots, slashes and the invisible direction marks that come along with copied contacts. */
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

/**
 * An Indian mobile number in the one spelling that is sent, `+91 98765 43210`, from any usual one: with `0`, `91`,
 * `+91` or `0091` before it, with blanks, dashes, dots or brackets in it.
 * @returns undefined when it is none: ten digits, the first of them 6 to 9 (National Numbering Plan of India)
 */
export function normaliseMobile(text: string): string | undefined {
  const plain = toAscii(text.replace(/^\s*tel:/i, ''))
    .replace(BETWEEN, '')
    .replace(/^＋/, '+');
  const [, first, second] = /^(?:\+91|0091|091|91)?0?([6-9]\d{4})(\d{5})$/.exec(plain) ?? [];
  return first && second ? `+91 ${first} ${second}` : undefined;
}
