import { expect, test } from 'vitest';
import { sizeWarning } from '../../src/content-check/images.ts';

test.each([
  [399, /399 pixels wide/],
  [400, /^undefined$/],
])('a photo of %i pixels where 400 are needed: %s', (width, expected) => {
  expect(String(sizeWarning(width, 400))).toMatch(expected);
});
