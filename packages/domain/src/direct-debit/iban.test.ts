import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatIban, isIban, maskIban, normalizeIban } from '.';
import { INVALID_IBANS, VALID_IBANS } from './testing';

describe('isIban', () => {
  test.each(VALID_IBANS)('takes %j', (iban) => {
    expect(isIban(iban)).toBe(true);
  });

  test.each(INVALID_IBANS)('refuses %j', (iban) => {
    expect(isIban(iban)).toBe(false);
  });

  const ibans = fc.constantFrom(...VALID_IBANS).map(normalizeIban);

  test('notices every digit that is typed wrong', () => {
    fc.assert(
      fc.property(ibans, fc.nat(), fc.integer({ min: 1, max: 9 }), (iban, at, by) => {
        const place = 2 + (at % (iban.length - 2));
        const digit = iban[place] ?? '';
        fc.pre(/\d/.test(digit));
        const wrong = String((Number(digit) + by) % 10);
        expect(isIban(iban.slice(0, place) + wrong + iban.slice(place + 1))).toBe(false);
      }),
    );
  });

  test('notices every two digits that are exchanged', () => {
    fc.assert(
      fc.property(ibans, fc.nat(), (iban, at) => {
        const place = at % (iban.length - 1);
        const [one = '', other = ''] = iban.slice(place);
        fc.pre(one !== other && /^\d\d$/.test(one + other));
        expect(isIban(iban.slice(0, place) + other + one + iban.slice(place + 2))).toBe(false);
      }),
    );
  });

  test('takes one however it is spaced', () => {
    fc.assert(
      fc.property(ibans, (iban) => {
        expect(isIban(formatIban(iban))).toBe(true);
        expect(isIban(iban.toLowerCase())).toBe(true);
        expect(normalizeIban(formatIban(iban))).toBe(iban);
      }),
    );
  });
});

test.each([
  ['NL91ABNA0417164300', 'NL91 ABNA 0417 1643 00'],
  ['no93 8601 1117947', 'NO93 8601 1117 947'],
  ['', ''],
])('formatIban of %j is %j', (typed, written) => {
  expect(formatIban(typed)).toBe(written);
});

test('maskIban keeps the country and the end', () => {
  expect(maskIban('nl91 abna 0417 1643 00')).toBe('NL•• •••• 4300');
});
