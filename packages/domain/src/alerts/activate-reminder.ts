import type { PageName } from '../pages';
import type { AlertUser } from './alert-keys';

/** How the reminder comes: over the page, or as a line in it. */
export type ActivateReminder = 'modal' | 'alert';

/** The last is the page that the reminder leads to, and says as much. */
const WITHOUT: readonly PageName[] = ['signup', 'settings', 'notifications', 'complete-signup'];

export interface ActivateReminderInput {
  page: PageName;
  /** `null` for a visitor. */
  user: AlertUser | null;
  /** The URL has `api_signup_complete`. */
  signupComplete: boolean;
  smartphone: boolean;
}

/**
 * Whether a member is reminded to confirm the address, and how; `null` for not at all. It needs a member
 * who is not confirmed, whose profile is disabled and whose mail arrives (no notifications disabled), and
 * stays away from sign-up, settings and notifications, and from the page it leads to. Source: product.md §2, but for
 * that last one.
 */
export function activateReminder({
  page,
  user,
  signupComplete,
  smartphone,
}: ActivateReminderInput): ActivateReminder | null {
  if (user?.status !== 'not_confirmed' || user.profile?.status !== 'disabled') return null;
  if (user.notifications_disabled.length > 0 || WITHOUT.includes(page)) return null;
  return signupComplete && smartphone ? 'modal' : 'alert';
}
