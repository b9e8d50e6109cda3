import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cellOf, cellsAround, distanceKm } from '.';

const place = fc.record({
  lat: fc.double({ min: -85, max: 85, noNaN: true }),
  lon: fc.double({ min: -180, max: 179.99, noNaN: true }),
});

describe('cellOf', () => {
  test.each([
    [{ lat: -90, lon: -180 }, 0],
    [{ lat: -90, lon: -179.76 }, 0],
    [{ lat: -90, lon: -179.75 }, 1],
    [{ lat: -89.75, lon: -180 }, 1440],
    [{ lat: 52.09, lon: 5.12 }, 568 * 1440 + 740],
  ])('of %j is %i', (where, cell) => {
    expect(cellOf(where)).toBe(cell);
  });
});

describe('cellsAround', () => {
  test('has the square of every place within the distance', () => {
    fc.assert(
      fc.property(place, place, fc.constantFrom(10, 25, 50, 100, 250), (here, there, km) => {
        const near = {
          lat: here.lat + (there.lat - here.lat) / 100,
          lon: here.lon + (there.lon - here.lon) / 100,
        };
        fc.pre(distanceKm(here, near) <= km);
        expect(cellsAround(here, km)).toContain(cellOf(near));
      }),
    );
  });

  test.each([
    ['at the equator', { lat: 0.1, lon: 0.1 }, { km: 10, count: 1 }],
    ['on a corner', { lat: 0.01, lon: 0.01 }, { km: 10, count: 4 }],
    ['in Utrecht', { lat: 52.09, lon: 5.12 }, { km: 25, count: 9 }],
    ['in Utrecht, far', { lat: 52.09, lon: 5.12 }, { km: 250, count: 589 }],
    ['in the north', { lat: 69.65, lon: 18.96 }, { km: 100, count: 176 }],
  ])('has no more than it must, %s', (_, { lat, lon }, { km, count }) => {
    expect(cellsAround({ lat, lon }, km)).toHaveLength(count);
  });

  test('has all around at a pole', () => {
    expect(cellsAround({ lat: 89.9, lon: 0 }, 100).length).toBeGreaterThanOrEqual(1440);
  });

  test('goes on beyond the date line', () => {
    const west = { lat: -18, lon: 179.95 };
    const east = { lat: -18, lon: -179.95 };
    expect(distanceKm(west, east)).toBeLessThan(25);
    expect(cellsAround(west, 25)).toContain(cellOf(east));
  });
});
