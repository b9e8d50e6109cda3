import * as v from 'valibot';
import { defineEndpoint } from '../define-endpoint';
import { tokenSchema } from '../entities/fields';
import { userSchema } from '../entities/user';

/** Confirms the address that the token was mailed to. */
export const activate = defineEndpoint({
  id: 'activate',
  summary: 'Confirm the address that a token was mailed to',
  method: 'POST',
  path: '/api/activate.php',
  callers: ['visitor', 'member'],
  body: v.object({ token: tokenSchema }),
  result: v.object({
    user: userSchema,
    /** How many messages that waited for it were delivered; 0 where the link was used before. */
    delivered: v.pipe(v.number(), v.integer(), v.minValue(0)),
  }),
  errors: ['activation_failed'],
});
