// biome-ignore lint/suspicious/noControlCharactersInRegex: terminal colours start with the escape character.
const COLOURS = /\u001b\[[0-9;]*m/g;

const last = (output: string, pattern: RegExp): number => Number([...output.matchAll(pattern)].at(-1)?.[1] ?? 0);

export interface Count {
  readonly passed: number;
  readonly failed: number;
  /** Those of the passed that failed at first: a race, in the test or in the site, and worth a look. */
  readonly flaky: number;
}

/**
 * How many tests a runner says have passed and failed: Vitest's `Tests  3 failed | 532 passed`, Playwright's closing
 * lines, or `N passed, N failed`. A command that counts nothing is one test, and a failed one never counts as clean.
 */
export function countTests(output: string, ok: boolean): Count {
  const text = output.replace(COLOURS, '');
  const plain = [...text.matchAll(/^(\d+) passed, (\d+) failed/gm)].at(-1);
  const vitest = [...text.matchAll(/^\s*Tests\s+(.*)$/gm)].at(-1)?.[1];
  const summary = vitest ?? text;
  const flaky = plain || vitest ? 0 : last(summary, /^\s*(\d+) flaky$/gm);
  const passed = plain ? Number(plain[1]) : last(summary, vitest ? /(\d+) passed/g : /^\s*(\d+) passed \(/gm) + flaky;
  const failed = plain ? Number(plain[2]) : last(summary, vitest ? /(\d+) failed/g : /^\s*(\d+) failed$/gm);
  if (!ok) return { passed, failed: Math.max(failed, 1), flaky };
  return { passed: Math.max(passed, 1), failed, flaky };
}
