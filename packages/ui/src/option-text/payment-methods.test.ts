import { setupI18n } from '@lingui/core';
import { PAYMENT_METHOD_KEYS } from '@vela/domain/payments';
import { describe, expect, it } from 'vitest';
import { paymentMethodName } from './payment-methods';

const i18n = setupI18n({ locale: 'en', messages: { en: {} } });

describe('paymentMethodName', () => {
  it.each([
    ['creditcard', 'Credit card'],
    ['ideal', 'iDEAL'],
  ] as const)('of %s is %s', (key, name) => {
    expect(paymentMethodName(i18n, key)).toBe(name);
  });

  it('tells all apart', () => {
    expect(new Set(PAYMENT_METHOD_KEYS.map((key) => paymentMethodName(i18n, key))).size).toBe(24);
  });
});
