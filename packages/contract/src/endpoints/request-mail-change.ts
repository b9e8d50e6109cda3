import * as v from 'valibot';
import { defineEndpoint } from '../define-endpoint';
import { givenPasswordSchema, LONGEST_INPUT } from '../entities/fields';

/**
 * Mails a link to the new address; the old one stays until it is followed. A wrong address has its own code; one that has an
 * account is answered like a free one, and its owner gets a mail.
 */
export const requestMailChange = defineEndpoint({
  id: 'requestMailChange',
  summary: 'Ask for a change of address',
  method: 'POST',
  path: '/api/mail-change.php',
  callers: ['member'],
  body: v.object({ email: v.pipe(v.string(), v.maxLength(LONGEST_INPUT)), password: givenPasswordSchema }),
  errors: ['new_email_invalid', 'password_wrong', 'too_many_mails', 'busy'],
});
