import * as v from 'valibot';
import { defineEndpoint } from '../define-endpoint';
import { idSchema } from '../entities/fields';

/**
 * Logs the member out elsewhere: in one session, or in all but that of the request. Their event streams end at once, and they
 * receive no push. A session that has ended is no error. The session of the request ends by logging out: `forbidden`.
 */
export const endSessions = defineEndpoint({
  id: 'endSessions',
  summary: 'Log out elsewhere',
  method: 'DELETE',
  path: '/api/sessions.php',
  callers: ['member'],
  errors: ['forbidden'],
  body: v.pipe(
    v.object({ id: v.optional(idSchema), others: v.optional(v.literal(true)) }),
    v.forward(
      v.check(({ id, others }) => id !== undefined || others === true, 'required'),
      ['id'],
    ),
    // One that would end more than it names is a mistake.
    v.forward(
      v.check(({ id, others }) => id === undefined || others === undefined, 'invalid'),
      ['others'],
    ),
  ),
  result: v.object({ ended: v.pipe(v.number(), v.integer(), v.minValue(0)) }),
});
