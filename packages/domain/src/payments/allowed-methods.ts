import type { Country } from '../locale';
import { paymentMethod, paymentMethodsIn, type PaymentMethodKey } from './payment-methods';

/**
 * How a member may pay from a country: all that it has, but not by direct debit for whom it is blocked. Source:
 * product.md §8; decisions.md, Money.
 */
export function allowedMethods({
  country,
  isDebitBlocked,
}: {
  country: Country;
  isDebitBlocked: boolean;
}): PaymentMethodKey[] {
  return paymentMethodsIn(country).filter(
    (key) => !isDebitBlocked || paymentMethod(key).kind !== 'direct_debit',
  );
}

/**
 * What is wrong with the bank that an order names, or `null`: where a method lists banks one of them is named, elsewhere
 * none is. Codes: `required`, `unknown_option`. Source: decisions.md, Routes.
 */
export function checkIssuer(
  key: PaymentMethodKey,
  issuer: string | undefined,
): 'required' | 'unknown_option' | null {
  const { issuers } = paymentMethod(key);
  if (issuer === undefined) return issuers ? 'required' : null;
  return issuers?.some(({ id }) => id === issuer) ? null : 'unknown_option';
}
