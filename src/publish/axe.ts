import type { Page } from '@playwright/test';
import axe from 'axe-core';

const OPTIONS: axe.RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  rules: { 'target-size': { enabled: true } },
  resultTypes: ['violations'],
  // Frames show other hosts, and requests to these are blocked.
  iframes: false,
};

/** Finds violations of WCAG 2.2 A and AA and of best practices on a page. @param rules runs only these */
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
