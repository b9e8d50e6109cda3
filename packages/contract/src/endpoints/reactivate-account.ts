import * as v from 'valibot';
import { defineEndpoint } from '../define-endpoint';
import { tokenSchema } from '../entities/fields';
import { userSchema } from '../entities/user';

/**
 * Brings back an account that is pending deletion, by the token of the mail. A browser that the account knows is logged in; in
 * another one `user` is that of the session there, or `null`, and the way in is the log-in.
 */
export const reactivateAccount = defineEndpoint({
  id: 'reactivateAccount',
  summary: 'Bring back an account that is pending deletion',
  method: 'POST',
  path: '/api/reactivate.php',
  callers: ['visitor', 'member'],
  body: v.object({ token: tokenSchema }),
  result: v.object({ user: v.nullable(userSchema) }),
  errors: ['link_invalid'],
});
