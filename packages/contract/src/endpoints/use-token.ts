import * as v from 'valibot';
import { defineEndpoint } from '../define-endpoint';
import { activationProofEntries, tokenSchema } from '../entities/fields';
import { userSchema } from '../entities/user';

/** Uses up the token of a mail link; `goto` is the path the person meant to reach. An activation takes what `activate` takes, a change of address the password. */
export const useToken = defineEndpoint({
  id: 'useToken',
  summary: 'Use up the token of a mail link',
  method: 'POST',
  path: '/api/token.php',
  callers: ['visitor', 'member'],
  body: v.object({ token: tokenSchema, ...activationProofEntries }),
  result: v.object({ user: v.nullable(userSchema), goto: v.string() }),
  errors: ['link_invalid', 'email_taken', 'password_required', 'password_wrong', 'too_many_attempts', 'busy'],
});
