import { COUNTRIES } from '@vela/domain/locale';
import { placeOf } from '@vela/domain/places';
import { describe, expect, test } from 'vitest';
import { PLACES } from '../places';
import { TOWNS } from '.';

describe.each(COUNTRIES)('towns of %s', (country) => {
  const placeOfTown = (city: string) => JSON.stringify(placeOf({ country, region: null, city }, PLACES));

  test('are all known by their place', () => {
    const unknown = TOWNS[country].filter((town) => placeOfTown(town) === 'null');
    expect(unknown).toEqual([]);
  });

  test('leave out no place that is known', () => {
    const named = new Set(TOWNS[country].map(placeOfTown));
    const left = Object.keys(PLACES.cities[country] ?? {}).filter((key) => !named.has(placeOfTown(key)));
    expect(left).toEqual([]);
  });

  test('come once each', () => {
    expect(new Set(TOWNS[country]).size).toBe(TOWNS[country].length);
  });
});
