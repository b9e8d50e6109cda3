import * as v from 'valibot';
import { defineEndpoint } from '../define-endpoint';

/**
 * What a payment provider calls with news of a payment. It proves itself by its own signature, and is answered the
 * same however often it says the same.
 */
export const receiveWebhook = defineEndpoint({
  id: 'receiveWebhook',
  summary: 'News of a payment, from its provider',
  method: 'POST',
  path: '/api/webhook/{provider}.php',
  callers: ['machine'],
  query: v.object({ provider: v.string() }),
  bodyKind: 'raw',
  maxBodyBytes: 256 * 1024,
  body: v.string(),
});
