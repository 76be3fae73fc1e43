// biome-ignore lint/suspicious/noControlCharactersInRegex: terminal colours start with the escape character.
const COLOURS = /\u001b\[[0-9;]*m/g;

const last = (output: string, pattern: RegExp): number => Number([...output.matchAll(pattern)].at(-1)?.[1] ?? 0);

/**
 * How many tests a runner says have passed and failed: Vitest's `Tests  3 failed | 532 passed`, Playwright's closing
 * lines, or `N passed, N failed`. A command that counts nothing is one test, and a failed one never counts as clean.
 */
export function countTests(output: string, ok: boolean): { passed: number; failed: number } {
  const text = output.replace(COLOURS, '');
  const plain = [...text.matchAll(/^(\d+) passed, (\d+) failed/gm)].at(-1);
  const vitest = [...text.matchAll(/^\s*Tests\s+(.*)$/gm)].at(-1)?.[1];
  const summary = vitest ?? text;
  const passed = plain ? Number(plain[1]) : last(summary, vitest ? /(\d+) passed/g : /^\s*(\d+) passed \(/gm);
  const failed = plain ? Number(plain[2]) : last(summary, vitest ? /(\d+) failed/g : /^\s*(\d+) failed$/gm);
  if (!ok) return { passed, failed: Math.max(failed, 1) };
  return { passed: Math.max(passed, 1), failed };
}
