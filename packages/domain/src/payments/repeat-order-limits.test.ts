import { describe, expect, test } from 'vitest';
import { isPaymentConfirmed, nextRepeatOrderAt } from '.';
import { addMs, HOUR, MINUTE } from '../time';

const now = new Date('2026-11-22T12:00:00Z');
const ago = (ms: number) => addMs(now, -ms);

describe('isPaymentConfirmed', () => {
  test.each([
    ['never', null, false],
    ['now', now, true],
    ['14 minutes ago', ago(14 * MINUTE), true],
    ['a moment less than 15 minutes ago', ago(15 * MINUTE - 1), true],
    ['15 minutes ago', ago(15 * MINUTE), false],
  ] as const)('by a password given %s', (_, confirmedAt, isConfirmed) => {
    expect(isPaymentConfirmed(confirmedAt, now)).toBe(isConfirmed);
  });
});

describe('nextRepeatOrderAt', () => {
  test.each([
    [[], null],
    [[1, 2], null],
    [[1, 2, 3], addMs(now, 21 * HOUR)],
    [[3, 1, 2, 0], addMs(now, 22 * HOUR)],
    [[1, 2, 24], null],
    [[1, 2, 23.5], addMs(now, 0.5 * HOUR)],
  ] as const)('of three a day, after orders %j hours ago', (hours, next) => {
    const orderedAt = hours.map((count) => ago(count * HOUR));
    expect(nextRepeatOrderAt(orderedAt, { perDay: 3, now })).toEqual(next);
  });
});
