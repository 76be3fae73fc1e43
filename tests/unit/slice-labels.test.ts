import { describe, expect, it } from 'vitest';
import { hasRoom } from '~/islands/InvestmentChart/slice-labels';

const slice = (value: number, shortTitle = 'Equipment') => ({ value, shortTitle });
const RADIUS = 132;
/** For each slice of a whole pie, in the order of the clock, whether it has room for its label. */
const labelledSlices = (slices: readonly { value: number; shortTitle: string }[], radius: number) => {
  const sum = slices.reduce((all, { value }) => all + value, 0) || 1;
  let at = 0;
  return slices.map(({ value, shortTitle }) => {
    const startAngle = at;
    at += (value / sum) * 2 * Math.PI;
    return hasRoom({ startAngle, endAngle: at }, shortTitle, radius);
  });
};

describe('labels of slices', () => {
  it('all of the usual five costs have one', () => {
    const costs = [slice(125, 'Fee'), slice(75, 'Interior'), slice(50, 'Furnishings'), slice(40), slice(20, 'Stock')];
    expect(labelledSlices(costs, RADIUS)).toEqual([true, true, true, true, true]);
  });

  it('a slice narrower than its words has none', () => {
    // At the foot of the circle slices are as wide as their arc, at its side as high.
    expect(labelledSlices([slice(47), slice(6, 'Installations'), slice(47)], RADIUS)).toEqual([true, false, true]);
    expect(labelledSlices([slice(47), slice(6, 'Ice'), slice(47)], RADIUS)).toEqual([true, true, true]);
    expect(labelledSlices([slice(22), slice(6, 'Installations'), slice(72)], RADIUS)).toEqual([true, true, true]);
    expect(labelledSlices([slice(24), slice(3, 'Ice'), slice(73)], RADIUS)).toEqual([true, false, true]);
  });

  it('of sixty equal slices none has one', () => {
    expect(
      labelledSlices(
        Array.from({ length: 60 }, () => slice(2)),
        RADIUS,
      ),
    ).not.toContain(true);
  });

  it('one slice alone has one, and without any amount there is nothing to name', () => {
    expect(labelledSlices([slice(5)], RADIUS)).toEqual([true]);
    expect(labelledSlices([slice(0), slice(0)], RADIUS)).toEqual([false, false]);
    expect(labelledSlices([], RADIUS)).toEqual([]);
  });
});
