import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatIban, isIban, maskIban, normalizeIban } from '.';
import { INVALID_IBANS, VALID_IBANS } from './testing';

/** Some of SEPA, with all there is in a form. */
const FORMS = { DE: '18n', FR: '10n11c2n', IT: '1a10n12c', MT: '4a5n18c', NL: '4a10n', NO: '11n' };

const KNOWN = VALID_IBANS.filter((iban) => Object.hasOwn(FORMS, normalizeIban(iban).slice(0, 2)));

describe('isIban', () => {
  test.each(KNOWN)('takes %j', (iban) => {
    expect(isIban(iban, FORMS)).toBe(true);
  });

  test.each(INVALID_IBANS)('rejects %j', (iban) => {
    expect(isIban(iban, FORMS)).toBe(false);
  });

  test('rejects one of a country without a form', () => {
    expect(isIban('BE68539007547034', FORMS)).toBe(false);
    expect(isIban('BE68539007547034', { ...FORMS, BE: '12n' })).toBe(true);
  });

  const ibans = fc.constantFrom(...KNOWN).map(normalizeIban);

  test('notices every digit that is typed wrong', () => {
    fc.assert(
      fc.property(ibans, fc.nat(), fc.integer({ min: 1, max: 9 }), (iban, at, by) => {
        const place = 2 + (at % (iban.length - 2));
        const digit = iban[place] ?? '';
        fc.pre(/\d/.test(digit));
        const wrong = String((Number(digit) + by) % 10);
        expect(isIban(iban.slice(0, place) + wrong + iban.slice(place + 1), FORMS)).toBe(false);
      }),
    );
  });

  test('notices every two digits that are exchanged', () => {
    fc.assert(
      fc.property(ibans, fc.nat(), (iban, at) => {
        const place = at % (iban.length - 1);
        const [one = '', other = ''] = iban.slice(place);
        fc.pre(one !== other && /^\d\d$/.test(one + other));
        expect(isIban(iban.slice(0, place) + other + one + iban.slice(place + 2), FORMS)).toBe(false);
      }),
    );
  });

  test('takes one however it is spaced', () => {
    fc.assert(
      fc.property(ibans, (iban) => {
        expect(isIban(formatIban(iban), FORMS)).toBe(true);
        expect(isIban(iban.toLowerCase(), FORMS)).toBe(true);
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
