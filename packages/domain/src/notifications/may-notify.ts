import type { NotificationChannel, NotificationKind } from './kinds';
import type { NotificationPreferences } from './preferences';
import type { QuietHours } from './quiet-hours';

/** Why mails to a member were stopped: a spam complaint, an address that bounces, the list's own way out. Source: product.md §4. */
export const DISABLED_REASONS = ['fbl', 'bounce', 'listunsubscribe'] as const;

export type DisabledReason = (typeof DISABLED_REASONS)[number];

/** What a member has settled about notifications. */
export interface NotificationRules {
  preferences: NotificationPreferences;
  disabled: readonly DisabledReason[];
  quietHours: QuietHours | null;
}

/**
 * Whether a member gets notifications of a kind in a way at all: it is turned on, and mails aren't stopped, whatever
 * stopped them. Source: decisions.md, Notifications.
 */
export function isNotified(
  { kind, channel }: { kind: NotificationKind; channel: NotificationChannel },
  { preferences, disabled }: Omit<NotificationRules, 'quietHours'>,
): boolean {
  if (channel === 'mail' && disabled.length > 0) return false;
  return preferences[kind][channel] === true;
}

/**
 * Returns the reasons that are left after the member's press brings mails back. Mails that came back need more than a
 * press: a confirmed address. Source: decisions.md, Notifications.
 */
export function reasonsAfterPress(disabled: readonly DisabledReason[]): DisabledReason[] {
  return disabled.filter((reason) => reason === 'bounce');
}
