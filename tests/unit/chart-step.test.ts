import { expect, test } from 'vitest';
import { step } from '~/islands/InvestmentChart/use-active-index';

test.each([
  [0, 'ArrowRight', 1],
  [4, 'ArrowRight', 0],
  [0, 'ArrowLeft', 4],
  [1, 'ArrowDown', 2],
  [1, 'ArrowUp', 0],
  [3, 'Home', 0],
  [1, 'End', 4],
  [1, 'Tab', undefined],
])('from %i of 5, %s leads to %s', (at, key, next) => {
  expect(step(at, key, 5)).toBe(next);
});
