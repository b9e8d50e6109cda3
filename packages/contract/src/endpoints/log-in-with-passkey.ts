import * as v from 'valibot';
import { defineEndpoint } from '../define-endpoint';
import { passkeySignatureSchema } from '../entities/passkey';
import { userSchema } from '../entities/user';

/**
 * Starts a session like `logIn`, with a passkey in place of address and password. It isn't held up by wrong passwords, since
 * nobody guesses a signature.
 */
export const logInWithPasskey = defineEndpoint({
  id: 'logInWithPasskey',
  summary: 'Log in with a passkey',
  method: 'POST',
  path: '/api/passkey-login.php',
  callers: ['visitor', 'member'],
  body: v.object({
    credential: passkeySignatureSchema,
    /** Whether an account that is pending deletion is brought back. */
    reactivate: v.optional(v.boolean()),
  }),
  result: v.object({ user: userSchema }),
  errors: ['passkey_failed', 'passkey_unknown', 'passkey_expired', 'account_deleted', 'member_banned'],
});
