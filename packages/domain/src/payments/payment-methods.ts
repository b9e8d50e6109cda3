import { COUNTRIES, type Country } from '../locale';
import { COUNTRY_CURRENCY, CURRENCIES, type Currency } from '../money';

/** How a method works, for those who pay; each kind has its own symbol and hints. Source: decisions.md, Money. */
export type PaymentMethodKind =
  | 'direct_debit'
  | 'bank_transfer'
  | 'card'
  | 'online_banking'
  | 'mobile_wallet'
  | 'voucher'
  | 'wallet_service';

export interface PaymentMethod {
  kind: PaymentMethodKind;
  /** What people know it by; a brand keeps its name in every language. */
  name: string;
  countries: readonly Country[];
  currencies: readonly Currency[];
  /** That the provider can keep it for a repeat order. */
  storable?: true;
}

const EURO_COUNTRIES = COUNTRIES.filter((country) => COUNTRY_CURRENCY[country] === 'EUR');

/** The 24 ways to pay. Source: product.md §9. */
const PAYMENT_METHODS = {
  ideal: {
    kind: 'online_banking',
    name: 'iDEAL',
    countries: ['NL'],
    currencies: ['EUR'],
  },
  bancontact: {
    kind: 'card',
    name: 'Bancontact',
    countries: ['BE'],
    currencies: ['EUR'],
  },
  kbc: {
    kind: 'online_banking',
    name: 'KBC/CBC',
    countries: ['BE'],
    currencies: ['EUR'],
  },
  belfius: {
    kind: 'online_banking',
    name: 'Belfius',
    countries: ['BE'],
    currencies: ['EUR'],
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
  },
  przelewy24: {
    kind: 'online_banking',
    name: 'Przelewy24',
    countries: ['PL'],
    currencies: ['PLN', 'EUR'],
  },
  blik: {
    kind: 'mobile_wallet',
    name: 'BLIK',
    countries: ['PL'],
    currencies: ['PLN'],
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
  },
  bizum: {
    kind: 'mobile_wallet',
    name: 'Bizum',
    countries: ['ES'],
    currencies: ['EUR'],
  },
  pay_by_bank: {
    kind: 'online_banking',
    name: 'Pay by Bank',
    countries: ['GB', 'IE'],
    currencies: ['GBP', 'EUR'],
  },
  trustly: {
    kind: 'online_banking',
    name: 'Trustly',
    countries: ['SE', 'FI', 'NO', 'DK'],
    currencies: ['SEK', 'EUR', 'NOK', 'DKK'],
  },
  swish: {
    kind: 'mobile_wallet',
    name: 'Swish',
    countries: ['SE'],
    currencies: ['SEK'],
  },
  vipps: {
    kind: 'mobile_wallet',
    name: 'Vipps',
    countries: ['NO'],
    currencies: ['NOK'],
  },
  mobilepay: {
    kind: 'mobile_wallet',
    name: 'MobilePay',
    countries: ['DK', 'FI'],
    currencies: ['DKK', 'EUR'],
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
  },
  bank_transfer: {
    kind: 'bank_transfer',
    name: 'Bank transfer',
    countries: EURO_COUNTRIES,
    currencies: ['EUR'],
  },
  paysafecard: {
    kind: 'voucher',
    name: 'paysafecard',
    countries: COUNTRIES,
    currencies: CURRENCIES,
  },
} as const satisfies Record<string, PaymentMethod>;

export type PaymentMethodKey = keyof typeof PAYMENT_METHODS;

/** The kinds that there is a method of, which are all of them. Source: decisions.md, Money. */
export const PAYMENT_METHOD_KINDS: PaymentMethodKind[] = [
  ...new Set(Object.values(PAYMENT_METHODS).map(({ kind }) => kind)),
];

/** The keys of the 24 methods. Source: product.md §9. */
export const PAYMENT_METHOD_KEYS = Object.keys(PAYMENT_METHODS) as [PaymentMethodKey, ...PaymentMethodKey[]];

/** Whether a string is the key of a method. Source: decisions.md, Money. */
export function isPaymentMethodKey(value: unknown): value is PaymentMethodKey {
  return typeof value === 'string' && Object.hasOwn(PAYMENT_METHODS, value);
}

/** What is known of a method. Source: decisions.md, Money. */
export function paymentMethod(key: PaymentMethodKey): PaymentMethod {
  return PAYMENT_METHODS[key];
}

/**
 * Whether a method is stored for repeat orders: if the provider can, and if the member `asked` for it. Source: product.md
 * §1, which doesn't have the question.
 */
export function keepsMethod(key: PaymentMethodKey, asked: boolean): boolean {
  return asked && paymentMethod(key).storable === true;
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
