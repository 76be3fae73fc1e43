import { BUDGETS, overBudget } from '../measure/budgets.ts';
import { measureLoad, PHONE } from '../measure/load.ts';
import { measureShift } from '../measure/shift.ts';
import { failureLines } from '../measure/table.ts';
import { FIXTURE_SITE } from '../support/fixture.ts';
import { expect, ROUTES, test } from './fixtures.ts';

// Several loads of each page, some slowed down on purpose: a busy machine needs more than the usual time.
test.describe.configure({ timeout: 120_000 });

for (const route of ROUTES) {
  test(`${route} keeps its budget of bytes, requests, script and shift`, async ({ browser, baseURL }) => {
    const context = await browser.newContext({ ...PHONE, locale: 'en-IN' });
    const load = await measureLoad(context, { root: FIXTURE_SITE, origin: baseURL ?? '' }, route);
    const shift = await measureShift(context, `${baseURL}${route}`);
    await context.close();
    expect(failureLines(overBudget({ page: { ...load, ...shift } }, BUDGETS[route]))).toBe('');
  });
}
