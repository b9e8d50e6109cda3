import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { NotificationKind } from '@vela/domain/notifications';

/** What the kinds of notifications are called. */
export const KIND_NAMES = {
  new_conversations: msg`New conversations`,
  new_messages: msg`New messages`,
  unread_message_reminders: msg`Reminders of unread messages`,
  like: msg`Likes and matches`,
  weekly_updates: msg`Weekly update`,
  reminders: msg`Reminders`,
  news: msg`News`,
  promotions: msg`Offers`,
} as const satisfies Record<NotificationKind, MessageDescriptor>;
