import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addMs, SECOND } from '../time';
import { messagePace, restedAfter } from '.';

const start = new Date('2026-11-21T12:00:00Z');

/** How many of so many messages, each so long after `start`, go through. */
function sent(offsetsMs: readonly number[], settings: Parameters<typeof messagePace>[0]): number {
  const pace = messagePace(settings);
  let restedAt: Date | null = null;
  let count = 0;
  for (const offsetMs of offsetsMs) {
    const next: Date | null = restedAfter(restedAt, addMs(start, offsetMs), pace);
    if (next === null) continue;
    restedAt = next;
    count += 1;
  }
  return count;
}

const at = (offsetMs: number, count: number): number[] => Array.from({ length: count }, () => offsetMs);

describe('messagePace', () => {
  test.each([
    [1, 1000],
    [2, 500],
    [3, 334],
    [4, 250],
  ])('of %i a second takes %i whole milliseconds each', (messages_per_second, stepMs) => {
    expect(messagePace({ message_burst: 60, messages_per_second })).toEqual({ stepMs, aheadMs: 59 * stepMs });
  });
});

describe('restedAfter', () => {
  const usual = { message_burst: 60, messages_per_second: 2 };

  test.each([
    [at(0, 59), 59],
    [at(0, 60), 60],
    [at(0, 61), 60],
    [[...at(0, 60), ...at(499, 1)], 60],
    [[...at(0, 60), ...at(500, 2)], 61],
    [[...at(0, 60), ...at(1000, 3)], 62],
    [[...at(0, 60), ...at(30 * SECOND, 61)], 120],
    [[...at(0, 60), ...at(31 * SECOND, 62)], 120],
    [[...at(0, 1), ...at(SECOND, 62)], 61],
  ])('lets of messages after %j ms so many through: %i', (offsetsMs, count) => {
    expect(sent(offsetsMs, usual)).toBe(count);
  });

  test('never lets more through than the burst and the pace allow', () => {
    const settings = fc.record({
      message_burst: fc.integer({ min: 30, max: 120 }),
      messages_per_second: fc.integer({ min: 1, max: 4 }),
    });
    const offsets = fc.array(fc.integer({ min: 0, max: 20 * SECOND }), { maxLength: 300 });
    fc.assert(
      fc.property(settings, offsets, (site, offsetsMs) => {
        const inOrder = offsetsMs.toSorted((a, b) => a - b);
        const seconds = (inOrder.at(-1) ?? 0) / SECOND;
        expect(sent(inOrder, site)).toBeLessThanOrEqual(
          site.message_burst + site.messages_per_second * seconds,
        );
      }),
      { numRuns: 50 },
    );
  });
});
