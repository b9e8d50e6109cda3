import { addMs, DAY } from '../time';

/** How long a deleted account can come back, in days. Source: product.md §9. */
export const DELETED_ACCOUNT_DAYS = 14;

/** Whether an account that was deleted at `deletedAt` can still come back: for exactly 14 days. Source: product.md §4. */
export function canReactivate(deletedAt: Date, now: Date): boolean {
  return now < addMs(deletedAt, DELETED_ACCOUNT_DAYS * DAY);
}
