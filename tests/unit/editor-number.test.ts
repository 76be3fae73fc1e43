import { describe, expect, it } from 'vitest';
import { parseNumber } from '../../src/editor/parse-number.ts';

const price = { label: 'Price', unit: 'rupees', integer: true, minimum: 0, maximum: 9_999_999 };
const rating = { label: 'Rating', integer: false, minimum: 0, maximum: 5, tenths: true };

describe('a number as staff type it', () => {
  it.each([
    ['40', 40],
    [' 40 ', 40],
    ['0', 0],
    ['1,250', 1250],
    ['1,25,500', 125_500],
    ['125,500', 125_500],
    ['12,50,000', 1_250_000],
    ['1 250', 1250],
    ['₹ 1,250', 1250],
    ['Rs. 40', 40],
    ['1.25 lakhs', 125_000],
    ['40.0', 40],
  ])('%j is %d', (text, value) => {
    expect(parseNumber(text, price)).toEqual({ value });
  });

  it('keeps decimals where they fit', () => {
    expect(parseNumber('4.8', rating)).toEqual({ value: 4.8 });
    expect(parseNumber('4.80', rating)).toEqual({ value: 4.8 });
    expect(parseNumber('4.75', rating)).toEqual({
      issue: 'Rating: 4.75 has more than one decimal. Write 4.8, for example.',
    });
  });

  it('has no value when empty', () => {
    expect(parseNumber('  ', price)).toEqual({});
  });

  it.each([
    ['40.5', 'Price must be a whole number, for example 40. You wrote "40.5".'],
    ['1,25', 'Price must be a whole number, for example 40. You wrote "1,25".'],
    ['forty', 'Price must be a whole number, for example 40. You wrote "forty".'],
    ['4o', 'Price must be a whole number, for example 40. You wrote "4o".'],
    ['1e3', 'Price must be a whole number, for example 40. You wrote "1e3".'],
    ['-5', 'Price must be 0 or more. You wrote "-5".'],
    ['1,00,00,000', 'Price must be 99,99,999 or less. You wrote "1,00,00,000".'],
  ])('%j is refused', (text, issue) => {
    expect(parseNumber(text, price)).toEqual({ issue });
  });

  it.each([
    ['4,8', 'Rating must be a number, for example 4.5. You wrote "4,8".'],
    ['4.', 'Rating must be a number, for example 4.5. You wrote "4.".'],
    ['1,250.5,0', 'Rating must be a number, for example 4.5. You wrote "1,250.5,0".'],
    ['4.8.1', 'Rating must be a number, for example 4.5. You wrote "4.8.1".'],
    ['5.1', 'Rating must be 5 or less. You wrote "5.1".'],
  ])('%j is refused as a rating', (text, issue) => {
    expect(parseNumber(text, rating)).toEqual({ issue });
  });
});
