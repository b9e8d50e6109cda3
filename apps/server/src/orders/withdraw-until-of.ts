import { withdrawUntil } from '@vela/domain/credits';
import type { Site } from '../core/site';
import type { OrderRow } from './order-rows';

/** Returns the time until which an order can be withdrawn from; null before its credits were added. */
export function withdrawUntilOf(
  { completed_at: completedAt, refund_days: promisedDays }: Pick<OrderRow, 'completed_at' | 'refund_days'>,
  site: Pick<Site, 'settings'>,
): Date | null {
  return completedAt && withdrawUntil({ completedAt, promisedDays }, site.settings);
}
