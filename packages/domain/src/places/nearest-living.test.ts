import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { COUNTRIES } from '../locale';
import { regionName } from '../regions';
import { nearestLiving } from './nearest-living';
import { placeOf } from './place-of';

const everywhere = { countries: COUNTRIES, likely: null };

describe('nearestLiving', () => {
  test.each([
    ['Utrecht', { lat: 52.09, lon: 5.12 }, { country: 'NL', region: 'UT' }],
    ['Munich', { lat: 48.14, lon: 11.58 }, { country: 'DE', region: 'BY' }],
    ['Sydney', { lat: -33.87, lon: 151.21 }, { country: 'AU', region: 'NSW' }],
  ])('finds %s in its country and region', (_, point, living) => {
    expect(nearestLiving(point, everywhere)).toEqual(living);
  });

  test('takes the country that is likely where two are about as near', () => {
    // Between Aachen and Maastricht.
    const point = { lat: 50.8, lon: 5.88 };
    expect(nearestLiving(point, { ...everywhere, likely: 'NL' })?.country).toBe('NL');
    expect(nearestLiving(point, { ...everywhere, likely: 'DE' })?.country).toBe('DE');
  });

  test('leaves the likely country where another one is much nearer', () => {
    expect(nearestLiving({ lat: 48.14, lon: 11.58 }, { ...everywhere, likely: 'NL' })?.country).toBe('DE');
  });

  test('finds only countries that the site serves', () => {
    expect(nearestLiving({ lat: 52.09, lon: 5.12 }, { countries: ['BE'], likely: 'NL' })?.country).toBe('BE');
    expect(nearestLiving({ lat: 52.09, lon: 5.12 }, { countries: [], likely: 'NL' })).toBeNull();
  });

  test('finds nothing in the middle of an ocean', () => {
    expect(nearestLiving({ lat: 0, lon: -30 }, everywhere)).toBeNull();
  });

  test('names only regions that its country has, whose middle is a place', () => {
    const point = fc.record({
      lat: fc.double({ min: -90, max: 90, noNaN: true }),
      lon: fc.double({ min: -180, max: 180, noNaN: true }),
    });
    fc.assert(
      fc.property(point, (somewhere) => {
        const found = nearestLiving(somewhere, everywhere);
        if (!found?.region) return;
        expect(regionName(found.country, found.region)).not.toBeNull();
        expect(placeOf({ ...found, city: null })).not.toBeNull();
      }),
    );
  });
});
