import { describe, expect, test } from 'vitest';
import { emergencyNumber } from '.';
import { COUNTRIES } from '../locale';

describe('the emergency number', () => {
  test.each([
    ['NL', '112'],
    ['FI', '112'],
    ['CH', '112'],
    ['NO', '112'],
    ['GB', '999'],
    ['US', '911'],
    ['CA', '911'],
    ['AU', '000'],
    ['NZ', '111'],
  ])('of %s is %s', (country, number) => {
    expect(emergencyNumber(country)).toBe(number);
  });

  test('is there for every country that is served, and can be dialled', () => {
    for (const country of COUNTRIES) expect(emergencyNumber(country)).toMatch(/^\d{3}$/);
  });

  test.each([null, '', 'nl', 'BR', 'constructor'])('of %j is not guessed', (country) => {
    expect(emergencyNumber(country)).toBeNull();
  });
});
