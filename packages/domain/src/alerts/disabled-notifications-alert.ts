import { defineAlert } from './define-alert';

/** Says that mails to the member's address were stopped. Source: product.md §2. */
export const disabledNotificationsAlert = defineAlert({
  key: 'hide-disabled-notifications-alert',
  shows: ({ user }) => user !== null && user.notifications_disabled.length > 0,
});
