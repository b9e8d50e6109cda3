import * as v from 'valibot';
import { defineEndpoint } from '../define-endpoint';
import { emailSchema } from '../entities/fields';

/** Mails a link that sets a new password. */
export const requestPasswordReset = defineEndpoint({
  id: 'requestPasswordReset',
  summary: 'Ask for a password reset mail',
  method: 'POST',
  path: '/api/password-reset.php',
  callers: ['visitor', 'member'],
  body: v.object({ email: emailSchema }),
  errors: ['email_not_found', 'too_many_reset_mails'],
});
