import { describe, expect, test } from 'vitest';
import { COUNTRIES } from '../locale';
import { paymentMethod } from '../payments';
import { addMs, DAY, MINUTE, SECOND } from '../time';
import {
  checkDirectDebitForm,
  codeSent,
  codeTyped,
  isDirectDebitCountry,
  isPostalCode,
  nextCodeAt,
  normalizeMobile,
  readSmsCode,
  type Confirmation,
  type DirectDebitForm,
} from '.';

const now = new Date('2026-11-21T12:00:00Z');

test('direct debit is for the countries of its payment method', () => {
  const { countries } = paymentMethod('sepa_direct_debit');
  expect(COUNTRIES.filter(isDirectDebitCountry).toSorted()).toEqual(countries.toSorted());
  expect(isDirectDebitCountry('toString')).toBe(false);
});

const ANY = /^/;
const rules = {
  country: 'NL',
  ibanForms: { NL: '4a10n' },
  postalCodes: {
    NL: /^\d{4}[A-Z]{2}$/,
    BE: ANY,
    FR: ANY,
    IT: ANY,
    ES: ANY,
    DE: ANY,
    AT: ANY,
    IE: ANY,
    FI: ANY,
  },
} as const;

describe('checkDirectDebitForm', () => {
  const form: DirectDebitForm = {
    account_holder: 'R. de Vries',
    iban: 'NL91 ABNA 0417 1643 00',
    street: 'Oudegracht',
    house_number: '12 bis',
    postal_code: '3511 AB',
    city: 'Utrecht',
    mobile: '06-12345678',
    authorized: true,
  };

  test('finds nothing wrong with a whole form', () => {
    expect(checkDirectDebitForm(form, rules)).toEqual([]);
  });

  test('finds all that is missing, in the order of the form', () => {
    const empty = Object.fromEntries(
      Object.keys(form).map((path) => [path, ' ']),
    ) as unknown as DirectDebitForm;
    expect(checkDirectDebitForm({ ...empty, authorized: false }, rules)).toEqual([
      ...Object.keys(form)
        .slice(0, -1)
        .map((path) => ({ path, code: 'required' })),
      { path: 'authorized', code: 'authorization_required' },
    ]);
  });

  test.each([
    [{ iban: 'NL91 ABNA 0417 1643 01' }, { path: 'iban', code: 'iban_invalid' }],
    [{ postal_code: '35111' }, { path: 'postal_code', code: 'invalid' }],
    [{ mobile: '06-x' }, { path: 'mobile', code: 'invalid' }],
    [{ authorized: false }, { path: 'authorized', code: 'authorization_required' }],
  ] as const)('%j: %j', (changes, problem) => {
    expect(checkDirectDebitForm({ ...form, ...changes }, rules)).toEqual([problem]);
  });

  test.each([
    ['account_holder', 70],
    ['street', 70],
    ['house_number', 16],
    ['city', 35],
  ] as const)('takes a %s of %i characters, as a person counts, and no more', (path, limit) => {
    const tooLong = { path, code: 'too_long', params: { limit } };
    expect(checkDirectDebitForm({ ...form, [path]: ` ${'👍🏽'.repeat(limit)} ` }, rules)).toEqual([]);
    expect(checkDirectDebitForm({ ...form, [path]: 'x'.repeat(limit + 1) }, rules)).toEqual([tooLong]);
  });

  test('takes a postal code of 16 characters for too long, not for wrong', () => {
    const problems = checkDirectDebitForm({ ...form, postal_code: '1'.repeat(17) }, rules);
    expect(problems).toEqual([{ path: 'postal_code', code: 'too_long', params: { limit: 16 } }]);
  });
});

describe('isPostalCode', () => {
  test.each([
    ['3511AB', true],
    ['3511 ab', true],
    ['3511-AB', true],
    ['3511', false],
    ['', false],
  ])('%j is one of the country, however it is written: %s', (code, is) => {
    expect(isPostalCode(code, 'NL', rules.postalCodes)).toBe(is);
  });
});

