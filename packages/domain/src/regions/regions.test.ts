import { describe, expect, test } from 'vitest';
import { checkPlace, hasCountryForRegion, REGION_LABELS, type RegionTable } from '.';

const regions: RegionTable = {
  NL: [
    ['GE', 'Gelderland'],
    ['UT', 'Utrecht'],
  ],
  DE: [['BY', 'Bayern']],
};

describe('hasCountryForRegion', () => {
  test.each([
    [{}, true],
    [{ country: 'NL' }, true],
    [{ country: 'NL', region: 'UT' }, true],
    [{ region: 'UT' }, false],
    [{ country: '', region: 'UT' }, false],
    [{ country: null, region: 'UT' }, false],
    [{ region: '' }, true],
    [{ region: null }, true],
  ])('%j: %s', (place, has) => {
    expect(hasCountryForRegion(place)).toBe(has);
  });
});

describe('checkPlace', () => {
  test.each([
    [{}, []],
    [{ region: null }, []],
    [{ region: '' }, []],
    [{ region: 'UT' }, [{ path: 'country', code: 'country_required' }]],
    [{ country: 'NL' }, []],
    [{ country: 'NL', region: null }, []],
    [{ country: 'NL', region: 'UT' }, []],
    [{ country: 'NL', region: 'BY' }, [{ path: 'region', code: 'unknown_region' }]],
    [{ country: 'US', region: 'UT' }, [{ path: 'country', code: 'unknown_country' }]],
    [{ country: 'nl' }, [{ path: 'country', code: 'unknown_country' }]],
  ])('%j: %j', (place, problems) => {
    const asked = { country: undefined, region: undefined, ...place };
    expect(checkPlace(asked, { countries: ['NL', 'DE'], regions })).toEqual(problems);
  });

  test('knows no region of a country without a table', () => {
    const unknown = [{ path: 'region', code: 'unknown_region' }];
    expect(checkPlace({ country: 'FR', region: 'IDF' }, { countries: ['FR'], regions })).toEqual(unknown);
    expect(checkPlace({ country: 'FR', region: null }, { countries: ['FR'], regions })).toEqual([]);
  });
});

test('regions are called what the product says', () => {
  expect(REGION_LABELS).toEqual(['province', 'region', 'state', 'canton', 'county', 'voivodeship']);
});
