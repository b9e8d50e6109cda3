import type { OrderStatus } from '../payments';
import type { SiteSettings } from '../sites';
import { addMs, DAY } from '../time';

/** What a purchase was promised. */
export interface Promised {
  /** The time when the credits were added. */
  completedAt: Date;
  /** The site's `refund_days` when it was ordered; null for an order from before these were stored. */
  promisedDays: number | null;
}

/**
 * Returns the time until which a purchase can be withdrawn from, exactly, after the credits were added: the
 * site's `refund_days` of when it was ordered, or of now if these are more. A promise is never shortened, and
 * what the site promises everyone now holds for all. Source: product.md §1; decisions.md, Money.
 */
export function withdrawUntil(
  { completedAt, promisedDays }: Promised,
  { refund_days }: Pick<SiteSettings, 'refund_days'>,
): Date {
  return addMs(completedAt, Math.max(promisedDays ?? 0, refund_days) * DAY);
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
