import { describe, expect, test } from 'vitest';
import { type HighlightAction, highlight, lit, step, UNLIT } from '~/islands/InvestmentChart/highlight';

const run = (actions: HighlightAction[]) => actions.reduce(highlight, UNLIT);
const point = (item: number): HighlightAction => ({ type: 'point', item });
const choose = (item: number): HighlightAction => ({ type: 'choose', item });
const [unpoint, leave, clear] = (['unpoint', 'leave', 'clear'] as const).map((type): HighlightAction => ({ type }));

describe('highlight', () => {
  test.each<[string, (HighlightAction | undefined)[], number | undefined, number]>([
    ['nothing at first, Tab reaches the first', [], undefined, 0],
    ['pointing lights', [point(2)], 2, 0],
    ['and stops when the pointer leaves', [point(2), unpoint], undefined, 0],
    ['pointing at another', [point(2), point(3)], 3, 0],
    ['focus or a tap lights and stays', [choose(1)], 1, 1],
    ['pointing elsewhere wins while it lasts', [choose(1), point(4)], 4, 1],
    ['then the chosen one is lit again', [choose(1), point(4), unpoint], 1, 1],
    ['a key wins over a pointer at rest', [point(4), choose(1)], 1, 1],
    ['focus leaving puts it out, Tab comes back to it', [choose(3), leave], undefined, 3],
    ['but not what is pointed at', [choose(3), point(2), leave], 2, 3],
    ['Escape puts out everything', [choose(3), point(2), clear], undefined, 3],
  ])('%s', (_case, actions, item, at) => {
    const state = run(actions.filter((action) => action !== undefined));
    expect([lit(state), state.at]).toEqual([item, at]);
  });
});

describe('step', () => {
  test.each([
    [0, 'ArrowRight', 1],
    [4, 'ArrowRight', 0],
    [0, 'ArrowLeft', 4],
    [1, 'ArrowDown', 2],
    [1, 'ArrowUp', 0],
    [3, 'Home', 0],
    [1, 'End', 4],
    [1, 'Tab', undefined],
    [1, 'a', undefined],
  ])('from %i of 5, %s leads to %s', (at, key, next) => {
    expect(step(at, key, 5)).toBe(next);
  });
  test('an empty chart leads nowhere', () => expect(step(0, 'ArrowRight', 0)).toBeUndefined());
  test('a chart of one leads to itself', () => expect(step(0, 'ArrowLeft', 1)).toBe(0));
});
