import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { NotificationKind } from '@vela/domain/notifications';

interface Group {
  name: 'conversations' | 'likes' | 'site';
  kinds: readonly NotificationKind[];
}

/** The groups of the table, in their order. */
export const GROUPS = [
  { name: 'conversations', kinds: ['new_conversations', 'new_messages', 'unread_message_reminders'] },
  { name: 'likes', kinds: ['like', 'weekly_updates'] },
  { name: 'site', kinds: ['reminders', 'news', 'promotions'] },
] as const satisfies readonly Group[];

/** What each kind is about. */
export const KIND_NOTES = {
  new_conversations: msg`Someone writes to you for the first time.`,
  new_messages: msg`An answer in a conversation you have.`,
  unread_message_reminders: msg`Once, when one has waited for a day.`,
  like: msg`Someone likes you, or likes you back.`,
  weekly_updates: msg`What waits for you and how many are new. Once a week at most.`,
  reminders: msg`Such as a photo that your profile still lacks.`,
  news: msg`What changes on the site, a few times a year.`,
  promotions: msg`Discounts on credits, and when they end.`,
} as const satisfies Record<NotificationKind, MessageDescriptor>;
