import * as v from 'valibot';
import { defineEndpoint } from '../define-endpoint';

/**
 * What a provider that sends our mails calls with what became of them. It proves itself by its own signature or secret, and is
 * answered the same for an address that has no account, and however often it says the same. Without that proof: `forbidden`.
 */
export const receiveMailEvents = defineEndpoint({
  id: 'receiveMailEvents',
  summary: 'Bounces and complaints, from the provider that sends the mails',
  method: 'POST',
  path: '/api/mail-events/{provider}',
  callers: ['machine'],
  query: v.object({ provider: v.string() }),
  bodyKind: 'raw',
  maxBodyBytes: 256 * 1024,
  body: v.string(),
  errors: ['busy'],
});
