import { expect, it } from 'vitest';
import { countTests } from '../support/count';

it.each([
  ['Vitest', '\u001b[2m      Tests \u001b[22m 532 passed (532)\n', true, { passed: 532, failed: 0, flaky: 0 }],
  [
    'Vitest with failures',
    ' Test Files  1 failed (1)\n      Tests  3 failed | 5 passed (8)\n',
    false,
    { passed: 5, failed: 3, flaky: 0 },
  ],
  ['Playwright', '\n  41 passed (1.2m)\n', true, { passed: 41, failed: 0, flaky: 0 }],
  [
    'Playwright with failures',
    '  2 failed\n    a.spec.ts\n  40 passed (1.2m)\n',
    false,
    { passed: 40, failed: 2, flaky: 0 },
  ],
  [
    'Playwright where one passed when tried again',
    '  1 flaky\n    a.spec.ts\n  40 passed (1.2m)\n',
    true,
    { passed: 41, failed: 0, flaky: 1 },
  ],
  ['the plain line', 'x\n7 passed, 0 failed\n', true, { passed: 7, failed: 0, flaky: 0 }],
  ['a silent command', '', true, { passed: 1, failed: 0, flaky: 0 }],
  ['a silent command that failed', 'no idea', false, { passed: 0, failed: 1, flaky: 0 }],
  ['a runner that crashed after passing', '  4 passed (1s)\n', false, { passed: 4, failed: 1, flaky: 0 }],
] as const)('counts %s', (_, output, ok, expected) => expect(countTests(output, ok)).toEqual(expected));
