import { defineAlert } from './define-alert';

/** Why mails to a member were stopped: a spam complaint, an address that bounces, the list's own way out. Source: product.md §4. */
export const DISABLED_REASONS = ['fbl', 'bounce', 'listunsubscribe'] as const;

/** Says that mails to the member's address were stopped. Source: product.md §2. */
export const disabledNotificationsAlert = defineAlert({
  key: 'hide-disabled-notifications-alert',
  shows: ({ user }) => user !== null && user.notifications_disabled.length > 0,
});

/**
 * Returns how a member gets mails again, whatever of {@link DISABLED_REASONS} stopped them: by another
 * address where they came back; what the person unsubscribed from, customer service alone turns on again.
 */
export function mailsReturnBy(reasons: readonly string[]): 'address' | 'support' {
  return reasons.includes('bounce') ? 'address' : 'support';
}
