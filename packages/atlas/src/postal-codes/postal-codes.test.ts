import { isPostalCode } from '@vela/domain/direct-debit';
import { describe, expect, test } from 'vitest';
import { POSTAL_CODES } from '.';

describe('POSTAL_CODES', () => {
  test.each([
    ['NL', '3511 AB', true],
    ['NL', '3511ab', true],
    ['NL', '0511 AB', false],
    ['NL', '3511', false],
    ['BE', '1000', true],
    ['BE', '0999', false],
    ['BE', '10000', false],
    ['FR', '01000', true],
    ['FR', '1000', false],
    ['IT', '00118', true],
    ['ES', '28001', true],
    ['DE', '01067', true],
    ['DE', '0106', false],
    ['DE', 'x01067', false],
    ['AT', '1010', true],
    ['AT', '0010', false],
    ['IE', 'D02 AF30', true],
    ['IE', 'D6W XY00', true],
    ['IE', 'DD2 AF30', false],
    ['FI', '00100', true],
    ['FI', '001000', false],
  ] as const)('of %s is %j: %s', (country, code, is) => {
    expect(isPostalCode(code, country, POSTAL_CODES)).toBe(is);
  });
});
