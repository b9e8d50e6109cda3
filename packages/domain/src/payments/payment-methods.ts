import { COUNTRIES, type Country } from '../locale';
import { COUNTRY_CURRENCY, CURRENCIES, type Currency } from '../money';

/** How a method works, for those who pay; each kind has its own symbol and hints. Source: decisions.md, Money. */
export const PAYMENT_METHOD_KINDS = [
  'direct_debit',
  'bank_transfer',
  'card',
  'online_banking',
  'mobile_wallet',
  'voucher',
  'wallet_service',
] as const;

export type PaymentMethodKind = (typeof PAYMENT_METHOD_KINDS)[number];

export interface PaymentMethod {
  kind: PaymentMethodKind;
  /** What people know it by; a brand keeps its name in every language. */
  name: string;
  countries: readonly Country[];
  currencies: readonly Currency[];
  /** Whether the provider can keep it for a repeat order. */
  storable: boolean;
}

const EURO_COUNTRIES = [
  'NL',
  'BE',
  'FR',
  'IT',
  'ES',
  'DE',
  'AT',
  'IE',
  'FI',
] as const satisfies readonly Country[];

/** The 24 ways to pay. Source: product.md §9. */
const PAYMENT_METHODS = {
  ideal: {
    kind: 'online_banking',
    name: 'iDEAL',
    countries: ['NL'],
    currencies: ['EUR'],
    storable: false,
  },
  bancontact: {
    kind: 'card',
    name: 'Bancontact',
    countries: ['BE'],
    currencies: ['EUR'],
    storable: false,
  },
  kbc: {
    kind: 'online_banking',
    name: 'KBC/CBC',
    countries: ['BE'],
    currencies: ['EUR'],
    storable: false,
  },
  belfius: {
    kind: 'online_banking',
    name: 'Belfius',
    countries: ['BE'],
    currencies: ['EUR'],
    storable: false,
  },
  cartes_bancaires: {
    kind: 'card',
    name: 'Cartes Bancaires',
    countries: ['FR'],
    currencies: ['EUR'],
    storable: true,
  },
  eps: {
    kind: 'online_banking',
    name: 'eps',
    countries: ['AT'],
    currencies: ['EUR'],
    storable: false,
  },
  przelewy24: {
    kind: 'online_banking',
    name: 'Przelewy24',
    countries: ['PL'],
    currencies: ['PLN', 'EUR'],
    storable: false,
  },
  blik: {
    kind: 'mobile_wallet',
    name: 'BLIK',
    countries: ['PL'],
    currencies: ['PLN'],
    storable: false,
  },
  postepay: {
    kind: 'card',
    name: 'Postepay',
    countries: ['IT'],
    currencies: ['EUR'],
    storable: true,
  },
  satispay: {
    kind: 'mobile_wallet',
    name: 'Satispay',
    countries: ['IT'],
    currencies: ['EUR'],
    storable: false,
  },
  bizum: {
    kind: 'mobile_wallet',
    name: 'Bizum',
    countries: ['ES'],
    currencies: ['EUR'],
    storable: false,
  },
  pay_by_bank: {
    kind: 'online_banking',
    name: 'Pay by Bank',
    countries: ['GB', 'IE'],
    currencies: ['GBP', 'EUR'],
    storable: false,
  },
  trustly: {
    kind: 'online_banking',
    name: 'Trustly',
    countries: ['SE', 'FI', 'NO', 'DK'],
    currencies: ['SEK', 'EUR', 'NOK', 'DKK'],
    storable: false,
  },
  swish: {
    kind: 'mobile_wallet',
    name: 'Swish',
    countries: ['SE'],
    currencies: ['SEK'],
    storable: false,
  },
  vipps: {
    kind: 'mobile_wallet',
    name: 'Vipps',
    countries: ['NO'],
    currencies: ['NOK'],
    storable: false,
  },
  mobilepay: {
    kind: 'mobile_wallet',
    name: 'MobilePay',
    countries: ['DK', 'FI'],
    currencies: ['DKK', 'EUR'],
    storable: false,
  },
  dankort: {
    kind: 'card',
    name: 'Dankort',
    countries: ['DK'],
    currencies: ['DKK'],
    storable: true,
  },
  twint: {
    kind: 'mobile_wallet',
    name: 'TWINT',
    countries: ['CH'],
    currencies: ['CHF'],
    storable: false,
  },
  creditcard: {
    kind: 'card',
    name: 'Credit card',
    countries: COUNTRIES,
    currencies: CURRENCIES,
    storable: true,
  },
  apple_pay: {
    kind: 'mobile_wallet',
    name: 'Apple Pay',
    countries: COUNTRIES,
    currencies: CURRENCIES,
    storable: false,
  },
  paypal: {
    kind: 'wallet_service',
    name: 'PayPal',
    countries: COUNTRIES,
    currencies: CURRENCIES,
    storable: true,
  },
  sepa_direct_debit: {
    kind: 'direct_debit',
    name: 'SEPA Direct Debit',
    countries: EURO_COUNTRIES,
    currencies: ['EUR'],
    storable: false,
  },
  bank_transfer: {
    kind: 'bank_transfer',
    name: 'Bank transfer',
    countries: EURO_COUNTRIES,
    currencies: ['EUR'],
    storable: false,
  },
  paysafecard: {
    kind: 'voucher',
    name: 'paysafecard',
    countries: COUNTRIES,
    currencies: CURRENCIES,
    storable: false,
  },
} as const satisfies Record<string, PaymentMethod>;

export type PaymentMethodKey = keyof typeof PAYMENT_METHODS;

/** The keys of the 24 methods. Source: product.md §9. */
export const PAYMENT_METHOD_KEYS = Object.keys(PAYMENT_METHODS) as [PaymentMethodKey, ...PaymentMethodKey[]];

/** Tells the key of a method from any other string. Source: decisions.md, Money. */
export function isPaymentMethodKey(value: unknown): value is PaymentMethodKey {
  return typeof value === 'string' && Object.hasOwn(PAYMENT_METHODS, value);
}

/** What is known of a method. Source: decisions.md, Money. */
export function paymentMethod(key: PaymentMethodKey): PaymentMethod {
  return PAYMENT_METHODS[key];
}

/**
 * The methods that a country's people can pay with in their own money, those of the country alone first. Source:
 * product.md §9.
 */
export function paymentMethodsIn(country: Country): PaymentMethodKey[] {
  return PAYMENT_METHOD_KEYS.filter((key) => {
    const { countries, currencies } = paymentMethod(key);
    return countries.includes(country) && currencies.includes(COUNTRY_CURRENCY[country]);
  });
}
