/** Blanks, dashes, brackets, dots, slashes and the invisible direction marks that come along with copied contacts. */
const BETWEEN = /[\s\p{Pd}\p{Cf}().,/]/gu;

/** Digits of any script. Unicode puts every zero at an even sixteen, but those of India six further. */
const toAscii = (text: string): string =>
  text.replace(/\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0;
    return String((code > 0x900 && code < 0xe00 ? code - 6 : code) & 15);
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
