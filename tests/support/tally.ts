/** Counts tests: each named path is one, whatever it looks at, and prints what fails as it comes. */
export class Tally {
  passed = 0;
  failed = 0;
  readonly #scope: string[] = [];
  /** Checks made and failed under the innermost name. */
  #here = { made: 0, failed: 0 };

  /** Names what the checks inside are about. The outermost name gets a line of its own when all of it is done. */
  async about(name: string, checks: () => Promise<void>): Promise<void> {
    const [outside, before, started] = [this.#here, { passed: this.passed, failed: this.failed }, performance.now()];
    this.#here = { made: 0, failed: 0 };
    this.#scope.push(name);
    try {
      await checks();
    } catch (error) {
      this.#fail((error as Error).message);
    }
    if (this.#here.failed > 0) this.failed += 1;
    else if (this.#here.made > 0) this.passed += 1;
    this.#here = outside;
    this.#scope.pop();
    if (this.#scope.length > 0) return;
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    const [passed, failed] = [this.passed - before.passed, this.failed - before.failed];
    console.log(`${failed ? '✗' : '✓'} ${name}: ${passed} passed, ${failed} failed (${seconds} s)`);
  }

  /** A check: a value is what it should be, or matches. */
  is(what: string, actual: unknown, expected: unknown): void {
    this.#here.made += 1;
    const same = expected instanceof RegExp ? expected.test(String(actual)) : Object.is(actual, expected);
    if (!same) this.#fail(`${what}: ${String(actual)}, should be ${String(expected)}`);
  }

  /** Something that could not even be tried. */
  broken(reason: string): void {
    this.failed += 1;
    console.log(`  ✗ ${reason}`);
  }

  #fail(reason: string): void {
    this.#here.failed += 1;
    console.log(`  ✗ ${[...this.#scope, reason].join(' › ')}`);
  }
}
