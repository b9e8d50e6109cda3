import * as v from 'valibot';
import { defineEndpoint } from '../define-endpoint';

/** The interests a profile can have, by key; clients translate them. The intimate ones are none where the site doesn't offer them. */
export const listInterests = defineEndpoint({
  id: 'listInterests',
  summary: 'The interests a profile can have',
  method: 'GET',
  path: '/api/interests.php',
  callers: ['visitor', 'member'],
  result: v.object({ interests: v.array(v.string()), intimate_interests: v.array(v.string()) }),
});
