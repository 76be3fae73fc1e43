import { NOT_FOUND_PATH, overBudget } from '../../src/lib/build/budgets.ts';
import { measurePage, PHONE } from '../measure/page.ts';
import { expect, MISSING, ROUTES, test } from './fixtures.ts';

// Several loads of each page, some slowed down on purpose: a busy machine needs more than the usual time.
test.describe.configure({ timeout: 120_000 });

for (const route of ROUTES) {
  test(`${route} keeps its budget of bytes, requests, script and shift`, async ({ browser, baseURL }) => {
    const context = await browser.newContext({ ...PHONE, locale: 'en-IN' });
    const { measured, details } = await measurePage(context, baseURL ?? '', route);
    await context.close();
    expect(overBudget(route === MISSING ? NOT_FOUND_PATH : route, measured), details.join('\n')).toEqual([]);
  });
}
