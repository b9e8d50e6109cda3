import { describe, expect, test } from 'vitest';
import { addMs, DAY, HOUR } from '../time';
import { LONGEST_SESSION_MS, renewedUntil, sessionUntil } from '.';

const began = new Date('2026-11-21T12:00:00Z');
const after = (ms: number) => addMs(began, ms);
const member = { startedAt: began, isOperator: false };
const operator = { startedAt: began, isOperator: true };

test.each([
  [0, false],
  [DAY - 1, false],
  [DAY, true],
  [DAY + 1, true],
  [29 * DAY, true],
])('a session that is used %i ms after it began is prolonged: %j', (afterMs, is) => {
  const now = after(afterMs);
  expect(renewedUntil({ ...member, expiresAt: after(30 * DAY) }, now)).toEqual(
    is ? addMs(now, 30 * DAY) : null,
  );
});

describe('the end of a session', () => {
  test.each([
    [60 * DAY - 1, 90 * DAY - 1],
    [60 * DAY, 90 * DAY],
    [60 * DAY + 1, 90 * DAY],
    [89 * DAY, 90 * DAY],
  ])('used %i ms after its start it lasts until %i ms after that', (usedMs, untilMs) => {
    expect(sessionUntil(member, after(usedMs))).toEqual(after(untilMs));
  });

  test.each([
    [90 * DAY - 1, true],
    [90 * DAY, false],
    [90 * DAY + 1, false],
  ])('is reached by a last prolongation, however short, from %i ms: %j', (expiresMs, is) => {
    const expiresAt = after(expiresMs);
    expect(renewedUntil({ ...member, expiresAt }, after(89 * DAY))).toEqual(is ? after(90 * DAY) : null);
  });

  test('comes twelve hours after the start for operators, and is not prolonged', () => {
    expect(sessionUntil(operator, began)).toEqual(after(12 * HOUR));
    for (const usedMs of [1, 12 * HOUR - 1])
      expect(renewedUntil({ ...operator, expiresAt: after(12 * HOUR) }, after(usedMs))).toBeNull();
  });

  test('is later for members than any one prolongation', () => {
    expect(LONGEST_SESSION_MS).toEqual({ member: 90 * DAY, operator: 12 * HOUR });
  });
});
