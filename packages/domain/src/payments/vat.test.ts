import { expect, test } from 'vitest';
import { chargesVat } from '.';

test.each([
  ['NL', true],
  ['GB', true],
  ['NO', true],
  ['US', false],
  ['CA', false],
] as const)('what is paid from %s has value added tax in it: %s', (country, is) => {
  expect(chargesVat(country)).toBe(is);
});
