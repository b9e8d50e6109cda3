import * as v from 'valibot';
import { defineEndpoint } from '../define-endpoint';
import { idSchema } from '../entities/fields';
import { receiptSchema } from '../entities/receipt';

/** The receipt of one of the member's orders that was paid; there is none of any other. */
export const getReceipt = defineEndpoint({
  id: 'getReceipt',
  summary: 'The receipt of a paid order, with its tax',
  method: 'GET',
  path: '/api/receipt.php',
  callers: ['member'],
  query: v.object({ payment_id: idSchema }),
  result: v.object({ receipt: receiptSchema }),
});
