import type { MemberStatus } from './member-status';

/**
 * The statuses in which a member may be logged in; a member who leaves or is banned is logged out. Source:
 * product.md §4.
 */
export const LOGGED_IN_STATUSES = ['not_confirmed', 'active'] as const satisfies readonly MemberStatus[];

export type LoggedInStatus = (typeof LOGGED_IN_STATUSES)[number];

/** Whether a member of this status may be logged in. Source: product.md §4. */
export function isLoggedInStatus(status: MemberStatus): status is LoggedInStatus {
  return logInErrorCode(status) === null;
}

/**
 * Why the owner of an account who gave the right password is not let in, or `null`: `account_deleted` while it can still
 * come back, `member_banned` once an operator closed it. Source: product.md §4, §8.
 */
export function logInErrorCode(status: MemberStatus): 'account_deleted' | 'member_banned' | null {
  if (status === 'pending_deletion') return 'account_deleted';
  return status === 'banned' ? 'member_banned' : null;
}

/**
 * The error of a sign-up whose address has an account of this status: `account_deleted` where a mail's link brings it
 * back, else `account_exists`, with the way to log in. Source: product.md §8.
 */
export function addressErrorCode(status: MemberStatus): 'account_deleted' | 'account_exists' {
  return status === 'pending_deletion' ? 'account_deleted' : 'account_exists';
}
