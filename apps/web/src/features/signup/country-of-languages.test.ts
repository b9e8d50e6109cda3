import { describe, expect, it } from 'vitest';
import { countryOfLanguages } from './country-of-languages';

const SERVED = ['NL', 'DE', 'AT', 'CH', 'US'];

describe('countryOfLanguages', () => {
  it.each([
    [['de-AT', 'de'], 'AT'],
    [['de', 'nl-NL'], 'NL'],
    [['zh-Hans-CN', 'de-CH'], 'CH'],
  ])('of %j is %s', (languages, country) => {
    expect(countryOfLanguages(languages, SERVED)).toBe(country);
  });

  it('is none where no language names one, or only one that is not served', () => {
    expect(countryOfLanguages(['nl', 'pt-BR'], SERVED)).toBeNull();
    expect(countryOfLanguages([], SERVED)).toBeNull();
  });

  it('is none of the language that browsers come with', () => {
    expect(countryOfLanguages(['en-US', 'en'], SERVED)).toBeNull();
    expect(countryOfLanguages(['en-US', 'nl-NL'], SERVED)).toBe('NL');
  });
});
