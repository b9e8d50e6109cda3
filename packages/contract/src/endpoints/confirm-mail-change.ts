import * as v from 'valibot';
import { defineEndpoint } from '../define-endpoint';
import { activationProofEntries, tokenSchema } from '../entities/fields';

/**
 * Makes the address that the token was mailed to the member's own; `email_taken` when another account got it meanwhile. A
 * browser that the account doesn't know says its password; without it is `password_required`, and the token stays good.
 */
export const confirmMailChange = defineEndpoint({
  id: 'confirmMailChange',
  summary: 'Confirm a new address by the token mailed to it',
  method: 'PUT',
  path: '/api/mail-change.php',
  callers: ['visitor', 'member'],
  repeatable: false,
  body: v.object({ token: tokenSchema, password: activationProofEntries.password }),
  result: v.object({
    /** How many messages that waited for it were delivered; null where it confirmed no account. */
    delivered: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0))),
  }),
  errors: ['link_invalid', 'email_taken', 'password_required', 'password_wrong', 'too_many_attempts', 'busy'],
});
