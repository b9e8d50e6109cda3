import { defineEndpoint } from '../define-endpoint';
import { notificationsSchema } from '../entities/notifications';

/** What reaches the member, and how. */
export const getNotifications = defineEndpoint({
  id: 'getNotifications',
  summary: 'The notifications one gets',
  method: 'GET',
  path: '/api/notifications.php',
  callers: ['member'],
  result: notificationsSchema,
});
