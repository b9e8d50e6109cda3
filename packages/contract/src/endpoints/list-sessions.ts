import * as v from 'valibot';
import { defineEndpoint } from '../define-endpoint';
import { sessionSchema } from '../entities/session';

/** Where the member is logged in: the session of the request first, then the one that was used last. */
export const listSessions = defineEndpoint({
  id: 'listSessions',
  summary: 'The browsers one is logged in with',
  method: 'GET',
  path: '/api/sessions.php',
  callers: ['member'],
  result: v.object({ sessions: v.array(sessionSchema) }),
});
