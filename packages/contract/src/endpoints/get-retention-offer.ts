import * as v from 'valibot';
import { defineEndpoint } from '../define-endpoint';
import { retentionOfferSchema } from '../entities/retention-offer';

/** The retention offer: `null` where the site has none, and once the member's has been used or has expired. */
export const getRetentionOffer = defineEndpoint({
  id: 'getRetentionOffer',
  summary: 'The retention offer',
  method: 'GET',
  path: '/api/retention-offer.php',
  callers: ['member'],
  result: v.object({ offer: v.nullable(retentionOfferSchema) }),
});
