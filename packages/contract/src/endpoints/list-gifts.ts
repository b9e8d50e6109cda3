import * as v from 'valibot';
import { defineEndpoint } from '../define-endpoint';
import { giftSchema } from '../entities/gift';

/** The gifts of the site, cheapest first. */
export const listGifts = defineEndpoint({
  id: 'listGifts',
  summary: 'The gifts and what they cost',
  method: 'GET',
  path: '/api/gifts.php',
  callers: ['member'],
  result: v.object({ gifts: v.array(giftSchema) }),
});
