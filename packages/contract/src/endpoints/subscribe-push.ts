import * as v from 'valibot';
import { defineEndpoint } from '../define-endpoint';

/**
 * Sends push messages to the caller's browser for as long as its session lasts; a browser has one
 * subscription, and the last member who logged in there gets them. Only its address is stored: the messages
 * are empty, so no key is needed. `null` removes what the session subscribed, and its address with it; where
 * there is nothing, nothing happens. `invalid_subscription` is an address of no browser's push service, or a
 * site that sends none.
 */
export const subscribePush = defineEndpoint({
  id: 'subscribePush',
  summary: 'Keep a push subscription, or take it back',
  method: 'POST',
  path: '/api/user.php?push=1',
  callers: ['member'],
  repeatable: true,
  body: v.object({
    subscription: v.nullable(v.object({ endpoint: v.pipe(v.string(), v.maxLength(2048)) })),
  }),
  status: 204,
  errors: ['invalid_subscription'],
});
