import type { Page } from '@playwright/test';
import axe from 'axe-core';

const OPTIONS: axe.RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  // Off by default.
  rules: { 'target-size': { enabled: true } },
  // Without the elements that pass, of which a long page has tens of thousands.
  resultTypes: ['violations'],
  // Other hosts' pages, which are blocked.
  iframes: false,
};

/** A list with more entries than this is looked at in slices of so many: axe slows down faster than a page grows. */
const SLICE = 100;

/**
 * Leaves only some entries of long lists on the current page, slice after slice, and then all of them again.
 * @param look is called for each slice, and once where no list is long
 */
export async function eachSlice(page: Page, look: () => Promise<void>): Promise<void> {
  const lists = await page.evaluateHandle(
    (most) =>
      [...document.querySelectorAll('main *')]
        .map((list) => ({ list, entries: [...list.childNodes] }))
        .filter(({ entries }) => entries.length > most),
    SLICE,
  );
  const longest = await lists.evaluate((all) => Math.max(1, ...all.map(({ entries }) => entries.length)));
  const show = (range: [from: number, to: number]) =>
    lists.evaluate((all, [from, to]) => {
      for (const { list, entries } of all) list.replaceChildren(...entries.slice(from, to));
    }, range);
  for (let from = 0; from < longest; from += SLICE) {
    await show([from, from + SLICE]);
    await look();
  }
  await show([0, longest]);
}

/**
 * Violations of WCAG 2.2 A and AA and of best practices, found by axe on the current page.
 * @param rules to use only some of them
 */
export async function violationsOn(page: Page, rules?: string[]) {
  await page.evaluate(axe.source);
  const options = JSON.stringify(rules ? { ...OPTIONS, runOnly: rules } : OPTIONS);
  const { violations } = await page.evaluate<axe.AxeResults>(`axe.run(${options})`);
  return violations.map(({ id, help, nodes }) => ({
    id,
    help,
    where: nodes.map(
      ({ target, failureSummary }) => `${target.join(' ')}: ${failureSummary?.split('\n').at(1)?.trim()}`,
    ),
  }));
}
