import { COUNTRIES } from '@vela/domain/locale';
import { nearestLiving, placeOf } from '@vela/domain/places';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { regionName, regionsOf } from '../regions';
import { PLACES } from '.';

describe('placeOf', () => {
  test.each(
    COUNTRIES.flatMap((country) => regionsOf(country).map(({ key, name }) => [country, key, name] as const)),
  )('%s %s (%s) has a place', (country, region) => {
    expect(placeOf({ country, region, city: null }, PLACES)).not.toBeNull();
  });

  test.each([
    ['NL', 'Utrecht', 52.09],
    ['NL', '’s-Hertogenbosch', 51.69],
    ['DE', 'KÖLN', 50.94],
    ['DE', ' Frankfurt  am Main', 50.11],
    ['DK', 'København', 55.68],
    ['PL', 'Łódź', 51.76],
    ['GB', 'Newcastle', 54.98],
    ['AU', 'Newcastle', -32.93],
    ['DE', 'Kaßel', 51.31],
    ['FR', 'Cæn', 49.18],
  ] as const)('%s %s is known by its name', (country, city, lat) => {
    expect(placeOf({ country, city, region: null }, PLACES)?.lat).toBe(lat);
  });
});

const everywhere = { countries: COUNTRIES, likely: null, places: PLACES };

describe('nearestLiving', () => {
  test.each([
    ['Utrecht', { lat: 52.09, lon: 5.12 }, { country: 'NL', region: 'UT' }],
    ['Munich', { lat: 48.14, lon: 11.58 }, { country: 'DE', region: 'BY' }],
    ['Sydney', { lat: -33.87, lon: 151.21 }, { country: 'AU', region: 'NSW' }],
  ])('finds %s in its country and region', (_, point, living) => {
    expect(nearestLiving(point, everywhere)).toEqual(living);
  });

  test.each([
    ['New York', { lat: 40.71, lon: -74.01 }, 'US'],
    ['Brooklyn', { lat: 40.65, lon: -73.95 }, 'US'],
    ['Philadelphia', { lat: 39.95, lon: -75.17 }, 'US'],
    ['Ottawa', { lat: 45.42, lon: -75.7 }, 'CA'],
    ['Mannheim', { lat: 49.49, lon: 8.47 }, 'DE'],
    ['Coventry', { lat: 52.41, lon: -1.51 }, 'GB'],
  ])(
    'names no region for %s, near whose border the centres of regions decide nothing',
    (_, point, country) => {
      expect(nearestLiving(point, everywhere)).toEqual({ country, region: null });
    },
  );

  test.each([
    ['Alice Springs', { lat: -23.7, lon: 133.88 }, 'AU'],
    ['Kalgoorlie', { lat: -30.75, lon: 121.47 }, 'AU'],
    ['Nome', { lat: 64.5, lon: -165.41 }, 'US'],
  ])('takes the likely country for %s, far from all that is known', (_, point, likely) => {
    expect(nearestLiving(point, { ...everywhere, likely })).toEqual({ country: likely, region: null });
    expect(nearestLiving(point, everywhere)).toBeNull();
  });

  test('finds no neighbour of a country that is not served', () => {
    const prague = { lat: 50.08, lon: 14.44 };
    expect(nearestLiving(prague, { ...everywhere, likely: 'CZ' })).toBeNull();
  });

  test('takes the country that is likely where two are about as near', () => {
    // The point lies between Aachen and Maastricht.
    const point = { lat: 50.8, lon: 5.88 };
    expect(nearestLiving(point, { ...everywhere, likely: 'NL' })?.country).toBe('NL');
    expect(nearestLiving(point, { ...everywhere, likely: 'DE' })?.country).toBe('DE');
  });

  test('leaves the likely country where another one is much nearer', () => {
    expect(nearestLiving({ lat: 48.14, lon: 11.58 }, { ...everywhere, likely: 'NL' })?.country).toBe('DE');
  });

  test('finds only countries that the site serves', () => {
    const breda = { lat: 51.59, lon: 4.78 };
    expect(nearestLiving(breda, { ...everywhere, countries: ['BE'], likely: 'NL' })?.country).toBe('BE');
    expect(nearestLiving(breda, { ...everywhere, countries: [], likely: 'NL' })).toBeNull();
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
        expect(placeOf({ ...found, city: null }, PLACES)).not.toBeNull();
      }),
    );
  });
});
