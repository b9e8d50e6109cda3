import { describe, expect, it } from 'vitest';
import { failuresOfChecks, failuresOfPlaywright, failuresOfVitest } from './failures.mjs';

describe('failuresOfVitest', () => {
  it('names each test that failed, with its reason in one line and without colours', () => {
    const assertionResults = [
      { fullName: 'a passing one', status: 'passed' },
      {
        fullName: 'a failing one',
        status: 'failed',
        failureMessages: ['\u001B[31mexpected 1\u001B[39m\n  to be 2\n    at file.ts:3:1'],
      },
    ];
    const testResults = [{ name: 'a.test.ts', status: 'failed', assertionResults }];
    expect(failuresOfVitest({ testResults })).toEqual([
      { test: 'a.test.ts › a failing one', reason: 'expected 1 to be 2', again: 'a.test.ts' },
    ]);
  });

  it('names a file that could not be loaded', () => {
    const testResults = [
      { name: 'a.test.ts', status: 'failed', message: 'no such module', assertionResults: [] },
      { name: 'b.test.ts', status: 'passed', assertionResults: [] },
    ];
    expect(failuresOfVitest({ testResults })).toEqual([
      { test: 'a.test.ts', reason: 'no such module', again: 'a.test.ts' },
    ]);
  });

  it('names a file whose preparing or clearing up failed, though no test of it did', () => {
    const file = (name: string, { message, status }: { message: string; status: string }) => ({
      name,
      status: 'failed',
      message,
      assertionResults: [{ fullName: 'a test', status }],
    });
    const testResults = [
      file('a.test.ts', { message: 'no database', status: 'skipped' }),
      file('b.test.ts', { message: 'not closed', status: 'passed' }),
    ];
    expect(failuresOfVitest({ testResults })).toEqual([
      { test: 'a.test.ts', reason: 'no database', again: 'a.test.ts' },
      { test: 'b.test.ts', reason: 'not closed', again: 'b.test.ts' },
    ]);
  });
});

describe('failuresOfPlaywright', () => {
  it('names each test that failed with its project and the error of its last try, however deep it is', () => {
    const specs = [
      {
        title: 'logs in',
        tests: [
          { projectName: 'desktop', status: 'expected', results: [{}] },
          {
            projectName: 'phone',
            status: 'unexpected',
            results: [{ error: { message: 'first' } }, { error: { message: 'second' } }],
          },
        ],
      },
    ];
    const group = { title: 'a member', file: 'a.spec.ts', specs };
    const report = { suites: [{ title: 'a.spec.ts', file: 'a.spec.ts', suites: [group] }], errors: [] };
    expect(failuresOfPlaywright(report)).toEqual([
      {
        test: 'a.spec.ts › a member › logs in [phone]',
        reason: 'second',
        again: '[phone] › a.spec.ts › a member › logs in',
      },
    ]);
  });

  it('names one of the only project by its file', () => {
    const tests = [{ projectName: '', status: 'unexpected', results: [] }];
    const report = { suites: [{ file: 'a.spec.ts', specs: [{ title: 'is shown', tests }] }], errors: [] };
    expect(failuresOfPlaywright(report)).toEqual([
      { test: 'a.spec.ts › is shown', reason: '', again: 'a.spec.ts › is shown' },
    ]);
  });

  it('names what went wrong outside of any test', () => {
    const report = { suites: [], errors: [{ message: 'the server did not start' }] };
    expect(failuresOfPlaywright(report)).toEqual([
      { test: 'outside of any test', reason: 'the server did not start' },
    ]);
  });
});

describe('failuresOfChecks', () => {
  it('names the checks that failed', () => {
    expect(failuresOfChecks('ok     types  3.1 s\nFAILED lint   0.2 s\n')).toEqual([
      { test: 'lint', reason: '' },
    ]);
  });
});
