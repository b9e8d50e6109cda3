import type { SiteSettings } from '../sites';
import { addMs, DAY } from '../time';

/**
 * Whether an account that was deleted at `deletedAt` can still come back: for exactly `deleted_account_days`, a setting of the
 * site (14). Source: product.md §4, §9.
 */
export function canReactivate(
  deletedAt: Date,
  now: Date,
  { deleted_account_days: days }: Pick<SiteSettings, 'deleted_account_days'>,
): boolean {
  return now < addMs(deletedAt, days * DAY);
}
