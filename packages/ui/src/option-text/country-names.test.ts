import { COUNTRIES, LOCALES } from '@vela/domain/locale';
import { describe, expect, it } from 'vitest';
import { countryName, countryOptions } from './country-names';

describe('countryName', () => {
  it.each(['', 'N', 'Nederland', '</script>'])('leaves %j as it is', (text) => {
    expect(countryName(text, 'en')).toBe(text);
  });

  it('knows countries that no site serves', () => {
    expect(countryName('LU', 'nl')).toBe('Luxemburg');
  });
});

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
