import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { paymentMethod, type PaymentMethodKey } from '@vela/domain/payments';

/** The methods that are words; a brand is called the same everywhere. */
const TEXTS: Partial<Record<PaymentMethodKey, MessageDescriptor>> = {
  creditcard: msg`Credit card`,
  bank_transfer: msg`Bank transfer`,
  sepa_direct_debit: msg`SEPA direct debit`,
};

/**
 * The same in the middle of a sentence, where only German writes such words with a capital; a brand or an abbreviation keeps
 * its own.
 */
export function paymentMethodInText(i18n: I18n, key: PaymentMethodKey): string {
  const name = paymentMethodName(i18n, key);
  const isPlainWord = TEXTS[key] !== undefined && /^\p{Lu}\p{Ll}/u.test(name);
  if (!isPlainWord || i18n.locale === 'de') return name;
  return name.charAt(0).toLocaleLowerCase(i18n.locale) + name.slice(1);
}

/** What a payment method is called in the reader's language. */
export function paymentMethodName(i18n: I18n, key: PaymentMethodKey): string {
  const text = TEXTS[key];
  return text ? i18n._(text) : paymentMethod(key).name;
}

/** Whether what it is called is a name, which no translation of the page may touch. */
export function isPaymentBrand(key: PaymentMethodKey): boolean {
  return TEXTS[key] === undefined;
}
