import { writeFileSync } from 'node:fs';
import type { Reporter, TestCase } from 'vitest/node';

/** Writes the names of the tests that passed on a second try to the file that `SECOND_TRIES` names: vitest's own report leaves them out. */
export default class SecondTries implements Reporter {
  readonly #names: string[] = [];

  onTestCaseResult(test: TestCase): void {
    if (test.diagnostic()?.flaky) this.#names.push(test.fullName);
  }

  onTestRunEnd(): void {
    const file = process.env.SECOND_TRIES;
    if (file) writeFileSync(file, JSON.stringify(this.#names));
  }
}
