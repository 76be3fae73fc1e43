import { expect, it } from 'vitest';
import { dayInIndia, isOpenOn, isPublished } from '~/lib/site/publication';

// 18:30 UTC is midnight in India (UTC+5:30).
const eve = new Date('2026-11-20T18:29:59Z');
const morning = new Date('2026-11-20T18:30:00Z');

it('uses the calendar day of India', () => {
  expect(dayInIndia(eve)).toBe('2026-11-20');
  expect(dayInIndia(morning)).toBe('2026-11-21');
});

it.each([
  ['without either field', {}, morning, true],
  ['that is a draft', { draft: true }, morning, false],
  ['without permission', { permission: false }, morning, false],
  ['with draft: false', { draft: false }, morning, true],
  ['a second before its day', { publishOn: '2026-11-21' }, eve, false],
  ['on its day', { publishOn: '2026-11-21' }, morning, true],
  ['after its day', { publishOn: '2026-11-01' }, morning, true],
  ['in the last second of its last day', { showUntil: '2026-11-20' }, eve, true],
  ['after its last day', { showUntil: '2026-11-20' }, morning, false],
])('an entry %s is published: %#', (_, entry, now, expected) =>
  expect(isPublished(entry, dayInIndia(now))).toBe(expected),
);

it.each([
  ['2026-11-30', undefined, true],
  ['2026-11-30', '2026-11', true],
  ['2026-12-01', '2026-11', false],
])('on %s a store that closes in %s is open: %s', (day, closed, open) => expect(isOpenOn(day, closed)).toBe(open));
