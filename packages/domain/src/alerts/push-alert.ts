import { isPushAvailable } from '../push';
import { defineAlert } from './define-alert';

/** Asks for push messages, where this browser can have them. Source: product.md §2. */
export const pushAlert = defineAlert({
  key: 'hide-push-notification-alert',
  shows: ({ push }) => isPushAvailable(push),
});
