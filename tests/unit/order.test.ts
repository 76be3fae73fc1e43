import { expect, it } from 'vitest';
import { sortEntries } from '~/lib/content/order';

const sorted = (entries: { name: string; order?: number }[]) =>
  sortEntries(
    entries,
    (entry) => entry,
    (entry) => entry.name,
  ).map(({ name }) => name);

it('sorts by order, then by name, those without an order last', () => {
  expect(
    sorted([
      { name: 'b' },
      { name: 'z', order: 20 },
      { name: 'a' },
      { name: 'y', order: 10 },
      { name: 'x', order: 20 },
    ]),
  ).toEqual(['y', 'x', 'z', 'a', 'b']);
});

it('takes order 0 as the first, and numbers in names by their value', () => {
  expect(
    sorted([
      { name: 'a', order: 1 },
      { name: 'b', order: 0 },
    ]),
  ).toEqual(['b', 'a']);
  expect(sorted([{ name: 'shop 10' }, { name: 'shop 9' }])).toEqual(['shop 9', 'shop 10']);
});
