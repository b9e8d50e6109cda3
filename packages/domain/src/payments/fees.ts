import type { Country } from '../locale';
import { COUNTRY_CURRENCY, type Currency, type Money } from '../money';
import { paymentMethod, type PaymentMethodKey, type PaymentMethodKind } from './payment-methods';

/** The countries served whose law knows no ban on a fee for consumer cards and SEPA payments, as Directive 2015/2366, Article 62 is one. */
const SURCHARGE_ALLOWED: readonly Country[] = ['CH', 'US', 'CA', 'AU', 'NZ'];

/** Not the cards, also those in a phone, nor what goes from account to account by SEPA, which that article is about. */
const OTHER_KINDS: readonly PaymentMethodKind[] = ['voucher', 'wallet_service'];

/** What each method that has a fee takes for one payment of any size, in minor units. */
export type PaymentFees = Readonly<Partial<Record<PaymentMethodKey, Partial<Record<Currency, number>>>>>;

/**
 * What a payment costs beside its price: nothing for consumer cards and SEPA in the EEA and the United Kingdom,
 * elsewhere what `fees` has, which is no more than what the provider takes. Source: decisions.md, Honest by construction.
 */
export function transactionFee(key: PaymentMethodKey, country: Country, fees: PaymentFees): Money {
  const currency = COUNTRY_CURRENCY[country];
  return {
    amount: maySurcharge(paymentMethod(key).kind, country) ? (fees[key]?.[currency] ?? 0) : 0,
    currency,
  };
}

/** Whether the law of a country lets a fee be taken for a kind of method. Source: Directive 2015/2366, Article 62. */
export function maySurcharge(kind: PaymentMethodKind, country: Country): boolean {
  return SURCHARGE_ALLOWED.includes(country) || OTHER_KINDS.includes(kind);
}

/** What is paid in all, in the minor unit: the price after its discount, and the fee. Source: product.md §9. */
export function orderTotal({ price, fee }: { price: number; fee: number }): number {
  return price + fee;
}

/**
 * Whether nothing is to be paid, after a discount of 100%: such an order is completed without a provider. Source: our own
 * choice, since none takes a payment of nothing.
 */
export function isFree(order: { price: number; fee: number }): boolean {
  return orderTotal(order) === 0;
}
