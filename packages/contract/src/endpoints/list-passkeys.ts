import * as v from 'valibot';
import { defineEndpoint } from '../define-endpoint';
import { passkeySchema } from '../entities/passkey';

/** The passkeys of the member, the newest first. */
export const listPasskeys = defineEndpoint({
  id: 'listPasskeys',
  summary: 'The passkeys one logs in with',
  method: 'GET',
  path: '/api/passkeys.php',
  callers: ['member'],
  result: v.object({ passkeys: v.array(passkeySchema) }),
});