describe('normalizeMobile', () => {
  test.each([
    ['NL', '06 12345678', '+31612345678'],
    ['NL', '06-12.34/56(78)', '+31612345678'],
    ['NL', '612345678', '+31612345678'],
    ['NL', '612345670', '+31612345670'],
    ['NL', '06 12 00 45 67', '+31612004567'],
    ['NL', '+31 6 12345678', '+31612345678'],
    ['NL', '0031612345678', '+31612345678'],
    ['NL', '+31 (0)6 12345678', '+31612345678'],
    ['NL', '0031 (0)6 12345678', '+31612345678'],
    ['NL', '+31 06 12345678', '+31612345678'],
    ['NL', '31612345678', '+31612345678'],
    ['NL', '+4915112345678', '+4915112345678'],
    ['NL', '0049 151 12345678', '+4915112345678'],
    ['BE', '0470 12 34 56', '+32470123456'],
    ['FR', '06 12 34 56 78', '+33612345678'],
    ['DE', '0151 12345678', '+4915112345678'],
    ['AT', '0664 1234567', '+436641234567'],
    ['IE', '085 123 4567', '+353851234567'],
    ['FI', '040 1234567', '+358401234567'],
    ['IT', '347 1234567', '+393471234567'],
    ['IT', '06 1234567', '+39061234567'],
    ['IT', '+39 347 1234567', '+393471234567'],
    ['IT', '391 1234567', '+393911234567'],
    ['ES', '612 34 56 78', '+34612345678'],
    ['ES', '34 612 34 56 78', '+34612345678'],
    ['ES', '+34 612 34 56 78', '+34612345678'],
    ['NL', '+1234567', null],
    ['NL', '+12345678', '+12345678'],
    ['NL', '+123456789012345', '+123456789012345'],
    ['NL', '+1234567890123456', null],
    ['NL', '+0612345678', null],
    ['NL', 'x+31612345678', null],
    ['NL', '06 12x45678', null],
    ['NL', '', null],
  ] as const)('in %s of %j is %j', (country, typed, number) => {
    expect(normalizeMobile(typed, country)).toBe(number);
  });
});

describe('the code by text message', () => {
  test.each([
    ['123456', '123456'],
    [' 123 456 ', '123456'],
    ['123-456', '123456'],
    ['12345', null],
    ['1234567', null],
    ['12345x', null],
    ['x12345', null],
    ['١٢٣٤٥٦', null],
    ['', null],
  ])('is read from %j as %j', (typed, code) => {
    expect(readSmsCode(typed)).toBe(code);
  });

  const sent = codeSent(now);
  const wrongTimes = (count: number): Confirmation => ({
    status: 'code_sent',
    sentAt: now,
    wrongCodes: count,
  });

  test.each([
    [0, { next: { status: 'confirmed' }, refusal: null }],
    [10 * MINUTE - 1, { next: { status: 'confirmed' }, refusal: null }],
    [10 * MINUTE, { next: { status: 'form' }, refusal: 'code_invalid' }],
    [10 * MINUTE + 1, { next: { status: 'form' }, refusal: 'code_invalid' }],
  ])('typed right after %i ms: %j', (afterMs, typed) => {
    expect(codeTyped(sent, { isRight: true, now: addMs(now, afterMs) })).toEqual(typed);
  });

  test.each([
    [0, wrongTimes(1)],
    [3, wrongTimes(4)],
    [4, { status: 'form' }],
  ] as const)('typed wrong after %i wrong ones leads on to %j', (before, next) => {
    expect(codeTyped(wrongTimes(before), { isRight: false, now })).toEqual({ next, refusal: 'code_invalid' });
  });

  test.each([{ status: 'form' }, { status: 'confirmed' }] as const)(
    'can’t be typed in %j',
    (confirmation) => {
      const typed = codeTyped(confirmation, { isRight: true, now });
      expect(typed).toEqual({ next: confirmation, refusal: 'code_invalid' });
    },
  );

  test('is never guessed: whatever is typed wrong, five times is the end of it', () => {
    let confirmation: Confirmation = sent;
    for (let tries = 0; tries < 5; tries += 1) {
      expect(confirmation.status).toBe('code_sent');
      confirmation = codeTyped(confirmation, { isRight: false, now }).next;
    }
    expect(confirmation).toEqual({ status: 'form' });
  });

  test.each([
    [[], null],
    [[59 * SECOND], SECOND],
    [[60 * SECOND], null],
    [[2 * MINUTE, 59 * SECOND], SECOND],
    [[59 * SECOND, 2 * MINUTE], SECOND],
    [[5, 6, 7, 8].map((minutes) => minutes * MINUTE), null],
    [[5, 6, 7, 8, 9].map((minutes) => minutes * MINUTE), DAY - 9 * MINUTE],
    [[5 * MINUTE, 6 * MINUTE, 7 * MINUTE, 8 * MINUTE, DAY - 1], 1],
    [[5 * MINUTE, 6 * MINUTE, 7 * MINUTE, 8 * MINUTE, DAY], null],
  ])('sent %j ms ago may go out again in %j ms', (agoMs, inMs) => {
    const sentAt = agoMs.map((ms) => addMs(now, -ms));
    expect(nextCodeAt(sentAt, now)).toEqual(inMs === null ? null : addMs(now, inMs));
  });
});
