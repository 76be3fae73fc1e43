import { describe, expect, it } from 'vitest';
import { arrangeReviews, quoteSize } from '~/components/reviews/review-grid';

const reviews = (count: number, letters = (_: number) => 80) =>
  Array.from({ length: count }, (_, index) => ({ id: index, text: 'x'.repeat(letters(index)) }));
const ids = (count: number, letters?: (index: number) => number) =>
  arrangeReviews(reviews(count, letters), 3).columns.map((cards) => cards.map(({ review }) => review.id));

describe('arrangeReviews', () => {
  it('puts ten beside the averages, every column three or four high', () => {
    expect(ids(10)).toEqual([
      [0, 3, 6, 9],
      [1, 4, 7],
      [2, 5, 8],
    ]);
  });

  it.each([0, 1, 2, 3, 60])('places each of %i exactly once, in order down each column', (count) => {
    const columns = ids(count, (index) => (index * 97) % 600);
    expect(columns).toHaveLength(3);
    expect(columns.flat().toSorted((a, b) => a - b)).toEqual(reviews(count).map(({ id }) => id));
    for (const column of columns) expect(column).toEqual(column.toSorted((a, b) => a - b));
  });

  it('keeps the columns of sixty within one card of each other', () => {
    const { columns } = arrangeReviews(
      reviews(60, (index) => 20 + ((index * 97) % 580)),
      3,
    );
    const heights = columns.map((cards) => cards.reduce((sum, { review }) => sum + 7 + review.text.length / 32, 0));
    expect(Math.max(...heights) - Math.min(...heights)).toBeLessThan(26);
  });

  it('names the column that the next card would go to', () => {
    expect(arrangeReviews(reviews(0), 3).shortest).toBe(0);
    expect(arrangeReviews(reviews(1), 3).shortest).toBe(1);
    expect(arrangeReviews(reviews(2), 3).shortest).toBe(2);
  });

  it.each<[string, number, (index: number) => number, boolean]>([
    ['ten of like length', 10, () => 80, true],
    ['sixty of any length', 60, (index) => 20 + ((index * 97) % 580), true],
    ['one', 1, () => 80, true],
    ['none, with the invitation alone', 0, () => 0, false],
    ['three, of which one is long', 3, (index) => (index === 1 ? 600 : 30), false],
  ])('%s can end level: %#', (_, count, letters, level) => {
    expect(arrangeReviews(reviews(count, letters), 3).level).toBe(level);
  });

  it('never puts one colour under itself, and uses all five', () => {
    const { columns } = arrangeReviews(reviews(60), 3);
    const seen = new Set<number>();
    for (const cards of columns) {
      for (const [row, { colour }] of cards.entries()) {
        seen.add(colour);
        expect(colour).not.toBe(cards[row - 1]?.colour);
      }
    }
    expect([...seen].toSorted()).toEqual([0, 1, 2, 3, 4]);
  });

  it('keeps colours apart where the same cards stand in two columns', () => {
    const colours = arrangeReviews(reviews(60), 3).columns.flatMap((cards) => cards.map(({ colour }) => colour));
    for (const [index, colour] of colours.entries()) {
      expect([colours[index - 1], colours[index - 2]], `card ${index}`).not.toContain(colour);
    }
  });
});

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
