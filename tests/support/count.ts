// biome-ignore lint/suspicious/noControlCharactersInRegex: terminal colours start with the escape character.
const COLOURS = /\u001b\[[0-9;]*m/g;

const last = (output: string, pattern: RegExp): number => Number([...output.matchAll(pattern)].at(-1)?.[1] ?? 0);

export interface Count {
  readonly passed: number;
  readonly failed: number;
  /** Passed tests that failed at first: a race in the test or in the site. */
  readonly flaky: number;
}

/**
 * Parses the number of passed and failed tests from the output of Vitest (`Tests  3 failed | 532 passed`), Playwright, or
 * `N passed, N failed`. A command without a count is one test; a failed command has at least one failure.
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
