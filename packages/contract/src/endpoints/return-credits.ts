import * as v from 'valibot';
import { defineEndpoint } from '../define-endpoint';
import { idSchema } from '../entities/fields';
import { returnSchema } from '../entities/refund';

/** Withdraws from all purchases that can still be withdrawn from, or from one: unused credits go, their share of the money comes. */
export const returnCredits = defineEndpoint({
  id: 'returnCredits',
  summary: 'Return unused credits',
  method: 'POST',
  path: '/api/refund.php',
  callers: ['member'],
  body: v.object({ payment_id: v.optional(idSchema) }),
  result: returnSchema,
  errors: ['nothing_to_refund'],
});
