import { judge } from './reports.mjs';

/** @typedef {import('./failures.mjs').Failed} Failed */
/** @typedef {import('./reports.mjs').Counts} Counts */
/** @typedef {{ counts: Counts, failures: Failed[], flaky: Failed[] }} Result */
/** @typedef {{ counts: Counts, failures: Failed[] }} Second */

/** More failures than this are no accident, and one by one they would take long. */
const MOST = 12;

/**
 * What a runner is asked for to run the failures of a suite once more; null where that would say nothing: nothing failed,
 * too much did, or something that is no test.
 * @param {Pick<Result, 'counts' | 'failures'>} first
 * @returns {string[] | null}
 */
export function testsToRunAgain({ counts, failures }) {
  if (failures.length === 0 || failures.length > MOST || counts.failed !== failures.length) return null;
  const tests = failures.map(({ again }) => again);
  return tests.every((test) => test !== undefined) ? tests : null;
}

/**
 * What both runs say together: what failed and then passed alone is flaky.
 * @param {Result} first
 * @param {Second & { code: number }} second
 * @returns {Result}
 */
export function judgeAgain(first, { counts, failures, code }) {
  const isSilent = counts.passed + counts.failed === 0;
  const isWrong = isSilent || judge(counts, code).failed > failures.length;
  if (isWrong) return first;
  const failing = new Set(failures.map(({ test }) => test));
  const stillFailed = first.failures.filter(({ test }) => failing.has(test));
  const flaky = first.failures.filter(({ test }) => !failing.has(test));
  return {
    counts: { ...first.counts, failed: stillFailed.length, flaky: flaky.length },
    failures: stillFailed,
    flaky,
  };
}
