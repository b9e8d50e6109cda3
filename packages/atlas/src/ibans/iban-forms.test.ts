import { isIban } from '@vela/domain/direct-debit';
import { INVALID_IBANS, VALID_IBANS } from '@vela/domain/direct-debit/testing';
import { describe, expect, test } from 'vitest';
import { IBAN_FORMS } from '.';

describe('IBAN_FORMS', () => {
  test.each(VALID_IBANS)('take %j', (iban) => {
    expect(isIban(iban, IBAN_FORMS)).toBe(true);
  });

  test.each(INVALID_IBANS)('reject %j', (iban) => {
    expect(isIban(iban, IBAN_FORMS)).toBe(false);
  });

  test('are all held to an IBAN of the register', () => {
    const tried = new Set(VALID_IBANS.map((iban) => iban.trim().slice(0, 2).toUpperCase()));
    expect(Object.keys(IBAN_FORMS).filter((country) => !tried.has(country))).toEqual([]);
  });
});
