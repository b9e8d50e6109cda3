import * as v from 'valibot';
import { defineEndpoint } from '../define-endpoint';
import { activationProofEntries, tokenSchema } from '../entities/fields';
import { userSchema } from '../entities/user';

/**
 * Confirms the address that the token was mailed to. A browser that the account doesn't know says its password or sets a
 * new one, which ends all other sessions and removes what was left in the account; without either it is `password_required`, and the token stays good.
 */
export const activate = defineEndpoint({
  id: 'activate',
  summary: 'Confirm the address that a token was mailed to',
  method: 'POST',
  path: '/api/activate.php',
  callers: ['visitor', 'member'],
  body: v.object({ token: tokenSchema, ...activationProofEntries }),
  result: v.object({
    user: userSchema,
    /** How many messages that waited for it were delivered; 0 where the link was used before. */
    delivered: v.pipe(v.number(), v.integer(), v.minValue(0)),
    /** What the person who signed up had left in the account was removed, since a new password was set elsewhere. */
    cleared: v.boolean(),
  }),
  errors: ['activation_failed', 'password_required', 'password_wrong', 'too_many_attempts', 'busy'],
});
