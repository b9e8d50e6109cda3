import { describe, expect, it } from 'vitest';
import { judgeAgain, testsToRunAgain } from './again.mjs';

const failed = (test: string) => ({ test, reason: 'late', again: `list ${test}` });

const FIRST = {
  counts: { passed: 7, failed: 2, flaky: 0, skipped: 1 },
  failures: [failed('a'), failed('b')],
  flaky: [],
};

describe('testsToRunAgain', () => {
  it('names each failure as its runner knows it', () => {
    expect(testsToRunAgain(FIRST)).toEqual(['list a', 'list b']);
  });

  it('is nothing where nothing failed', () => {
    expect(testsToRunAgain({ counts: { ...FIRST.counts, failed: 0 }, failures: [] })).toBeNull();
  });

  it('is nothing where something failed that is no test', () => {
    const failures = [failed('a'), { test: 'outside of any test', reason: 'no server' }];
    expect(testsToRunAgain({ ...FIRST, failures })).toBeNull();
    expect(testsToRunAgain({ ...FIRST, failures: [failed('a')] })).toBeNull();
  });

  it('is nothing where so much failed that it is no accident', () => {
    const failures = Array.from({ length: 13 }, (_, at) => failed(String(at)));
    expect(testsToRunAgain({ counts: { ...FIRST.counts, failed: 13 }, failures })).toBeNull();
  });
});

describe('judgeAgain', () => {
  it('calls flaky what passes alone, and failed what fails twice', () => {
    const counts = { passed: 1, failed: 1, flaky: 0, skipped: 0 };
    expect(judgeAgain(FIRST, { counts, failures: [failed('b')], code: 1 })).toEqual({
      counts: { passed: 7, failed: 1, flaky: 1, skipped: 1 },
      failures: [failed('b')],
      flaky: [failed('a')],
    });
  });

  it('calls all of them flaky that pass alone', () => {
    const counts = { passed: 2, failed: 0, flaky: 0, skipped: 0 };
    expect(judgeAgain(FIRST, { counts, failures: [], code: 0 })).toMatchObject({
      counts: { passed: 7, failed: 0, flaky: 2 },
      failures: [],
    });
  });

  it.each([
    { when: 'ran nothing', passed: 0, code: 0 },
    { when: 'ended badly although all passed', passed: 2, code: 1 },
  ])('stays by the first run when the second $when', ({ passed, code }) => {
    const counts = { passed, failed: 0, flaky: 0, skipped: 0 };
    expect(judgeAgain(FIRST, { counts, failures: [], code })).toBe(FIRST);
  });
});
