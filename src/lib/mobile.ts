/** First digits of the decimal scripts that Indian keyboards write: ASCII, Arabic (two), Devanagari to Malayalam, full width. */
const ZEROS = [0x30, 0x660, 0x6f0, 0x966, 0x9e6, 0xa66, 0xae6, 0xb66, 0xbe6, 0xc66, 0xce6, 0xd66, 0xff10];
/** Blanks, dashes, brackets, dots, slashes and the invisible direction marks that come along with copied contacts. */
const BETWEEN = /[\s\p{Pd}().,/\u2010-\u2015\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/gu;

const toAscii = (text: string): string =>
  text.replace(/\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0;
    const zero = ZEROS.find((first) => code >= first && code <= first + 9);
    return zero === undefined ? digit : String(code - zero);
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
