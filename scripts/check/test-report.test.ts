import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import {
  closingLines,
  failuresIn,
  getSecondTries,
  nothing,
  oneCheck,
  playwrightTally,
  sum,
  vitestTally,
} from './test-report.ts';

const folder = mkdtempSync(join(tmpdir(), 'taylr-report-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function report(content: unknown): string {
  const file = join(folder, `${Math.random()}.json`);
  writeFileSync(file, JSON.stringify(content));
  return file;
}

const unit = (status: string, fullName = 'a rule') => ({ status, fullName });

describe('the closing line', () => {
  it('sums the steps and ends with 0 only when none failed', () => {
    const total = sum([oneCheck(0), { ...nothing, passed: 4 }]);
    expect(closingLines(total, true)).toEqual({ lines: ['5 passed, 0 failed'], exitCode: 0 });
    expect(closingLines(sum([total, oneCheck(2)]), false)).toEqual({ lines: ['5 passed, 1 failed'], exitCode: 1 });
  });

  it('names each skip, and counts it as failed when nothing may be skipped', () => {
    const total = { ...nothing, passed: 2, skipped: ['PostgreSQL'] };
    expect(closingLines(total, false)).toEqual({ lines: ['SKIPPED: PostgreSQL', '2 passed, 0 failed'], exitCode: 0 });
    expect(closingLines(total, true)).toEqual({ lines: ['SKIPPED: PostgreSQL', '2 passed, 1 failed'], exitCode: 1 });
  });

  it('names each test that failed', () => {
    const total = { ...nothing, passed: 2, failed: 1, failures: ['signs in'] };
    expect(closingLines(total, true)).toEqual({ lines: ['FAILED: signs in', '2 passed, 1 failed'], exitCode: 1 });
  });

  it('names each test that needed a second try', () => {
    const total = { ...nothing, passed: 2, flaky: ['signs in'] };
    expect(closingLines(total, true)).toEqual({ lines: ['FLAKY: signs in', '2 passed, 0 failed'], exitCode: 0 });
  });
});

describe('the counts of vitest', () => {
  const passing = { status: 'passed', assertionResults: [unit('passed'), unit('skipped', 'a skipped rule')] };

  it('are the passed, the failed and the names of the others', () => {
    const file = report({ numPassedTests: 1, numFailedTests: 0, testResults: [passing] });
    expect(vitestTally(file, 0)).toEqual({ ...nothing, passed: 1, skipped: ['a skipped rule'] });
  });

  it('name what passed on a second try', () => {
    const file = report({ numPassedTests: 1, numFailedTests: 0, testResults: [passing] });
    writeFileSync(getSecondTries(file), JSON.stringify(['a focus']));
    expect(vitestTally(file, 0)).toMatchObject({ passed: 1, flaky: ['a focus'] });
  });

  it('tell what failed, and how its case is drawn again', () => {
    const message =
      'Error: Property failed after 751 tests\n{ seed: 250507734, path: "750:34:34", endOnFailure: true }';
    const failed = { ...unit('failed', 'a property'), failureMessages: [`${message}${'\n    at a line'.repeat(40)}`] };
    const file = report({
      numPassedTests: 1,
      numFailedTests: 1,
      testResults: [passing, { assertionResults: [failed] }],
    });
    expect(failuresIn(file)).toHaveLength(1);
    expect(vitestTally(file, 1)).toMatchObject({ failed: 1, failures: ['a property'] });
    expect(failuresIn(file)[0]).toContain(`a property\n${message}`);
    expect(failuresIn(join(folder, 'none.json'))).toEqual([]);
  });

  it('count a file that could not be loaded', () => {
    const unloadable = { status: 'failed', assertionResults: [] };
    const file = report({ numPassedTests: 1, numFailedTests: 0, testResults: [passing, unloadable] });
    expect(vitestTally(file, 1).failed).toBe(1);
  });

  it('are a failure when the run ended badly without a failed test, or left no report', () => {
    const file = report({ numPassedTests: 0, numFailedTests: 0, testResults: [] });
    expect(vitestTally(file, 1).failed).toBe(1);
    expect(vitestTally(join(folder, 'missing.json'), 0).failed).toBe(1);
  });
});

describe('the counts of Playwright', () => {
  const spec = (title: string, status: string) => ({ title, tests: [{ status }] });

  it('include nested suites; what passed at its second try has passed, and is named', () => {
    const nested = { specs: [spec('signs in', 'expected'), spec('sometimes', 'flaky'), spec('later', 'skipped')] };
    const file = report({ suites: [{ specs: [spec('checks in', 'expected')], suites: [nested] }] });
    expect(playwrightTally(file, 0)).toEqual({ ...nothing, passed: 3, skipped: ['later'], flaky: ['sometimes'] });
  });

  it('are a failure when no test was found', () => {
    expect(playwrightTally(report({ suites: [] }), 1).failed).toBe(1);
  });
});
