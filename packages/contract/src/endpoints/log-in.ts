import * as v from 'valibot';
import { defineEndpoint } from '../define-endpoint';
import { givenPasswordSchema, LONGEST_INPUT } from '../entities/fields';
import { userSchema } from '../entities/user';

/**
 * Starts a session; a member's own is replaced. `email` is the address, or the username. An unknown one answers like a wrong password, and
 * `account_deleted` and `member_banned` come only after the right one. With `reactivate` an account that is pending deletion comes
 * back instead.
 */
export const logIn = defineEndpoint({
  id: 'logIn',
  summary: 'Log in',
  method: 'POST',
  path: '/api/user.php',
  callers: ['visitor', 'member'],
  body: v.object({
    email: v.pipe(v.string(), v.trim(), v.nonEmpty('required'), v.maxLength(LONGEST_INPUT, 'invalid_email')),
    password: givenPasswordSchema,
    /** Whether an account that is pending deletion is brought back. */
    reactivate: v.optional(v.boolean()),
  }),
  result: v.object({ user: userSchema }),
  errors: ['login_failed', 'too_many_attempts', 'account_deleted', 'member_banned', 'busy'],
});
