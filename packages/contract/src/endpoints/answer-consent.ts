import * as v from 'valibot';
import { defineEndpoint } from '../define-endpoint';

/**
 * Keeps and logs what someone said to storing more than the site needs: who sent them (`tracking`). The cookie `consent`
 * holds it for half a year: the answer sets it, so that what wasn't logged holds nowhere. A member's no also deletes what was
 * kept with the account. Asked again, it is logged again: what was said stays the same.
 */
export const answerConsent = defineEndpoint({
  id: 'answerConsent',
  summary: 'Accept or reject what the site could do without',
  method: 'PUT',
  path: '/api/consent.php',
  callers: ['visitor', 'member'],
  body: v.object({ tracking: v.boolean() }),
  status: 204,
});
