import { describe, expect, test } from 'vitest';
import { COUNTRIES } from '../locale';
import { paymentMethod } from '../payments';
import { isDirectDebitCountry, isPostalCode } from '.';

test('direct debit is for the countries of its payment method', () => {
  const { countries } = paymentMethod('sepa_direct_debit');
  expect(COUNTRIES.filter(isDirectDebitCountry).toSorted()).toEqual(countries.toSorted());
  expect(isDirectDebitCountry('toString')).toBe(false);
});

const ANY = /^/;
const forms = {
  NL: /^\d{4}[A-Z]{2}$/,
  BE: ANY,
  FR: ANY,
  IT: ANY,
  ES: ANY,
  DE: ANY,
  AT: ANY,
  IE: ANY,
  FI: ANY,
};

describe('isPostalCode', () => {
  test.each([
    ['3511AB', true],
    ['3511 ab', true],
    ['3511-AB', true],
    ['3511', false],
    ['', false],
  ])('%j is one of the country, however it is written: %s', (code, is) => {
    expect(isPostalCode(code, 'NL', forms)).toBe(is);
  });
});
