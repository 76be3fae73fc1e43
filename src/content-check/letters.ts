/** Letters that look like what was meant and are none, as happens when words are copied. */
import { type Fault, fault } from './issue.ts';

/** The letters of older Windows for the bytes that go on a letter in UTF-8. */
const WINDOWS = new TextDecoder('windows-1252').decode(Uint8Array.from({ length: 64 }, (_, at) => 128 + at));

/**
 * Signs for letters that were lost: two of Unicode, `???` but at an end, and UTF-8 that a program took for the encoding of
 * older Windows: whole letters of two to four bytes (`Ammaâ€™s` for `Amma’s`), and what is left of a dash or a space.
 */
const LOST = new RegExp(
  `[\\ufffc\\ufffd]|[Â-ß][${WINDOWS}]|[à-ï][${WINDOWS}]{2}|[ð-ô][${WINDOWS}]{3}|â€|Â(?!\\p{L})|^\\?{3,}|(?<=\\s)\\?{3,}(?=\\s*[^\\s?])`,
  'mu',
);

/** Letters of font generators: wide, in circles or squares, two or more dark ones, struck; Greek or Russian in English. */
const FANCY =
  /[\u{1d400}-\u{1d7ff}\uff01-\uff5e\u24b6-\u24e9]|[\u{1f130}-\u{1f189}]{2,}|(?<=\p{L})[\u0332-\u0338\u0488\u0489]|[a-z][\u0370-\u052f]|[\u0370-\u052f][a-z]/iu;

/** What is wrong with the letters of a text. */
export function strangeLetters(text: string): Fault | undefined {
  const word = text.split(/[ \n]/).find((one) => FANCY.test(one));
  if (word) return fault('strangeLetters', { word });
  const sign = LOST.exec(text)?.[0];
  return sign === undefined ? undefined : fault('lostLetters', { sign });
}
