import * as v from 'valibot';
import { defineEndpoint } from '../define-endpoint';

/**
 * Stores and logs what a visitor or member answered to storing more than the site needs: the partner who sent
 * them (`tracking`). The cookie `consent` holds it for half a year: the answer sets it, so that what wasn't
 * logged holds nowhere. A member's no also deletes what was stored with the account. A repeated answer is
 * logged again and changes nothing.
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
