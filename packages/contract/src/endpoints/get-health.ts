import * as v from 'valibot';
import { defineEndpoint } from '../define-endpoint';

/** Whether the process is alive; it asks nothing else. */
export const getHealth = defineEndpoint({
  id: 'getHealth',
  summary: 'Whether the process is alive',
  method: 'GET',
  path: '/healthz',
  callers: ['visitor', 'member'],
  result: v.object({ status: v.literal('ok') }),
});
