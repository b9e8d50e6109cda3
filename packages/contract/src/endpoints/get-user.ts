import * as v from 'valibot';
import { defineEndpoint } from '../define-endpoint';
import { userSchema } from '../entities/user';

/** The logged-in member; `null` for a visitor. */
export const getUser = defineEndpoint({
  id: 'getUser',
  summary: 'The logged-in member',
  method: 'GET',
  path: '/api/user.php',
  callers: ['visitor', 'member'],
  result: v.object({ user: v.nullable(userSchema) }),
});
