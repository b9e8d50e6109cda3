import type { Handler } from '../core/handler';
import { findNotificationRules } from './find-notification-rules';
import { presentNotifications } from './present-notifications';

export const getNotifications: Handler<'getNotifications'> = async ({ context, session }) => ({
  result: presentNotifications(await findNotificationRules(context.db, session.memberId)),
});
