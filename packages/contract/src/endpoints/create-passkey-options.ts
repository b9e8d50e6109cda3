import * as v from 'valibot';
import { defineEndpoint } from '../define-endpoint';
import { givenPasswordSchema } from '../entities/fields';
import { passkeyOptionsSchema } from '../entities/passkey';

/**
 * Begins to add a passkey: what the browser makes it by, good for five minutes, once, and in this session. It takes the
 * password, so that a stolen session can't plant a way in that stays. `forbidden` while the address isn't confirmed: nobody could
 * be mailed about it.
 */
export const createPasskeyOptions = defineEndpoint({
  id: 'createPasskeyOptions',
  summary: 'Begin to add a passkey',
  method: 'POST',
  path: '/api/passkey-options.php',
  callers: ['member'],
  body: v.object({ password: givenPasswordSchema }),
  result: v.object({ options: passkeyOptionsSchema }),
  errors: ['password_wrong', 'passkey_limit', 'forbidden', 'busy'],
});
