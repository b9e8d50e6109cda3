import { LEAVING_REASONS } from '@vela/domain/members';
import * as v from 'valibot';
import { defineEndpoint } from '../define-endpoint';
import { givenPasswordSchema, timeSchema } from '../entities/fields';

/**
 * Deletes the account: it is hidden everywhere and logged out at once. Until `erase_at` the link of a mail, or a log-in, brings it
 * back; then it is erased. An account whose address was never confirmed is erased at once, and `erase_at` is `null`.
 */
export const deleteUser = defineEndpoint({
  id: 'deleteUser',
  summary: 'Delete the account',
  method: 'DELETE',
  path: '/api/user.php',
  callers: ['member'],
  body: v.object({
    password: givenPasswordSchema,
    reason: v.optional(v.picklist(LEAVING_REASONS, 'unknown_option')),
  }),
  result: v.object({ erase_at: v.nullable(timeSchema) }),
  errors: ['password_wrong', 'busy'],
});
