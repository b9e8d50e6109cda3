import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addMs, MINUTE, SECOND } from '../time';
import { addressEnd, isAddressOver, isPhotoAddressOver, mayAskForAddresses, PHOTO_UNDO_MS } from '.';

const noon = new Date('2026-11-21T12:00:00Z');
const secondsAt = (time: Date) => time.getTime() / SECOND;

describe('addressEnd', () => {
  test.each([
    [0, 10],
    [9 * MINUTE, 10],
    [9 * MINUTE + 1, 20],
    [10 * MINUTE, 20],
    [-MINUTE, 0],
    [-MINUTE + 1, 10],
  ])('%i ms after a window began is %i minutes after', (afterMs, minutes) => {
    expect(addressEnd(addMs(noon, afterMs))).toBe(secondsAt(addMs(noon, minutes * MINUTE)));
  });

  test('is 1 to 11 minutes away, and until then the address is not over', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 60 * MINUTE }), (afterMs) => {
        const now = addMs(noon, afterMs);
        const lasts = addressEnd(now) * SECOND - now.getTime();
        expect(lasts).toBeGreaterThanOrEqual(MINUTE);
        expect(lasts).toBeLessThan(11 * MINUTE);
        expect(isAddressOver(addressEnd(now), now)).toBe(false);
      }),
    );
  });
});

describe('isAddressOver', () => {
  test.each([
    [-1, false],
    [0, true],
    [1, true],
  ])('%i ms from its end: %s', (afterMs, over) => {
    expect(isAddressOver(secondsAt(noon), addMs(noon, afterMs))).toBe(over);
  });

  test.each([Number.NaN, Infinity, 2e9 + 0.5])('of an address until %s: always', (until) => {
    expect(isAddressOver(until, noon)).toBe(true);
  });
});

test.each([
  ['/photos/a/sharp-720.webp?for=b&until=600&signature=c', 599_999, false],
  ['/photos/a/sharp-720.webp?for=b&until=600&signature=c', 600_000, true],
  ['https://cdn.example/photos/a/sharp-720.webp?until=600', 600_001, true],
  ['/portraits/a.webp', 600_000, false],
  ['/until=600', 600_000, false],
  ['/photos/a.webp?notuntil=600', 600_000, false],
])('%s at %i ms: over is %s', (address, nowMs, is) => {
  expect(isPhotoAddressOver(address, new Date(nowMs))).toBe(is);
});

test.each([
  [null, true],
  [MINUTE - 1, false],
  [MINUTE, true],
  [MINUTE + 1, true],
])('asked for %s ms ago, new addresses may be asked for: %s', (agoMs, may) => {
  const now = new Date('2026-11-21T12:00:00Z');
  expect(mayAskForAddresses(agoMs === null ? null : addMs(now, -agoMs), now)).toBe(may);
});

test('the deletion of a photo can be undone for six seconds', () => {
  expect(PHOTO_UNDO_MS).toBe(6 * SECOND);
});
