import * as v from 'valibot';
import { defineEndpoint } from '../define-endpoint';
import { notificationChangeSchema, notificationsSchema, quietHoursSchema } from '../entities/notifications';

/**
 * Changes what is given and leaves the rest. `mails` brings back mails that were stopped: at once after a complaint or the
 * mail program's way out; where they bounced by a link that is mailed to the member's address, of which there are so many a
 * day: `too_many_mails`.
 */
export const updateNotifications = defineEndpoint({
  id: 'updateNotifications',
  summary: 'Change the notifications one gets',
  method: 'PUT',
  path: '/api/notifications.php',
  callers: ['member'],
  body: v.object({
    preferences: v.optional(notificationChangeSchema),
    quiet_hours: v.optional(v.nullable(quietHoursSchema)),
    mails: v.optional(v.literal(true)),
  }),
  result: notificationsSchema,
  errors: ['too_many_mails'],
});
