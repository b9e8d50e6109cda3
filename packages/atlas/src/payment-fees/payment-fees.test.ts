import { COUNTRIES } from '@vela/domain/locale';
import { COUNTRY_CURRENCY } from '@vela/domain/money';
import { paymentMethodsIn, transactionFee } from '@vela/domain/payments';
import { describe, expect, test } from 'vitest';
import { PAYMENT_FEES } from '.';

const EEA_AND_UK = COUNTRIES.filter((country) => !['US', 'CA', 'AU', 'NZ', 'CH'].includes(country));

describe('PAYMENT_FEES', () => {
  test.each(EEA_AND_UK)('are nothing in %s but for vouchers', (country) => {
    for (const key of paymentMethodsIn(country)) {
      const { amount } = transactionFee(key, country, PAYMENT_FEES);
      expect(amount === 0).toBe(key !== 'paysafecard');
    }
  });

  test.each(COUNTRIES)('are whole amounts in the money of %s', (country) => {
    for (const key of paymentMethodsIn(country)) {
      const { amount, currency } = transactionFee(key, country, PAYMENT_FEES);
      expect(currency).toBe(COUNTRY_CURRENCY[country]);
      expect(Number.isSafeInteger(amount) && amount >= 0).toBe(true);
    }
  });
});
