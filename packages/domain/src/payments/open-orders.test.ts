import { expect, test } from 'vitest';
import { nextOrderAt, OPEN_ORDERS_MAX } from '.';
import { addMs, DAY, HOUR } from '../time';

const now = new Date('2026-11-20T12:00:00Z');
const ago = (ms: number, count: number) => Array.from({ length: count }, () => addMs(now, -ms));

test.each([
  [[], null],
  [ago(HOUR, OPEN_ORDERS_MAX - 1), null],
  [ago(HOUR, OPEN_ORDERS_MAX), addMs(now, DAY - HOUR)],
  [[...ago(2 * HOUR, 1), ...ago(HOUR, OPEN_ORDERS_MAX - 1)], addMs(now, DAY - 2 * HOUR)],
  [[...ago(2 * HOUR, 1), ...ago(HOUR, OPEN_ORDERS_MAX)], addMs(now, DAY - HOUR)],
  [ago(DAY, OPEN_ORDERS_MAX), null],
] as const)('of %j is %j', (openSince, expected) => {
  expect(nextOrderAt(openSince, now)).toEqual(expected);
});
