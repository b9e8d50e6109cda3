import { withdrawUntil } from '@vela/domain/credits';
import type { Site } from '../core/site';
import type { OrderRow } from './order-rows';

/** Returns the time until which an order can be withdrawn from; null before its credits were added, and for another person's. */
export function withdrawUntilOf(
  {
    completed_at: completedAt,
    refund_days: promisedDays,
    left_behind: isOfAnother,
  }: Pick<OrderRow, 'completed_at' | 'refund_days' | 'left_behind'>,
  site: Pick<Site, 'settings'>,
): Date | null {
  if (isOfAnother) return null;
  return completedAt && withdrawUntil({ completedAt, promisedDays }, site.settings);
}
