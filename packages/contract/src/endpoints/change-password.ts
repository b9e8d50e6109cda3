import * as v from 'valibot';
import { defineEndpoint } from '../define-endpoint';
import { givenPasswordSchema, newPasswordSchema } from '../entities/fields';

/** Sets a new password for a member who knows the old one: so many times a day and no more (`too_many_password_changes`). */
export const changePassword = defineEndpoint({
  id: 'changePassword',
  summary: 'Change the password by the old one',
  method: 'PUT',
  path: '/api/password.php',
  callers: ['member'],
  repeatable: false,
  body: v.object({
    old_password: givenPasswordSchema,
    password: newPasswordSchema,
    password_repeat: v.string(),
  }),
  errors: ['old_password_wrong', 'passwords_differ', 'too_many_password_changes', 'busy'],
});
