import { expect, it } from 'vitest';
import { reviewOrigin, reviewPeriod } from '../../src/lib/format/review-origin.ts';

it.each([
  [{ place: 'Pettah', saidOn: '2026-03-09', source: 'google' }, 'Pettah · 9 March 2026 · On Google'],
  [{ saidOn: '2026-03' }, 'March 2026'],
  [{ place: 'Pettah' }, 'Pettah'],
  [{}, ''],
] as const)('the origin of a review: %j', (review, expected) =>
  expect(reviewOrigin(review, { google: 'On Google' })).toBe(expected),
);

it.each([
  [['2026-03', '2025-11-30', '2026-01'], 'November 2025 to March 2026'],
  [['2026-03-01', '2026-03'], 'March 2026'],
  [['2026-03', undefined], undefined],
  [[], undefined],
])('the period of reviews: %j', (days, expected) => expect(reviewPeriod(days, '{from} to {to}')).toBe(expected));
