import type { Page } from '@playwright/test';
import axe from 'axe-core';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

const OPTIONS: axe.RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  // Off by default.
  rules: { 'target-size': { enabled: true } },
  // Without the elements that pass, of which a long page has tens of thousands.
  resultTypes: ['violations'],
  // Other hosts' pages, which are blocked.
  iframes: false,
};

/**
 * Violations of WCAG 2.2 A and AA and of best practices, found by axe on the current page.
 * @param rules to use only some of them
 */
export async function violationsOn(page: Page, rules?: string[]) {
  await page.evaluate(axe.source);
  const { violations } = await page.evaluate(
    (options) => window.axe.run(options),
    rules ? { ...OPTIONS, runOnly: rules } : OPTIONS,
  );
  return violations.map(({ id, help, nodes }) => ({
    id,
    help,
    where: nodes.map(
      ({ target, failureSummary }) => `${target.join(' ')}: ${failureSummary?.split('\n').at(1)?.trim()}`,
    ),
  }));
}
