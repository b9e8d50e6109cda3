import { describe, expect, test } from 'vitest';
import { confirmsComplaint } from '.';

const now = new Date('2026-11-22T12:00:00Z');
const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 3_600_000);

describe('confirmsComplaint', () => {
  test.each([
    [[], true],
    [[1, 2, 3, 4], true],
    [[1, 2, 3, 4, 5], false],
    [[5, 1, 4, 2, 3, 30], false],
    [[1, 2, 3, 4, 24], true],
    [[1, 2, 3, 4, 23.999], false],
  ])('after complaints %j hours ago is %j', (hours, isConfirmed) => {
    expect(confirmsComplaint(hours.map(hoursAgo), now)).toBe(isConfirmed);
  });
});
