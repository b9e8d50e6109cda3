import type { PaymentMethodKey } from '@vela/domain/payments';

/** What a provider calls a method; none where it doesn't offer it. */
export interface ProviderNames {
  mollie?: string;
  stripe?: string;
}

/** What each provider calls each method, for those that offer it. The sandbox offers all, by their keys. */
export const PROVIDER_NAMES = {
  ideal: { mollie: 'ideal', stripe: 'ideal' },
  bancontact: { mollie: 'bancontact', stripe: 'bancontact' },
  kbc: { mollie: 'kbc' },
  belfius: { mollie: 'belfius' },
  cartes_bancaires: { mollie: 'creditcard', stripe: 'card' },
  eps: { mollie: 'eps', stripe: 'eps' },
  przelewy24: { mollie: 'przelewy24', stripe: 'p24' },
  blik: { mollie: 'blik', stripe: 'blik' },
  postepay: { mollie: 'creditcard', stripe: 'card' },
  satispay: { mollie: 'satispay', stripe: 'satispay' },
  bizum: { mollie: 'bizum', stripe: 'bizum' },
  pay_by_bank: { mollie: 'paybybank', stripe: 'pay_by_bank' },
  trustly: { mollie: 'trustly' },
  swish: { mollie: 'swish', stripe: 'swish' },
  vipps: { mollie: 'vipps' },
  mobilepay: { mollie: 'mobilepay', stripe: 'mobilepay' },
  dankort: { mollie: 'creditcard' },
  twint: { mollie: 'twint', stripe: 'twint' },
  creditcard: { mollie: 'creditcard', stripe: 'card' },
  apple_pay: { mollie: 'applepay', stripe: 'card' },
  paypal: { mollie: 'paypal', stripe: 'paypal' },
  sepa_direct_debit: { mollie: 'directdebit', stripe: 'sepa_debit' },
  bank_transfer: { mollie: 'banktransfer', stripe: 'customer_balance' },
  paysafecard: { mollie: 'paysafecard' },
} as const satisfies Record<PaymentMethodKey, ProviderNames>;
