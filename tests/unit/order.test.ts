import { expect, it } from 'vitest';
import { sortEntries } from '~/lib/content/order';

it.each<[string, given: [name: string, order?: number][], names: string[]]>([
  [
    'by order, then by name, those without an order last',
    [['b'], ['z', 20], ['a'], ['y', 10], ['x', 20]],
    [...'yxzab'],
  ],
  [
    'order 0 as the first',
    [
      ['a', 1],
      ['b', 0],
    ],
    ['b', 'a'],
  ],
  ['numbers in names by value', [['shop 10'], ['shop 9']], ['shop 9', 'shop 10']],
])('sorts %s', (_, given, names) => {
  const entries = given.map(([name, order]) => ({ data: { name, ...(order !== undefined && { order }) } }));
  expect(sortEntries(entries, 'name').map(({ data }) => data.name)).toEqual(names);
});
