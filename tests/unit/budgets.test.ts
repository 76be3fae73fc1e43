import { expect, it } from 'vitest';
import { BUDGETS, budgetOf, NOT_FOUND_PATH, overBudget } from '~/lib/build/budgets';
import { PAGES, SCRIPT_FREE } from '../support/routes.ts';

it('has a budget for every page, and that of the 404 page for every other path', () => {
  expect(Object.keys(BUDGETS).sort()).toEqual([...PAGES, NOT_FOUND_PATH].sort());
  expect(budgetOf('/no-such-page')).toBe(BUDGETS[NOT_FOUND_PATH]);
});

it('allows a limit, and names what exceeds it', () => {
  expect(overBudget('/gallery', { ...budgetOf('/gallery') })).toEqual([]);
  expect(overBudget('/gallery', { bytesAtLoad: 112_000, lcp: 1_050, layoutShift: 0.0011 })).toEqual([
    '/gallery: 112,000 bytes at load, at most 110,000',
    '/gallery: 0.0011 layout shift, at most 0.001',
  ]);
});

it('allows not one byte of script on the pages that have none', () => {
  for (const path of SCRIPT_FREE) {
    expect(
      overBudget(path, { inlineScript: 1, scriptAtLoad: 1, scriptBeforeIntent: 1, scriptAfterIntent: 1 }),
    ).toHaveLength(4);
  }
});
