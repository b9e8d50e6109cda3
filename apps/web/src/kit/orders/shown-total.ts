import type { Money } from '@vela/contract/entities/money';
import { orderTotal } from '@vela/domain/payments';

/** What a bill comes to: the price after its discount and the fee, which the server counts in one currency. */
export function shownTotal({ price, fee }: { price: Money; fee: Money | null }): Money {
  return { ...price, amount: orderTotal({ price: price.amount, fee: fee?.amount ?? 0 }) };
}
