const isDigit = (code: number) => /^\p{Nd}$/u.test(String.fromCodePoint(code));

/** Converts digits of any script to ASCII: each script has ten in a row, from zero to nine (Unicode Standard, 4.6). */
export const toAscii = (text: string): string =>
  text.replace(/\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0;
    let first = code;
    while (isDigit(first - 1)) first -= 1;
    return String((code - first) % 10);
  });

/**
 * Parses a phone number. Indian ones have ten digits, or eleven from 1800 or 1860 (National Numbering Plan of India), with
 * or without `0`, `91` or `+91`; foreign ones begin with `+` and have 8 to 15 digits. Ten zeros are a placeholder.
 * @returns the digits with country code (E.164), `919447123456`; undefined if it is not a phone number
 */
export function parsePhone(text: string): string | undefined {
  const number = toAscii(text).replace(/(?!^\+)\D/g, '');
  const national = /^(?:\+?91)?0?([1-9]\d{9}|18[06]0\d{7}|0{10})$/.exec(number)?.[1];
  return national ? `91${national}` : /^\+((?!91)[1-9]\d{7,14})$/.exec(number)?.[1];
}
