import { describe, expect, test } from 'vitest';
import { COMPLAINT_CATEGORIES, nextComplaintAt } from '.';

const now = new Date('2026-11-22T12:00:00Z');
const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 3_600_000);

describe('nextComplaintAt', () => {
  test.each([
    [[], null],
    [[1, 2, 3, 4], null],
    [[1, 2, 3, 4, 5], hoursAgo(5 - 24)],
    [[5, 1, 4, 2, 3, 30], hoursAgo(5 - 24)],
    [[1, 2, 3, 4, 24], null],
    [[1, 2, 3, 4, 23.999], hoursAgo(23.999 - 24)],
  ])('after complaints %j hours ago is %j', (hours, at) => {
    expect(nextComplaintAt(hours.map(hoursAgo), now)).toEqual(at);
  });
});

test('a complaint may be about what the law asks a way for, and last about whatever else it is', () => {
  expect(COMPLAINT_CATEGORIES).toEqual([
    'service',
    'payment',
    'member',
    'decision',
    'illegal',
    'privacy',
    'other',
  ]);
});
