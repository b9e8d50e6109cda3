/** Where a browser keeps when an alert was dismissed. Source: product.md §2. */
export const ALERT_KEYS = {
  profilePhoto: 'hide-enrich-alert',
  push: 'hide-push-notification-alert',
  disabledNotifications: 'hide-disabled-notifications-alert',
  timeBonus: 'hide-time-bonus-modal',
} as const satisfies Record<string, string>;

export type AlertKey = (typeof ALERT_KEYS)[keyof typeof ALERT_KEYS];

/** When each alert was dismissed in this browser; what is missing never was. */
export type Dismissals = Partial<Record<AlertKey, Date>>;

/** What the alerts look at; the `user` of the API has it all. */
export interface AlertUser {
  status: string;
  notifications_disabled: readonly unknown[];
  profile: { status: string; main_image: object | null } | null;
}
