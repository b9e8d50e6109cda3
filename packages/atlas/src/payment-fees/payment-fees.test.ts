import { COUNTRIES } from '@vela/domain/locale';
import { COUNTRY_CURRENCY } from '@vela/domain/money';
import { PACKAGE_IDS } from '@vela/domain/credits';
import { paymentMethod, paymentMethodsIn, transactionFee } from '@vela/domain/payments';
import { describe, expect, test } from 'vitest';
import { PACKAGE_PRICES } from '../package-prices';
import { PAYMENT_FEES } from '.';

const EEA_AND_UK = COUNTRIES.filter((country) => !['US', 'CA', 'AU', 'NZ', 'CH'].includes(country));

/**
 * What a provider is taken to keep of a payment at the least, by the hundred, and minor units for each: cautious guesses, no price
 * list. An operator puts in what their own contract says.
 */
const ASSUMED_COSTS = new Map([
  ['card', { percent: 1.7, each: 25 }],
  ['voucher', { percent: 10, each: 0 }],
]);

/** The greatest discount that an offer gives by default. */
const GREATEST_DISCOUNT = 50;

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

  test.each(COUNTRIES)(
    'are never above their assumed cost in %s, whatever is bought and at whatever discount',
    (country) => {
      const prices = PACKAGE_IDS.map((id) => PACKAGE_PRICES[COUNTRY_CURRENCY[country]][id]);
      for (const key of paymentMethodsIn(country)) {
        const { percent, each } = ASSUMED_COSTS.get(paymentMethod(key).kind) ?? { percent: 0, each: 0 };
        const { amount } = transactionFee(key, country, PAYMENT_FEES);
        for (const price of prices)
          for (let discount = 0; discount <= GREATEST_DISCOUNT; discount += 1) {
            const paid = (price * (100 - discount)) / 100;
            expect(amount).toBeLessThanOrEqual((paid * percent) / 100 + each);
          }
      }
    },
  );
});
