import { roundPriceDown, type Money } from '../money';

/**
 * The price after a discount of whole per cents, rounded down as prices of its currency are. Source: decisions.md,
 * Money.
 */
export function discountedPrice({ amount, currency }: Money, percentage: number): Money {
  return roundPriceDown({ amount: Math.floor((amount * (100 - percentage)) / 100), currency });
}
