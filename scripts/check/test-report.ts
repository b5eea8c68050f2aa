import { existsSync, readFileSync } from 'node:fs';

/** How a step of the tests went: counts, and the names of tests that failed, did not run, or ran twice. */
export interface Tally {
  passed: number;
  failed: number;
  failures: string[];
  skipped: string[];
  /** Tests that passed on retry: listed, so that somebody looks into them. */
  flaky: string[];
}

export const nothing: Tally = { passed: 0, failed: 0, failures: [], skipped: [], flaky: [] };

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  testResults: {
    name?: string;
    status: string;
    assertionResults: { status: string; fullName: string; failureMessages?: string[] }[];
  }[];
}

interface PlaywrightSuite {
  specs: { title: string; tests: { status: 'expected' | 'unexpected' | 'flaky' | 'skipped' }[] }[];
  suites?: PlaywrightSuite[];
}

interface PlaywrightReport {
  suites: PlaywrightSuite[];
}

/** Adds tallies up. */
export function sum(tallies: readonly Tally[]): Tally {
  return {
    passed: tallies.reduce((total, { passed }) => total + passed, 0),
    failed: tallies.reduce((total, { failed }) => total + failed, 0),
    failures: tallies.flatMap(({ failures }) => failures),
    skipped: tallies.flatMap(({ skipped }) => skipped),
    flaky: tallies.flatMap(({ flaky }) => flaky),
  };
}

/** A check that either holds or not counts as one test. */
export function oneCheck(exitCode: number): Tally {
  return exitCode === 0 ? { ...nothing, passed: 1 } : { ...nothing, failed: 1 };
}

/** A run that failed although every reported test passed (a file that does not load, no test at all) still counts as a failure. */
function honest(tally: Tally, exitCode: number): Tally {
  return exitCode !== 0 && tally.failed === 0 ? { ...tally, failed: 1 } : tally;
}

/** Counts from vitest's JSON report; a file that could not be loaded is one failed test. */
export function vitestTally(file: string, exitCode: number): Tally {
  if (!existsSync(file)) return oneCheck(exitCode || 1);
  const report = JSON.parse(readFileSync(file, 'utf8')) as VitestReport;
  const unloadable = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.every((test) => test.status !== 'failed'),
  );
  const tests = report.testResults.flatMap(({ assertionResults }) => assertionResults);
  const names = (wanted: (status: string) => boolean) =>
    tests.filter(({ status }) => wanted(status)).map(({ fullName }) => fullName);
  return honest(
    {
      passed: report.numPassedTests,
      failed: report.numFailedTests + unloadable.length,
      failures: [...names((status) => status === 'failed'), ...unloadable.map(({ name }) => name ?? 'a file')],
      skipped: names((status) => status !== 'passed' && status !== 'failed'),
      flaky: secondTriesIn(getSecondTries(file)),
    },
    exitCode,
  );
}

/** Where the names of those that passed on a second try stand, beside a run's report. */
export const getSecondTries = (report: string) => report.replace(/\.json$/, '.second-tries.json');

const secondTriesIn = (file: string): string[] =>
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as string[]) : [];

/** The lines of a failure message with the seed, path and counterexample. */
const MESSAGE_LINES = 12;

/** Each failed test of vitest's JSON report, with the beginning of what it said. */
export function failuresIn(file: string): string[] {
  if (!existsSync(file)) return [];
  const report = JSON.parse(readFileSync(file, 'utf8')) as VitestReport;
  return report.testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status }) => status === 'failed')
    .map(({ fullName, failureMessages = [] }) =>
      [fullName, ...failureMessages.join('\n').split('\n').slice(0, MESSAGE_LINES)].join('\n'),
    );
}

function getSpecs(suite: PlaywrightSuite): PlaywrightSuite['specs'] {
  return [...suite.specs, ...(suite.suites ?? []).flatMap(getSpecs)];
}

/** Counts from Playwright's JSON report; tests that passed on retry count as passed, and are listed. */
export function playwrightTally(file: string, exitCode: number): Tally {
  if (!existsSync(file)) return oneCheck(exitCode || 1);
  const report = JSON.parse(readFileSync(file, 'utf8')) as PlaywrightReport;
  const tests = report.suites
    .flatMap(getSpecs)
    .flatMap(({ title, tests: runs }) => runs.map(({ status }) => ({ title, status })));
  const titles = (wanted: string) => tests.filter(({ status }) => status === wanted).map(({ title }) => title);
  return honest(
    {
      passed: tests.filter(({ status }) => status === 'expected' || status === 'flaky').length,
      failed: tests.filter(({ status }) => status === 'unexpected').length,
      failures: titles('unexpected'),
      skipped: titles('skipped'),
      flaky: titles('flaky'),
    },
    exitCode,
  );
}

/** The closing lines: every failure, skip and second try by name, then exactly one `N passed, N failed`. With `requireAll` a skip is a failure. */
export function closingLines(total: Tally, requireAll: boolean): { lines: string[]; exitCode: 0 | 1 } {
  const failed = total.failed + (requireAll ? total.skipped.length : 0);
  return {
    lines: [
      ...total.failures.map((name) => `FAILED: ${name}`),
      ...total.skipped.map((name) => `SKIPPED: ${name}`),
      ...total.flaky.map((name) => `FLAKY: ${name}`),
      `${total.passed} passed, ${failed} failed`,
    ],
    exitCode: failed > 0 ? 1 : 0,
  };
}
