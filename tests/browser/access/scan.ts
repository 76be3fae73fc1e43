import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const STANDARDS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * Fails with what axe finds on the page as it stands: WCAG 2.2 A and AA and its best practices.
 * `target-size` comes switched off in axe 4.14, so it is named. Nothing is excluded.
 * @param mode named when something is found, where one test looks at several
 */
export async function expectNoViolations(page: Page, mode = ''): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    .options({ runOnly: STANDARDS, rules: { 'target-size': { enabled: true } } })
    .analyze();
  const found = violations.map(({ id, help, nodes }) => ({
    id,
    help,
    where: nodes.map(
      ({ target, failureSummary }) => `${target.join(' ')}: ${failureSummary?.split('\n').at(1)?.trim()}`,
    ),
  }));
  expect(found, mode).toEqual([]);
}
