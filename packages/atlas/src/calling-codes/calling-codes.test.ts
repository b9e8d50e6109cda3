import { normalizeMobile } from '@vela/domain/direct-debit';
import { expect, test } from 'vitest';
import { CALLING_CODES } from '.';

test.each([
  ['NL', '06 12345678', '+31612345678'],
  ['BE', '0470 12 34 56', '+32470123456'],
  ['FR', '06 12 34 56 78', '+33612345678'],
  ['IT', '347 1234567', '+393471234567'],
  ['ES', '612 34 56 78', '+34612345678'],
  ['DE', '0151 12345678', '+4915112345678'],
  ['AT', '0664 1234567', '+436641234567'],
  ['IE', '085 123 4567', '+353851234567'],
  ['FI', '040 1234567', '+358401234567'],
] as const)('a number of %s, %j, is %j from elsewhere', (country, typed, number) => {
  expect(normalizeMobile(typed, country, CALLING_CODES)).toBe(number);
});
