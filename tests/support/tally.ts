/** Counts tests, one per name with all its checks, and prints failures as they happen. */
export class Tally {
  passed = 0;
  failed = 0;
  readonly #scope: string[] = [];
  /** Checks made and failed in the innermost test. */
  #current = { made: 0, failed: 0 };

  /** Groups checks under a name. The outermost group prints a line when it is done. */
  async about(name: string, checks: () => Promise<void>): Promise<void> {
    const [outside, before, started] = [this.#current, { passed: this.passed, failed: this.failed }, performance.now()];
    this.#current = { made: 0, failed: 0 };
    this.#scope.push(name);
    try {
      await checks();
    } catch (error) {
      this.#fail((error as Error).message);
    }
    if (this.#current.failed > 0) this.failed += 1;
    else if (this.#current.made > 0) this.passed += 1;
    this.#current = outside;
    this.#scope.pop();
    if (this.#scope.length > 0) return;
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    const [passed, failed] = [this.passed - before.passed, this.failed - before.failed];
    console.log(`${failed ? '✗' : '✓'} ${name}: ${passed} passed, ${failed} failed (${seconds} s)`);
  }

  /** Checks that a value equals or matches another one. */
  is(what: string, actual: unknown, expected: unknown): void {
    this.#current.made += 1;
    const same = expected instanceof RegExp ? expected.test(String(actual)) : Object.is(actual, expected);
    if (!same) this.#fail(`${what}: ${String(actual)}, should be ${String(expected)}`);
  }

  /** Counts a failure outside of checks, such as a failed setup. */
  broken(reason: string): void {
    this.failed += 1;
    console.log(`  ✗ ${reason}`);
  }

  #fail(reason: string): void {
    this.#current.failed += 1;
    console.log(`  ✗ ${[...this.#scope, reason].join(' › ')}`);
  }
}
