import * as v from 'valibot';
import { defineEndpoint } from '../define-endpoint';
import { newPasswordSchema, tokenSchema } from '../entities/fields';

/**
 * Sets a new password by a mailed token, ends all sessions of the member, lifts a lockout and starts a session here. None where
 * another member is logged in, or where the account is closed.
 */
export const resetPassword = defineEndpoint({
  id: 'resetPassword',
  summary: 'Set a new password by a mailed token',
  method: 'PUT',
  path: '/api/password-reset.php',
  callers: ['visitor', 'member'],
  repeatable: false,
  body: v.object({ token: tokenSchema, password: newPasswordSchema, password_repeat: v.string() }),
  result: v.object({ logged_in: v.boolean() }),
  errors: ['reset_link_invalid', 'passwords_differ', 'busy'],
});
