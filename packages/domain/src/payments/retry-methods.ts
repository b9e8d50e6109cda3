import { COUNTRIES, type Country } from '../locale';
import {
  paymentMethod,
  paymentMethodsIn,
  type PaymentMethodKey,
  type PaymentMethodKind,
} from './payment-methods';

/**
 * Returns what is offered for a repeat order whose stored method failed; `null` where the country has none of
 * the kind.
 */
export interface RetryMethods {
  /** A card that is typed in. */
  card: PaymentMethodKey | null;
  walletService: PaymentMethodKey | null;
}

/**
 * Returns how a repeat order can be tried once more when its stored card failed: with a card, the one that is
 * taken in every country, or by a wallet service that is. Source: product.md §4, Payment.
 */
export function retryMethods(country: Country): RetryMethods {
  const takenEverywhere = (kind: PaymentMethodKind): PaymentMethodKey | null =>
    paymentMethodsIn(country).find((key) => {
      const method = paymentMethod(key);
      return method.kind === kind && COUNTRIES.every((each) => method.countries.includes(each));
    }) ?? null;
  return { card: takenEverywhere('card'), walletService: takenEverywhere('wallet_service') };
}
