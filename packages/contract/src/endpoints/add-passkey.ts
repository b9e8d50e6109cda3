import * as v from 'valibot';
import { defineEndpoint } from '../define-endpoint';
import { newPasskeySchema, passkeySchema } from '../entities/passkey';

/** Adds the passkey that a browser made by the options of `createPasskeyOptions`, and mails the member. Its name is that of the browser. */
export const addPasskey = defineEndpoint({
  id: 'addPasskey',
  summary: 'Add a passkey',
  method: 'POST',
  path: '/api/passkeys.php',
  callers: ['member'],
  body: v.object({ credential: newPasskeySchema }),
  result: v.object({ passkey: passkeySchema }),
  status: 201,
  errors: ['passkey_failed', 'passkey_expired', 'passkey_exists', 'passkey_limit', 'forbidden'],
});
