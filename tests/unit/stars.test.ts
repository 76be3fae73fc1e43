import { expect, it } from 'vitest';
import { formatRating, fullStars, mean } from '~/lib/format/stars';

it.each([
  [0.49, 0],
  [0.5, 1],
  [4.49, 4],
  [4.5, 5],
  [5, 5],
])('a rating of %d shows %d full stars', (rating, full) => {
  expect(fullStars(rating)).toBe(full);
});

it.each([
  [5, '5.0'],
  [4.25, '4.3'],
  [0, '0.0'],
])('shows %d as %s', (rating, text) => expect(formatRating(rating)).toBe(text));

it('rounds the mean to one decimal; 0 without ratings', () => {
  expect(mean([])).toBe(0);
  expect(mean([4.3, 4.4])).toBe(4.4);
});
