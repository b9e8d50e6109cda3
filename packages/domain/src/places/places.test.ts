import { describe, expect, test } from 'vitest';
import { distanceBasis, distanceKm, placeOf, type Place, type PlaceTables } from '.';

const PLACES: PlaceTables = {
  cities: {
    NL: { utrecht: [52.09, 5.12], 's hertogenbosch': [51.69, 5.3] },
    DE: { koln: [50.94, 6.96], 'frankfurt am main': [50.11, 8.68], kassel: [51.31, 9.48] },
    DK: { kobenhavn: [55.68, 12.57] },
    PL: { lodz: [51.76, 19.46] },
    FR: { caen: [49.18, -0.37] },
  },
  regions: { NL: { UT: [52.1, 5.2] } },
  astride: {},
};

const nowhere = { region: null, city: null };

describe('placeOf', () => {
  test.each([
    ['NL', 'Utrecht', 52.09],
    ['NL', '’s-Hertogenbosch', 51.69],
    ['DE', 'KÖLN', 50.94],
    ['DE', ' Frankfurt  am Main', 50.11],
    ['DE', 'Kaßel', 51.31],
    ['DK', 'København', 55.68],
    ['PL', 'Łódź', 51.76],
    ['FR', 'Cæn', 49.18],
  ] as const)('%s %s is known by its name', (country, city, lat) => {
    expect(placeOf({ country, city, region: null }, PLACES)?.lat).toBe(lat);
  });

  test.each([null, 'Bunnik', ''])('is that of the region for the city %j', (city) => {
    expect(placeOf({ country: 'NL', region: 'UT', city }, PLACES)).toEqual({ lat: 52.1, lon: 5.2 });
  });

  test('is that of the city where the region is known, too', () => {
    const utrecht = { lat: 52.09, lon: 5.12 };
    expect(placeOf({ country: 'NL', region: 'UT', city: 'Utrecht' }, PLACES)).toEqual(utrecht);
  });

  test.each([
    ['only a country', { country: 'NL', ...nowhere }],
    ['a region of another country', { country: 'NL', region: 'BY', city: null }],
    ['a country that no table has', { country: 'US', region: 'UT', city: 'Utrecht' }],
    ['a city that no table has', { country: 'NL', region: null, city: 'constructor' }],
  ] as const)('is nowhere for %s', (_, living) => {
    expect(placeOf(living, PLACES)).toBeNull();
  });
});

describe('distanceBasis', () => {
  test.each([
    [{ country: 'NL', region: '', city: 'utrecht' }, 'city'],
    [{ country: 'NL', region: 'UT', city: 'Utrecht' }, 'city'],
    [{ country: 'NL', region: 'UT', city: 'Bunnik' }, 'region'],
    [{ country: 'NL', region: 'UT', city: '' }, 'region'],
    [{ country: 'NL', region: '', city: 'Bunnik' }, 'nothing'],
    [{ country: 'NL', region: null, city: null }, 'nothing'],
    // The town of another country is not this one's.
    [{ country: 'BE', region: '', city: 'Utrecht' }, 'nothing'],
  ] as const)('of %o is the %s, and there is a place where it is any', (written, basis) => {
    expect(distanceBasis(written, PLACES)).toBe(basis);
    expect(placeOf(written, PLACES) === null).toBe(basis === 'nothing');
  });
});

describe('distanceKm', () => {
  test.each([
    ['Amsterdam to Utrecht', { from: [52.37, 4.9], to: [52.09, 5.12], km: 34 }],
    ['Amsterdam to Sydney', { from: [52.37, 4.9], to: [-33.87, 151.21], km: 16_645 }],
    ['a place to itself', { from: [52.09, 5.12], to: [52.09, 5.12], km: 0 }],
  ] as const)('%s', (_, { from, to, km }) => {
    const [a, b] = [from, to].map(([lat, lon]) => ({ lat, lon })) as [Place, Place];
    expect(Math.round(distanceKm(a, b))).toBeCloseTo(km, -1);
  });
});
