/** How a notification reaches a member. */
export type NotificationChannel = 'mail' | 'push';

/**
 * The kinds of notifications, each with what a member gets who chose nothing; `null` is a way that the kind never takes. What
 * the law calls necessary (activation, password, receipts, decisions) is no kind and always sent. Offers, news and the weekly
 * update start off, since they need consent. A push reaches a member while something has just happened, so that what
 * can wait comes by mail alone. Source: product.md §4; decisions.md, Notifications.
 */
export const NOTIFICATIONS = {
  new_conversations: { mail: true, push: true },
  new_messages: { mail: true, push: true },
  unread_message_reminders: { mail: true, push: null },
  like: { mail: true, push: true },
  weekly_updates: { mail: false, push: null },
  reminders: { mail: true, push: null },
  news: { mail: false, push: null },
  promotions: { mail: false, push: null },
} as const satisfies Record<string, { mail: boolean; push: boolean | null }>;

export type NotificationKind = keyof typeof NOTIFICATIONS;

/** The kinds that a push message may be about. */
export type PushedKind = {
  [Kind in NotificationKind]: (typeof NOTIFICATIONS)[Kind]['push'] extends null ? never : Kind;
}[NotificationKind];

/** All kinds, in the order of the page. */
export const NOTIFICATION_KINDS = Object.keys(NOTIFICATIONS) as NotificationKind[];

/** Whether a kind of mail is one of notifications, and not a necessary one. Source: decisions.md, Notifications. */
export function isNotificationKind(kind: string): kind is NotificationKind {
  return Object.hasOwn(NOTIFICATIONS, kind);
}

/**
 * Returns the kind that a message belongs to for its receiver: `new_conversations` until the receiver has written in the
 * conversation, too. Source: decisions.md, Notifications.
 */
export function kindOfMessage({ hasWritten }: { hasWritten: boolean }): 'new_conversations' | 'new_messages' {
  return hasWritten ? 'new_messages' : 'new_conversations';
}
