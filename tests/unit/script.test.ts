import { expect, it } from 'vitest';
import { scriptRuns } from '../../src/lib/format/script.ts';

const marked = (text: string) =>
  scriptRuns(text)
    .map((run) => (run.lang ? `[${run.text}]` : run.text))
    .join('');

it.each([
  ['Anitha', 'Anitha'],
  ['സർബത്ത്', '[സർബത്ത്]'],
  ['അനിത (Anitha)', '[അനിത] (Anitha)'],
  ['Anitha, മണക്കാട്', 'Anitha, [മണക്കാട്]'],
  ['മിൽക്ക് സർബത്ത്, 2 എണ്ണം! Very cold.', '[മിൽക്ക് സർബത്ത്, 2 എണ്ണം]! Very cold.'],
  ['one ഒന്ന് two രണ്ട്', 'one [ഒന്ന്] two [രണ്ട്]'],
  // The old spelling of chillu letters ends with a joiner.
  ['പാല്‍ sarbath', '[പാല്‍] sarbath'],
  ['', ''],
])('marks the Malayalam of %j', (text, expected) => expect(marked(text)).toBe(expected));
