import {
  DAY_MINUTES,
  DISABLED_REASONS,
  NOTIFICATION_KINDS,
  type NotificationKind,
} from '@vela/domain/notifications';
import { canonicalTimeZone } from '@vela/domain/time';
import * as v from 'valibot';

const LONGEST_ZONE = 64;

const minuteSchema = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(DAY_MINUTES - 1));

const timeZoneSchema = v.pipe(
  v.string(),
  v.maxLength(LONGEST_ZONE, 'unknown_option'),
  v.check((zone) => canonicalTimeZone(zone) !== null, 'unknown_option'),
);

/** Hours in which nothing reaches the member: minutes from midnight in an IANA zone, over midnight where `to` is less than `from`. */
export const quietHoursSchema = v.pipe(
  v.object({ from: minuteSchema, to: minuteSchema, time_zone: timeZoneSchema }),
  v.forward(
    v.check(({ from, to }) => from !== to, 'invalid'),
    ['to'],
  ),
);

export const notificationKindSchema = v.picklist(NOTIFICATION_KINDS);

const bothSchema = v.object({ mail: v.boolean(), push: v.boolean() });
const mailAloneSchema = v.object({ mail: v.boolean(), push: v.null() });

/** What the member gets of each kind, by mail and by push; a kind that is never pushed has `null` there. */
const notificationPreferencesSchema = v.object({
  new_conversations: bothSchema,
  new_messages: bothSchema,
  unread_message_reminders: mailAloneSchema,
  like: bothSchema,
  weekly_updates: mailAloneSchema,
  reminders: mailAloneSchema,
  news: mailAloneSchema,
  promotions: mailAloneSchema,
} satisfies Record<NotificationKind, v.GenericSchema>);

const isTurned = v.optional(v.boolean());
const bothChangeSchema = v.optional(v.object({ mail: isTurned, push: isTurned }));
const mailAloneChangeSchema = v.optional(
  v.object({
    mail: isTurned,
    push: v.optional(
      v.pipe(
        v.boolean(),
        v.check(() => false, 'unknown_option'),
      ),
    ),
  }),
);

/** The switches to turn; the others stay. */
export const notificationChangeSchema = v.object({
  new_conversations: bothChangeSchema,
  new_messages: bothChangeSchema,
  unread_message_reminders: mailAloneChangeSchema,
  like: bothChangeSchema,
  weekly_updates: mailAloneChangeSchema,
  reminders: mailAloneChangeSchema,
  news: mailAloneChangeSchema,
  promotions: mailAloneChangeSchema,
} satisfies Record<NotificationKind, v.GenericSchema>);

/** All that a member has settled about notifications. */
export const notificationsSchema = v.object({
  preferences: notificationPreferencesSchema,
  quiet_hours: v.nullable(quietHoursSchema),
  /** Why no mails of any kind are sent; empty where they are. */
  notifications_disabled: v.array(v.picklist(DISABLED_REASONS)),
  /** The member's own address, which mails go to. */
  email: v.string(),
});

export type Notifications = v.InferOutput<typeof notificationsSchema>;
