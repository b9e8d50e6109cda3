import { describe, expect, it } from 'vitest';
import { reportLines, requireCompared } from './report.mjs';

const counts = { passed: 7, failed: 0, flaky: 0, skipped: 0 };
const outcome = { name: 'domain', counts, failures: [], flaky: [], seconds: 15 };
const WHOLE = {
  outcomes: [outcome],
  before: [{ name: 'build', seconds: 5 }],
  seconds: 20.4,
  notCompared: null,
  root: '/vela',
};

describe('reportLines', () => {
  it('ends with what took how long, and the counts', () => {
    expect(reportLines(WHOLE)).toEqual([
      '',
      'suite            time  share',
      'build           5.0 s   25 %',
      'domain         15.0 s   75 %  7 passed, 0 failed',
      'from start to end 20.4 s',
      '',
      '7 passed, 0 failed',
    ]);
  });

  it('names what failed and what is flaky before the counts', () => {
    const failures = [{ test: '/vela/a.test.ts › adds', reason: 'expected 1 to be 2' }];
    const flaky = [{ test: 'b.spec.ts › logs in [phone]', reason: 'too late' }];
    const e2e = { ...outcome, name: 'e2e', counts: { ...counts, failed: 1, flaky: 1 }, failures, flaky };
    expect(reportLines({ ...WHOLE, outcomes: [e2e] }).slice(5)).toEqual([
      '',
      'FAILED e2e: a.test.ts › adds',
      '  expected 1 to be 2',
      '',
      'FLAKY e2e: b.spec.ts › logs in [phone]',
      '  failed beside others, passed alone: too late',
      '',
      '7 passed, 1 failed, 1 flaky',
    ]);
  });

  it('says how much was not compared and why, and counts it apart', () => {
    const looks = { ...outcome, name: 'looks', counts: { ...counts, skipped: 3 } };
    const lines = reportLines({ ...WHOLE, outcomes: [looks], notCompared: 'CHROMIUM names /other' });
    expect(lines.slice(-3)).toEqual([
      "NOT COMPARED 3 tests of pictures: the browser isn't the tests' own, CHROMIUM names /other.",
      '',
      '7 passed, 0 failed, 3 not compared',
    ]);
  });

  it('says nothing of pictures where none were to be compared', () => {
    expect(reportLines({ ...WHOLE, notCompared: 'CHROMIUM names /other' }).at(-1)).toBe('7 passed, 0 failed');
  });
});

describe('requireCompared', () => {
  const looks = { ...outcome, name: 'looks', counts: { ...counts, skipped: 3 } };

  it("fails where pictures are skipped in the tests' own browser", () => {
    expect(requireCompared(looks, null)).toMatchObject({
      counts: { passed: 7, failed: 1 },
      failures: [{ test: 'pictures' }],
    });
  });

  it('lets them be skipped in another one, and other suites skip what they will', () => {
    expect(requireCompared(looks, 'CHROMIUM names /other')).toBe(looks);
    const server = { ...looks, name: 'server' };
    expect(requireCompared(server, null)).toBe(server);
  });
});
