import { existsSync, readFileSync } from 'node:fs';

/** Tests passed and failed. */
export const NO_COUNTS = Object.freeze({ passed: 0, failed: 0 });

export const addCounts = (a, b) => ({ passed: a.passed + b.passed, failed: a.failed + b.failed });

/** Counts of one `jest --json` result. A suite that could not even run, or a missing file, counts as one failure. */
export function countJest(file) {
  if (!existsSync(file)) return { passed: 0, failed: 1 };
  const result = JSON.parse(readFileSync(file, 'utf8'));
  return { passed: result.numPassedTests, failed: result.numFailedTests + result.numRuntimeErrorTestSuites };
}

/** Counts of one Playwright JSON report (`stats`); a test that passed only on a retry is passed. */
export function countPlaywright(file) {
  if (!existsSync(file)) return { passed: 0, failed: 1 };
  const { stats, errors = [] } = JSON.parse(readFileSync(file, 'utf8'));
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected + (errors.length > 0 ? 1 : 0) };
}

/** Files and titles of the tests in a Playwright JSON report that failed first and passed on a retry. */
export function flakyTests(file) {
  if (!existsSync(file)) return [];
  const ofSuite = ({ suites = [], specs = [] }) => [
    ...specs
      .filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
      .map(({ file: path, title }) => `${path}: ${title}`),
    ...suites.flatMap(ofSuite),
  ];
  return JSON.parse(readFileSync(file, 'utf8')).suites.flatMap(ofSuite);
}

/** The closing line of every test command. */
export function printCounts({ passed, failed }) {
  console.log(`${passed} passed, ${failed} failed`);
}
