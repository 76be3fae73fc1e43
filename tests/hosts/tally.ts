/** Counts checks, prints the failed ones as they come, and sums up. */
export class Tally {
  passed = 0;
  failed = 0;
  readonly #scope: string[] = [];

  /** Names what the checks inside are about. */
  async about(name: string, checks: () => Promise<void>): Promise<void> {
    const before = { passed: this.passed, failed: this.failed };
    const started = performance.now();
    this.#scope.push(name);
    try {
      await checks();
    } catch (error) {
      this.fail((error as Error).message);
    }
    this.#scope.pop();
    if (this.#scope.length > 0) return;
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    const [passed, failed] = [this.passed - before.passed, this.failed - before.failed];
    console.log(`${failed ? '✗' : '✓'} ${name}: ${passed} passed, ${failed} failed (${seconds} s)`);
  }

  fail(reason: string): void {
    this.failed += 1;
    console.log(`  ✗ ${[...this.#scope, reason].join(' › ')}`);
  }

  /** One check: a value is what it should be, or matches. */
  is(what: string, actual: unknown, expected: unknown): void {
    const same = expected instanceof RegExp ? expected.test(String(actual)) : Object.is(actual, expected);
    if (same) this.passed += 1;
    else this.fail(`${what}: ${String(actual)}, should be ${String(expected)}`);
  }
}
