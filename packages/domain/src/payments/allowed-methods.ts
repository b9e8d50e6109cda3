import type { Country } from '../locale';
import { paymentMethod, paymentMethodsIn, type PaymentMethodKey } from './payment-methods';

/**
 * The payment methods that a member may use in a country: all that it has, without direct debit if that is
 * blocked for the member. Source: product.md §8; decisions.md, Money.
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
