import { linesOf } from '../../lib/markdown/front-matter.ts';
import type { Content, Entry } from '../content.ts';
import type { Issue } from '../issues.ts';

/** Characters that cannot be seen but mean something: spaces, the joiners of Malayalam and emoji, direction marks, soft hyphens. */
const MEANT = /[\t\n\r]|\u200c|\u200d|\u200e|\u200f|\u00ad|\ufe0e|\ufe0f|[\u{e0020}-\u{e007f}]/gu;
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}\p{Noncharacter_Code_Point}\p{Default_Ignorable_Code_Point}]/u;
const isInvisible = (text: string) => INVISIBLE.test(text.replace(MEANT, ''));

/** Whether nothing of a value can be seen. */
const isBlank = (text: string) => /^[\p{C}\p{Z}\p{M}\p{Default_Ignorable_Code_Point}\u2800]*$/u.test(text);

const LOST =
  'Some letters of this file were lost, and � stands for them. Write them again, and save the file as UTF-8.';

/** What a line may not hold, whatever stands round it, and the message. */
const CHARACTERS: readonly [(line: string) => boolean, string][] = [
  [
    (line) => /^(<{7}|>{7})(\s|$)/.test(line),
    'Two versions of this file were put together and both stand here. Keep one of them, and delete the lines with <<<<<<<, ======= and >>>>>>>.',
  ],
  [(line) => line.includes('\ufffd'), LOST],
  [isInvisible, 'This line holds a character that cannot be seen, copied along with the words. Write the line again.'],
];

/** A space that is none, where only a real one divides. */
const FALSE_SPACE = /^\s*(?:-\s*)?\u00a0|^\s*(?:-\s+)?[\w-]+:\u00a0/;

function wholeFile({ text }: Entry): string | undefined {
  // Every other byte of Latin letters in UTF-16 is null.
  if (text.includes('\u0000') && text.split('\u0000').length > text.length / 4)
    return 'This file is saved as UTF-16. Save it again with the encoding UTF-8.';
  if (text.startsWith('{\\rtf')) return 'This file is saved as formatted text (RTF). Save it again as plain text.';
  if (text.includes('\r') && !text.includes('\n'))
    return 'The lines of this file end as on old computers (CR). Save it again with the line ends of Unix or Windows.';
  return undefined;
}

/** Files that were saved, copied or merged so that their letters are not what was meant. */
export function encodingRule({ entries }: Content): Issue[] {
  return entries.flatMap((entry): Issue[] => {
    const { file } = entry;
    const whole = wholeFile(entry);
    if (whole) return [{ file, text: whole }];
    const lines = linesOf(entry.text);
    const found = CHARACTERS.flatMap(([has, text]): Issue[] => {
      const at = lines.findIndex(has);
      return at < 0 ? [] : [{ file, line: at + 1, text }];
    });
    if (found.length > 0) return found;
    const at = lines.slice(0, entry.bodyLine - 1).findIndex((line) => FALSE_SPACE.test(line));
    if (at < 0) return [];
    const text =
      'This line holds a space that does not break lines, which is not taken for one here. Delete it and press the space bar.';
    return [{ file, line: at + 1, text }];
  });
}

/** The same where they are written as something else: "\u202e" in a value, &#x202e; in a text. */
export function invisibleFault(text: string): string | undefined {
  if (isInvisible(text) || text.includes('\ufffd'))
    return 'holds a character that cannot be seen. Write it again without.';
  return text.trim() !== '' && isBlank(text) ? 'holds nothing that can be seen. Write a word.' : undefined;
}
