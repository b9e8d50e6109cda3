import { describe, expect, test } from 'vitest';
import { checkDirectDebitForm, type DirectDebitForm } from '.';

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
  callingCodes: { NL: '31', BE: '', FR: '', IT: '', ES: '', DE: '', AT: '', IE: '', FI: '' },
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
