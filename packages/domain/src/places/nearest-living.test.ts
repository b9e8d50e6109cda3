import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Country } from '../locale';
import { nearestLiving, type PlaceTables } from '.';

/** A map on the equator, where a degree is about 111.2 km: the middles of regions, and a few cities. */
const PLACES: PlaceTables = {
  regions: {
    NL: { UT: [0, 0], NH: [0, 3] },
    DE: { BY: [0, 10], BW: [0, 11.5] },
    FR: { BRE: [0, -6] },
    BE: {},
  },
  cities: { NL: { edge: [0, 0.5], amid: [0, 2.6] }, BE: { gent: [0, -1.5] }, FR: { lille: [0, -2] } },
  astride: { NL: ['edge'] },
};

const COUNTRIES: readonly Country[] = ['NL', 'BE', 'DE', 'FR'];
const everywhere = { countries: COUNTRIES, likely: null, places: PLACES };

const at = (lon: number) => ({ lat: 0, lon });

/** Returns the point that lies so many kilometres east of a place. */
const east = (lon: number, km: number) => at(lon + km / 111.1949);

describe('the country', () => {
  test.each([
    ['of the nearest region', at(9.8), 'DE'],
    ['of the nearest city', at(-1.4), 'BE'],
    ['99.9 km from it', east(10, -99.9), 'DE'],
    ['100.1 km from it', east(10, -100.1), undefined],
    ['in the middle of an ocean', at(60), undefined],
  ])('%s', (_, point, country) => {
    expect(nearestLiving(point, everywhere)?.country).toBe(country);
  });

  test.each([
    ['1.49 times as far as the nearest', 33.2, 'FR'],
    ['1.51 times as far', 33.5, 'BE'],
  ])('is the likely one that is %s: %d km', (_, km, country) => {
    // The point lies between Lille and Ghent, which are 55.6 km apart.
    expect(nearestLiving(east(-2, km), { ...everywhere, likely: 'FR' })?.country).toBe(country);
  });

  test('is not the likely one past 100 km, however near that is to the nearest', () => {
    const point = { lat: 0.55, lon: -0.8 };
    expect(nearestLiving(point, { ...everywhere, likely: 'NL' })?.country).toBe('BE');
    expect(nearestLiving({ ...point, lat: 0.4 }, { ...everywhere, likely: 'NL' })?.country).toBe('NL');
  });

  test.each([
    ['far from all that is known', 'NL', { country: 'NL', region: null }],
    ['of a country that the site doesn’t serve', 'CZ', null],
    ['not known at all', null, null],
  ] as const)('is the likely one where nothing is near: %s', (_, likely, living) => {
    expect(nearestLiving(at(60), { ...everywhere, likely })).toEqual(living);
  });

  test('is one that the site serves', () => {
    expect(nearestLiving(at(0), { ...everywhere, countries: ['BE'] })).toBeNull();
    expect(nearestLiving(at(-1), { ...everywhere, countries: ['BE'], likely: 'NL' })?.country).toBe('BE');
    expect(nearestLiving(at(0), { ...everywhere, countries: [], likely: 'NL' })).toBeNull();
  });
});

describe('the region', () => {
  test.each([
    ['is the one whose middle is nearest', at(0.1), 'UT'],
    ['is the only one there is', at(-6.3), 'BRE'],
    ['is less than half as far as the next', at(10.49), 'BY'],
    ['is none where the next is less than twice as far', at(10.51), null],
    ['of a country without any', at(-1.5), null],
    ['west of all', at(-0.4), 'UT'],
    ['near another one’s middle', at(2.9), 'NH'],
  ])('%s', (_, point, region) => {
    expect(nearestLiving(point, everywhere)).toMatchObject({ region });
  });

  test.each([
    [0.3, null],
    [0.2, 'UT'],
  ])('at %d degrees is %s beside a city that lies astride', (lon, region) => {
    expect(nearestLiving(at(lon), everywhere)).toEqual({ country: 'NL', region });
  });

  test('is found beside a city that lies in the midst', () => {
    expect(nearestLiving(at(2.7), everywhere)).toEqual({ country: 'NL', region: 'NH' });
  });
});

test('names only regions that its country has', () => {
  const point = fc.record({
    lat: fc.double({ min: -90, max: 90, noNaN: true }),
    lon: fc.double({ min: -180, max: 180, noNaN: true }),
  });
  fc.assert(
    fc.property(point, (somewhere) => {
      const { country = 'NL', region = null } = nearestLiving(somewhere, everywhere) ?? {};
      expect([null, ...Object.keys(PLACES.regions[country] ?? {})]).toContain(region);
    }),
  );
});
