import * as v from 'valibot';
import { defineEndpoint } from '../define-endpoint';
import { retentionOfferSchema } from '../entities/retention-offer';

/** Issues the code of the retention offer, once; again, it is the same code. `discount_invalid` where there is none. */
export const claimRetentionOffer = defineEndpoint({
  id: 'claimRetentionOffer',
  summary: 'Claim the retention offer',
  method: 'POST',
  path: '/api/retention-offer.php',
  callers: ['member'],
  result: v.object({ offer: retentionOfferSchema }),
  errors: ['discount_invalid'],
});
