/** Letters that look like what was meant and are none, as happens when words are copied. */
import { type Fault, fault } from './issue.ts';

const utf8 = new TextDecoder('utf-8', { fatal: true });
/** What a program that takes UTF-8 for the encoding of older Windows makes of the bytes from 128 on. */
const WESTERN = new TextDecoder('windows-1252').decode(Uint8Array.from({ length: 128 }, (_, at) => 128 + at));
const WESTERN_RUN = new RegExp(`[${WESTERN}]{2,}`, 'gu');

/** Such letters as what they were: `Ammaâ€™s` as `Amma’s`. Others are none by the rules of UTF-8, and stay. */
function readAgain(text: string): string {
  const once = text.replace(WESTERN_RUN, (run) => {
    try {
      return utf8.decode(Uint8Array.from(run, (letter) => 128 + WESTERN.indexOf(letter)));
    } catch {
      return run;
    }
  });
  return once === text ? once : readAgain(once);
}

/** Letters of font generators: mathematical, wide, in circles, and two or more in squares or dark circles. */
const FANCY = /[\u{1d400}-\u{1d7ff}\uff01-\uff5e\u24b6-\u24e9]|[\u{1f130}-\u{1f189}]{2,}/gu;
const inSquare = (letter: string) => String.fromCharCode(65 + (((letter.codePointAt(0) ?? 0) - 0x1f130) % 32));

/** Lines under and through letters, and rings round them. */
const STRUCK = /(?<=\p{L})[\u0332-\u0338\u0488\u0489]/gu;

/** Such letters as plain ones: `𝗕𝗼𝗯𝗮` as `Boba`. */
const inPlainLetters = (text: string): string =>
  text.replace(STRUCK, '').replace(FANCY, (run) => run.normalize('NFKC').replace(/[\u{1f130}-\u{1f189}]/gu, inSquare));

/** Signs for letters that were lost: two of Unicode, what is left of a dash or a space in the wrong encoding, `???` but at an end. */
const LOST = /[\ufffc\ufffd]|â€|Â(?!\p{L})|^\?{3,}|(?<=\s)\?{3,}(?=\s*[^\s?])/mu;

/** The first word with such letters, and what it is in plain ones. */
export function strangeLetters(text: string): Fault | undefined {
  for (const word of text.split(/[ \n]/)) {
    const meant = inPlainLetters(readAgain(word));
    if (meant !== word && !LOST.test(meant)) return fault('strangeLetters', { word, meant });
  }
  const lost = LOST.exec(text)?.[0] ?? LOST.exec(readAgain(text))?.[0];
  return lost === undefined ? undefined : fault('lostLetters', { sign: lost });
}
