import type { OrderStatus } from '../payments';

/** Whether a member's orders make a premium member: one that was paid and neither returned nor reversed. */
export function isPremiumBy(orders: readonly OrderStatus[]): boolean {
  return orders.includes('completed');
}
