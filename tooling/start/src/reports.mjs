/**
 * @typedef {object} Counts
 * @property {number} passed
 * @property {number} failed
 * @property {number} flaky failed among others, passed when run once more alone
 * @property {number} skipped
 */

/** @type {Counts} */
export const NONE = { passed: 0, failed: 0, flaky: 0, skipped: 0 };

/**
 * Counts in vitest's JSON report. A file that can't be loaded, prepared or cleared up has no failed test, yet failed.
 * @param {any} report
 * @returns {Counts}
 */
export function countVitest({ numPassedTests, numFailedTests, numPendingTests, numTodoTests, testResults }) {
  /** @type {{ status: string, assertionResults: { status: string }[] }[]} */
  const files = testResults;
  const failedAlone = files.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && assertionResults.every((test) => test.status !== 'failed'),
  );
  return {
    passed: numPassedTests,
    failed: numFailedTests + failedAlone.length,
    flaky: 0,
    skipped: numPendingTests + numTodoTests,
  };
}

/**
 * Counts in Playwright's JSON report; errors outside of any test (a server that doesn't start) count as failures.
 * @param {any} report
 * @returns {Counts}
 */
export function countPlaywright({ stats, errors }) {
  return {
    passed: stats.expected,
    failed: stats.unexpected + errors.length,
    flaky: stats.flaky,
    skipped: stats.skipped,
  };
}

/**
 * Counts in the printed lines of the checks.
 * @param {string} output
 * @returns {Counts}
 */
export function countChecks(output) {
  const lines = output.split('\n');
  return {
    passed: lines.filter((line) => line.startsWith('ok ')).length,
    failed: lines.filter((line) => line.startsWith('FAILED ')).length,
    flaky: 0,
    skipped: 0,
  };
}

/**
 * What a suite's counts and exit code mean together: one that ended badly or ran nothing has failed, whatever it counted.
 * @param {Counts} counts
 * @param {number} code
 * @returns {Counts}
 */
export function judge(counts, code) {
  const isWrong = counts.failed === 0 && (code !== 0 || counts.passed === 0);
  return isWrong ? { ...counts, failed: 1 } : counts;
}

/**
 * @param {readonly Counts[]} all
 * @returns {Counts}
 */
export function sum(all) {
  return all.reduce(
    (total, { passed, failed, flaky, skipped }) => ({
      passed: total.passed + passed,
      failed: total.failed + failed,
      flaky: total.flaky + flaky,
      skipped: total.skipped + skipped,
    }),
    NONE,
  );
}
