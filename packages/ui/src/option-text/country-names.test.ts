import { COUNTRIES, LOCALES } from '@vela/domain/locale';
import { describe, expect, it } from 'vitest';
import { countryOptions } from './country-names';

describe('countryOptions', () => {
  it.each(LOCALES)('has a name of its own for every country in %s', (locale) => {
    const options = countryOptions(COUNTRIES, locale);
    expect(options.map(({ value }) => value).toSorted()).toEqual(COUNTRIES.toSorted());
    expect(options.every(({ value, label }) => label !== '' && label !== value)).toBe(true);
  });

  it('follows the alphabet of the locale', () => {
    expect(countryOptions(['DE', 'AT', 'NL'], 'de').map(({ label }) => label)).toEqual([
      'Deutschland',
      'Niederlande',
      'Österreich',
    ]);
    expect(countryOptions(['AT', 'SE', 'DK'], 'sv').map(({ label }) => label)).toEqual([
      'Danmark',
      'Sverige',
      'Österrike',
    ]);
  });
});
