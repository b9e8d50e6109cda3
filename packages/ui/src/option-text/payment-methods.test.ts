import { setupI18n } from '@lingui/core';
import { PAYMENT_METHOD_KEYS } from '@vela/domain/payments';
import { describe, expect, it } from 'vitest';
import { isPaymentBrand, paymentMethodInText, paymentMethodName } from './payment-methods';

const i18n = setupI18n({ locale: 'en', messages: { en: {} } });

describe('paymentMethodName', () => {
  it.each([
    ['creditcard', 'Credit card'],
    ['ideal', 'iDEAL'],
  ] as const)('of %s is %s', (key, name) => {
    expect(paymentMethodName(i18n, key)).toBe(name);
  });

  it('gives each another name', () => {
    expect(new Set(PAYMENT_METHOD_KEYS.map((key) => paymentMethodName(i18n, key))).size).toBe(24);
  });
});

describe('paymentMethodInText', () => {
  it.each([
    ['creditcard', 'en', 'credit card'],
    ['bank_transfer', 'nl', 'bank transfer'],
    ['sepa_direct_debit', 'en', 'SEPA direct debit'],
    ['paypal', 'en', 'PayPal'],
    ['ideal', 'en', 'iDEAL'],
    ['creditcard', 'de', 'Credit card'],
  ] as const)('of %s in %s is %s', (key, locale, name) => {
    expect(paymentMethodInText(setupI18n({ locale, messages: { [locale]: {} } }), key)).toBe(name);
  });
});

describe('isPaymentBrand', () => {
  it.each([
    ['paypal', true],
    ['ideal', true],
    ['paysafecard', true],
    ['creditcard', false],
    ['bank_transfer', false],
  ] as const)('of %s is %s', (key, is) => {
    expect(isPaymentBrand(key)).toBe(is);
  });
});
