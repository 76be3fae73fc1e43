import { expect, it } from 'vitest';
import { formatPrice, parseAmount, shareOf, total } from '~/lib/format/money';

it.each([
  [0, 'Free'],
  [30, '₹30'],
  [125_000, '₹1,25,000'],
  [10_000_000, '₹1,00,00,000'],
])('writes %d rupees as %s', (amount, text) => expect(formatPrice(amount, 'Free')).toBe(text));

it('computes the sum of the investment', () => {
  expect(total([125_000, 75_000, 50_000, 40_000, 20_000])).toBe(310_000);
  expect(total([])).toBe(0);
});

it.each([
  [
    [125_000, 75_000, 50_000, 40_000, 20_000],
    [40, 24, 16, 13, 6],
  ],
  [[1], [100]],
  [
    [0, 0],
    [0, 0],
  ],
])('rounds the shares of %j to %j', (amounts, expected) => {
  expect(amounts.map((amount) => shareOf(amount, total(amounts)))).toEqual(expected);
});

it.each([
  ['40', 40],
  ['-5', -5],
  ['4.80', 4.8],
  ['1,250', 1250],
  ['12,50,000', 1_250_000],
  ['₹ 1,250/-', 1250],
  ['', undefined],
  ['1,25', undefined],
  ['1e3', undefined],
  ['1,250.5,0', undefined],
])('reads %j as %s', (text, amount) => expect(parseAmount(text, 'rupees')).toBe(amount));
