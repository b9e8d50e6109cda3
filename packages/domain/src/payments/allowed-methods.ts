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
