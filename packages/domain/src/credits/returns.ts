import type { OrderStatus } from '../payments';
import { addMs, DAY } from '../time';

/**
 * Until when a purchase can be withdrawn from: a site's `refund_days`, exactly, after the credits came. Source:
 * product.md §1; decisions.md, Money.
 */
export function withdrawUntil(completedAt: Date, refundDays: number): Date {
  return addMs(completedAt, refundDays * DAY);
}

/**
 * Whether a purchase can be withdrawn from at `now`: paid, neither returned nor reversed, and before its last moment.
 * Source: product.md §1; decisions.md, Money.
 */
export function isWithdrawable(
  { status, until }: { status: OrderStatus; until: Date | null },
  now: Date,
): boolean {
  return status === 'completed' && until !== null && now < until;
}

/**
 * What goes back of a payment: the unused share of what was paid, fee included, rounded down to the minor
 * unit. `unused` is at most `credits`. Source: decisions.md, Money.
 */
export function unusedShare({
  paid,
  credits,
  unused,
}: {
  paid: number;
  credits: number;
  unused: number;
}): number {
  return Math.floor((paid * unused) / credits);
}
