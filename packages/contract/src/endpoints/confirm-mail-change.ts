import * as v from 'valibot';
import { defineEndpoint } from '../define-endpoint';
import { tokenSchema } from '../entities/fields';

/** Makes the address that the token was mailed to the member's own. */
export const confirmMailChange = defineEndpoint({
  id: 'confirmMailChange',
  summary: 'Confirm a new address by the token mailed to it',
  method: 'PUT',
  path: '/api/mail-change.php',
  callers: ['visitor', 'member'],
  repeatable: false,
  body: v.object({ token: tokenSchema }),
  errors: ['link_invalid'],
});
