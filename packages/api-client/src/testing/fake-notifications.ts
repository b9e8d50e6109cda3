import type { Notifications } from '@vela/contract/entities/notifications';
import {
  choicesAfter,
  preferencesOf,
  reasonsAfterPress,
  type NotificationChoices,
} from '@vela/domain/notifications';
import type { FakeHandlers } from './fake-handler';
import { FAKE_TOKEN } from './fake-token';
import { notificationsFixture } from './fixtures';

/** The notifications of the fake site's member, as they are changed. */
export function notificationHandlers() {
  let choices: NotificationChoices = {};
  let settled = notificationsFixture();
  const current = (): Notifications => ({
    ...settled,
    preferences: preferencesOf(choices) as Notifications['preferences'],
  });
  return {
    getNotifications: current,
    updateNotifications: ({ body }) => {
      choices = choicesAfter(choices, body.preferences ?? {});
      if (body.quiet_hours !== undefined) settled = { ...settled, quiet_hours: body.quiet_hours };
      if (body.mails === true)
        settled = { ...settled, notifications_disabled: reasonsAfterPress(settled.notifications_disabled) };
      return current();
    },
    receiveMailEvents: () => ({}),
    turnMails: ({ body, reject }) =>
      body.token === FAKE_TOKEN ? { notification: 'like', mail: body.mail } : reject('link_invalid'),
  } as const satisfies Partial<FakeHandlers>;
}
