import type { PageName } from '../pages';
import { ALERT_KEYS, type AlertUser, type Dismissals } from './alert-keys';

/**
 * Why mails to a member were stopped: a spam complaint, an address that bounces, the list's own way out. Source:
 * product.md §4.
 */
export const DISABLED_REASONS = ['fbl', 'bounce', 'listunsubscribe'] as const;

const WITHOUT: readonly PageName[] = ['settings', 'notifications'];

export interface DisabledNotificationsAlertInput {
  page: PageName;
  /** `null` for a visitor. */
  user: AlertUser | null;
  dismissals: Dismissals;
}

/**
 * Whether a member is told that mails to the address were stopped: until dismissed, and not where that is changed. Source:
 * product.md §2.
 */
export function showsDisabledNotificationsAlert({
  page,
  user,
  dismissals,
}: DisabledNotificationsAlertInput): boolean {
  if (!user || user.notifications_disabled.length === 0) return false;
  return !dismissals[ALERT_KEYS.disabledNotifications] && !WITHOUT.includes(page);
}

/**
 * How someone gets mails again, whatever of {@link DISABLED_REASONS} stopped them: by another address where they came back; what a person
 * refused customer service alone turns on again. Source: our own choice, for product.md §4.
 */
export function mailsReturnBy(reasons: readonly string[]): 'address' | 'support' {
  return reasons.includes('bounce') ? 'address' : 'support';
}
