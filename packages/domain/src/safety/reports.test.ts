import { describe, expect, test } from 'vitest';
import { mayBeDanger, REPORT_OUTCOMES, REPORT_REASONS, REPORT_STATES, reportState } from '.';

test('one can report what is not real, what harms and what is forbidden, and last whatever else it is', () => {
  expect(REPORT_REASONS).toEqual([
    'fake',
    'scam',
    'harassment',
    'sexual',
    'meeting',
    'minor',
    'photo',
    'illegal',
    'other',
  ]);
});

test('danger may be where a person is harmed, not where a rule of the site is broken', () => {
  expect(REPORT_REASONS.filter(mayBeDanger)).toEqual(['harassment', 'sexual', 'meeting', 'minor']);
});

describe('the state of a report', () => {
  test('is its outcome, and before that that it has come', () => {
    expect([reportState(null), ...REPORT_OUTCOMES.map(reportState)]).toEqual([
      'received',
      'acted',
      'no_action',
    ]);
  });

  test('is one of those that are known', () => {
    for (const outcome of [null, ...REPORT_OUTCOMES]) expect(REPORT_STATES).toContain(reportState(outcome));
  });
});
