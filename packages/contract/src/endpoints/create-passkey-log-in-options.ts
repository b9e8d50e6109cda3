import * as v from 'valibot';
import { defineEndpoint } from '../define-endpoint';
import { passkeyLogInOptionsSchema } from '../entities/passkey';

/** Begins a log-in with a passkey: good for five minutes, and once. It is the same for everyone, and names no account. */
export const createPasskeyLogInOptions = defineEndpoint({
  id: 'createPasskeyLogInOptions',
  summary: 'Begin to log in with a passkey',
  method: 'POST',
  path: '/api/passkey-login-options.php',
  callers: ['visitor', 'member'],
  result: v.object({ options: passkeyLogInOptionsSchema }),
});
