import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const STANDARDS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** A rule of axe that a page breaks, and the elements that break it. */
export interface Violation {
  readonly id: string;
  readonly help: string;
  readonly where: readonly string[];
}

/**
 * Violations of WCAG 2.2 A and AA and of best practices, found by axe on the current page. `target-size` is off by default
 * in axe 4.14.
 */
export async function violationsOn(page: Page): Promise<Violation[]> {
  const { violations } = await new AxeBuilder({ page })
    .options({ runOnly: STANDARDS, rules: { 'target-size': { enabled: true } } })
    .analyze();
  return violations.map(({ id, help, nodes }) => ({
    id,
    help,
    where: nodes.map(
      ({ target, failureSummary }) => `${target.join(' ')}: ${failureSummary?.split('\n').at(1)?.trim()}`,
    ),
  }));
}

/**
 * Fails if axe finds violations on the current page.
 * @param mode for the message, in tests of several modes
 */
export async function expectNoViolations(page: Page, mode = ''): Promise<void> {
  expect(await violationsOn(page), mode).toEqual([]);
}
