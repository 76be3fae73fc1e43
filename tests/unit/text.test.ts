import { expect, it } from 'vitest';
import { plainText } from '~/lib/content/plain-text';
import { initial, interpolate, sentence, withName } from '~/lib/format/text';

it('interpolate fills placeholders and keeps unknown ones', () => {
  expect(interpolate('{n} of {total}', { n: 1, total: 6 })).toBe('1 of 6');
  expect(interpolate('{n} of {total}', { n: '$&' })).toBe('$& of {total}');
});

it('withName fills the brand name in lists and objects, whatever characters it has', () => {
  expect(withName({ title: ['At {name}'] }, 'A $& B $$')).toEqual({ title: ['At A $& B $$'] });
});

it('sentence adds a full stop only where none is', () =>
  expect(['A', 'B!', 'C…'].map(sentence)).toEqual(['A.', 'B!', 'C…']));

it.each([
  ['Anitha', 'A'],
  ['anitha menon nair', 'A'],
  ['  Biju  K ', 'B'],
  ['മീര നായർ', 'മീ'],
  ['', ''],
])('the initial of %j is %j', (name, expected) => expect(initial(name)).toBe(expected));

it.each([
  ['One *two* **three**.', 'One two three.'],
  ['One "two".', 'One “two”.'],
  ['First.\n\nSecond\n*line*.', 'First.\nSecond\nline.'],
  ['[a link](javascript:alert(1))', 'a link'],
  ['You need:\n- ice\n- milk\n\n3. stir\n4. pour', 'You need:\n• ice\n• milk\n3. stir\n4. pour'],
  ['![](x.jpg) seen', 'seen'],
  ['', ''],
])('plain text of %j is %j', async (markdown, expected) => expect(plainText(markdown)).toBe(expected));
