import { describe, expect, it } from 'vitest';
import { quoteSize } from '~/components/reviews/quote-size';

describe('quoteSize', () => {
  it.each([
    [0, 'short'],
    [75, 'short'],
    [76, 'medium'],
    [150, 'medium'],
    [151, 'long'],
    [300, 'long'],
    [301, 'longest'],
    [10_000, 'longest'],
  ])('%i letters: %s', (letters, size) => {
    expect(quoteSize('x'.repeat(letters))).toBe(size);
  });
});
