import { describe, expect, it } from 'vitest';
import { countChecks, countPlaywright, countVitest, judge, sum } from './reports.mjs';

const vitest = { numPassedTests: 7, numFailedTests: 1, numPendingTests: 2, numTodoTests: 1 };

describe('countVitest', () => {
  it('counts tests', () => {
    expect(countVitest({ ...vitest, testResults: [] })).toEqual({
      passed: 7,
      failed: 1,
      flaky: 0,
      skipped: 3,
    });
  });

  it('counts a file that failed without a test of it as a failure: not loaded, not prepared or not cleared up', () => {
    const testResults = [
      { status: 'failed', assertionResults: [] },
      { status: 'failed', assertionResults: [{ status: 'skipped' }] },
      { status: 'failed', assertionResults: [{ status: 'passed' }] },
      { status: 'failed', assertionResults: [{ status: 'passed' }, { status: 'failed' }] },
      { status: 'passed', assertionResults: [{ status: 'passed' }] },
    ];
    expect(countVitest({ ...vitest, testResults })).toMatchObject({ failed: 4 });
  });
});

describe('countPlaywright', () => {
  it('counts tests, and errors outside of them as failures', () => {
    const stats = { expected: 5, flaky: 1, unexpected: 2, skipped: 3 };
    expect(countPlaywright({ stats, errors: [{}] })).toEqual({
      passed: 5,
      failed: 3,
      flaky: 1,
      skipped: 3,
    });
  });
});

describe('countChecks', () => {
  it('counts the lines of the checks and nothing else', () => {
    const output =
      'ok     types  3.1 s\nFAILED lint   0.2 s\nok     words  0.1 s\n\n── lint: not so ──\nokay FAILED\n';
    expect(countChecks(output)).toEqual({ passed: 2, failed: 1, flaky: 0, skipped: 0 });
  });
});

describe('judge', () => {
  it.each([
    { when: 'all passed', passed: 3, failed: 0, code: 0, judged: 0 },
    { when: 'some failed', passed: 3, failed: 2, code: 1, judged: 2 },
    { when: 'it ended badly although all passed', passed: 3, failed: 0, code: 1, judged: 1 },
    { when: 'nothing ran', passed: 0, failed: 0, code: 0, judged: 1 },
  ])('finds $judged failures when $when', ({ passed, failed, code, judged }) => {
    expect(judge({ passed, failed, flaky: 0, skipped: 4 }, code)).toEqual({
      passed,
      failed: judged,
      flaky: 0,
      skipped: 4,
    });
  });
});

describe('sum', () => {
  it('adds up the suites', () => {
    const one = { passed: 1, failed: 2, flaky: 4, skipped: 3 };
    expect(sum([one, one])).toEqual({ passed: 2, failed: 4, flaky: 8, skipped: 6 });
    expect(sum([])).toEqual({ passed: 0, failed: 0, flaky: 0, skipped: 0 });
  });
});
