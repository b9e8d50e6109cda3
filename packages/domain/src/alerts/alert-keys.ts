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

/**
 * The dismissals that a browser keeps as texts (ISO 8601), asked for by key. What is no time is no dismissal. Source:
 * product.md §2.
 */
export function readDismissals(read: (key: AlertKey) => string | null): Dismissals {
  return Object.fromEntries(
    Object.values(ALERT_KEYS).flatMap((key): [AlertKey, Date][] => {
      const at = new Date(read(key) ?? Number.NaN);
      return Number.isNaN(at.getTime()) ? [] : [[key, at]];
    }),
  );
}

/** What the alerts look at; the `user` of the API has it all. */
export interface AlertUser {
  status: string;
  notifications_disabled: readonly unknown[];
  profile: { status: string; main_image: object | null } | null;
}
