import type { Country } from '../locale';
import {
  paymentMethod,
  paymentMethodsIn,
  type PaymentMethodKey,
  type PaymentMethodKind,
} from './payment-methods';

/** What is offered for a repeat order whose kept method was refused; `null` where the country has none of the kind. */
export interface RetryMethods {
  /** A card that is typed in. */
  card: PaymentMethodKey | null;
  walletService: PaymentMethodKey | null;
}

/**
 * How a repeat order can be tried once more when its kept card was refused: with a card, the one that is taken everywhere,
 * or by a wallet service. Source: product.md §4, Payment.
 */
export function retryMethods(country: Country): RetryMethods {
  const lastOf = (kind: PaymentMethodKind): PaymentMethodKey | null =>
    paymentMethodsIn(country).findLast((key) => paymentMethod(key).kind === kind) ?? null;
  return { card: lastOf('card'), walletService: lastOf('wallet_service') };
}
