import { expect, test } from 'vitest';
import { parseNumber } from '../../src/editor/number-field.ts';

test.each([
  ['40', 40],
  ['-5', -5],
  ['4.80', 4.8],
  ['1,250', 1250],
  ['12,50,000', 1_250_000],
  ['₹ 1,250', 1250],
  ['1.25 lakhs', 125_000],
  ['', undefined],
  ['1,25', undefined],
  ['1e3', undefined],
  ['1,250.5,0', undefined],
])('%j, as staff type it, is %s', (text, value) => {
  expect(parseNumber(text, 'rupees')).toBe(value);
});
