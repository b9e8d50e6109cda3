import * as v from 'valibot';
import { defineEndpoint } from '../define-endpoint';
import { tokenSchema } from '../entities/fields';

/**
 * The way out that mail programs offer (RFC 8058): its body says `List-Unsubscribe=One-Click`, and no mail of any kind is
 * sent any more. It proves itself by the token of the mail; the same again changes nothing.
 */
export const unsubscribe = defineEndpoint({
  id: 'unsubscribe',
  summary: 'Stop all mails, by the button of a mail program',
  method: 'POST',
  path: '/api/unsubscribe.php',
  callers: ['machine'],
  query: v.object({ token: tokenSchema }),
  bodyKind: 'raw',
  maxBodyBytes: 4096,
  body: v.string(),
  errors: ['link_invalid'],
});
