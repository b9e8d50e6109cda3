import { nextOfQuota } from '../limits';

/** How many orders of the last day a member may have that are neither paid nor given up. Source: decisions.md, Setting values. */
export const OPEN_ORDERS_MAX = 20;

/**
 * How long an order stays that nobody paid for, in days: longer than any provider takes to report a payment, and than a direct debit can be
 * returned. Source: decisions.md, Money.
 */
export const UNPAID_ORDER_KEPT_DAYS = 60;

/** When a member with orders that are open since then may place the next; `null` for now. Source: decisions.md, Setting values. */
export function nextOrderAt(openSince: readonly Date[], now: Date): Date | null {
  return nextOfQuota(OPEN_ORDERS_MAX, openSince, now);
}
