import type { MemberStatus } from '../members';
import type { SiteSettings } from '../sites';
import { addMs, DAY } from '../time';

/**
 * The time from which an account that is deleted at `deletedAt` may be erased: `deleted_account_days` later, a setting of the
 * site (14). It is stored with the account, since its owner was promised it. Source: product.md §4, §9.
 */
export function eraseAtOf(
  deletedAt: Date,
  { deleted_account_days: days }: Pick<SiteSettings, 'deleted_account_days'>,
): Date {
  return addMs(deletedAt, days * DAY);
}

/** Whether an account that is erased from `eraseAt` on can still come back. Source: product.md §4. */
export function canReactivate(eraseAt: Date, now: Date): boolean {
  return now < eraseAt;
}

/**
 * Whether the time to come back has ended for an account: it is erased by a job, and until that is done its address counts for
 * nothing else. `eraseAt` is null for one that isn't deleted. Source: product.md §4; decisions.md, Sites and members.
 */
export function isErasureDue(
  { status, eraseAt }: { status: MemberStatus; eraseAt: Date | null },
  now: Date,
): boolean {
  return status === 'pending_deletion' && eraseAt !== null && !canReactivate(eraseAt, now);
}
