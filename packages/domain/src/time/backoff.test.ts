import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { backoffMs, spreadMs } from '.';

describe('backoffMs', () => {
  const backoff = { firstMs: 100, longestMs: 700 };

  test.each([
    [0, 100],
    [1, 100],
    [2, 200],
    [3, 400],
    [4, 700],
    [5, 700],
    [2000, 700],
  ])('after %i failures is %i', (failures, delayMs) => {
    expect(backoffMs(failures, backoff)).toBe(delayMs);
  });

  test('never shrinks from one failure to the next, nor leaves its bounds', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 100 }), (failures) => {
        const [now, next] = [backoffMs(failures, backoff), backoffMs(failures + 1, backoff)];
        expect(next).toBeGreaterThanOrEqual(now);
        expect(now).toBeGreaterThanOrEqual(100);
        expect(next).toBeLessThanOrEqual(700);
      }),
    );
  });
});

test.each([
  [0, 500],
  [0.5, 750],
  [0.999, 999.5],
])('spreadMs with chance %f is %f of a thousand', (chance, delayMs) => {
  expect(spreadMs(1000, chance)).toBe(delayMs);
});
