import { describe, expect, test } from 'vitest';
import { countryOfLanguages } from '.';

const SERVED = ['NL', 'DE', 'AT', 'CH', 'US'] as const;

describe('countryOfLanguages', () => {
  test.each([
    [['de-AT', 'de'], 'AT'],
    [['de', 'nl-NL'], 'NL'],
    [['zh-Hans-CN', 'de-CH'], 'CH'],
  ])('of %j is %s', (languages, country) => {
    expect(countryOfLanguages(languages, SERVED)).toBe(country);
  });

  test('is none where no language names one, or only one that is not served', () => {
    expect(countryOfLanguages(['nl', 'pt-BR'], SERVED)).toBeNull();
    expect(countryOfLanguages([], SERVED)).toBeNull();
  });

  test('is none of the language that browsers come with', () => {
    expect(countryOfLanguages(['en-US', 'en'], SERVED)).toBeNull();
    expect(countryOfLanguages(['en-US', 'nl-NL'], SERVED)).toBe('NL');
  });
});
