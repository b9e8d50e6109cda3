import * as v from 'valibot';
import { defineEndpoint } from '../define-endpoint';
import { idSchema } from '../entities/fields';
import { returnSchema } from '../entities/refund';

/** What would go back now: of all purchases that can still be withdrawn from, or of one. */
export const previewRefund = defineEndpoint({
  id: 'previewRefund',
  summary: 'What returning unused credits would give',
  method: 'GET',
  path: '/api/refund.php',
  callers: ['member'],
  query: v.object({ payment_id: v.optional(idSchema) }),
  result: returnSchema,
});
