import type { OrderStatus } from '../payments';

/**
 * What a purchase makes of its member, at once: premium, until no paid order is left, and the welcome offer had for good.
 * Source: product.md §1, §4; decisions.md, Money.
 */
export const AFTER_PURCHASE = { paidUser: true, welcomeUsed: true } as const;

/**
 * Whether a member's orders make a premium member: one that was paid and neither returned nor reversed. Source:
 * product.md §1; decisions.md, Money.
 */
export function isPremiumBy(orders: readonly OrderStatus[]): boolean {
  return orders.includes('completed');
}
