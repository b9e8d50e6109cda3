import { describe, expect, test } from 'vitest';
import { checkComplaintPart, COMPLAINT_CATEGORIES, confirmsComplaint } from '.';

const now = new Date('2026-11-22T12:00:00Z');
const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 3_600_000);

describe('checkComplaintPart', () => {
  test.each([
    ['subject', ' ', { code: 'required' }],
    ['text', '', { code: 'required' }],
    ['name', ' ', null],
    ['url', '', null],
    ['subject', '👩‍👩‍👧'.repeat(120), null],
    ['subject', ` ${'x'.repeat(120)} `, null],
    ['subject', 'x'.repeat(121), { code: 'too_long', params: { limit: 120 } }],
    ['text', 'x'.repeat(4001), { code: 'too_long', params: { limit: 4000 } }],
    ['name', 'x'.repeat(81), { code: 'too_long', params: { limit: 80 } }],
    ['url', 'x'.repeat(501), { code: 'too_long', params: { limit: 500 } }],
  ] as const)('of a %s', (part, words, problem) => {
    expect(checkComplaintPart(part, words)).toEqual(problem);
  });
});

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
