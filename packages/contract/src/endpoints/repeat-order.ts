import * as v from 'valibot';
import { defineEndpoint } from '../define-endpoint';
import { clientIdSchema, shownTotalSchema, startedOrderSchema } from '../entities/order';

/** Orders the member's last package again and pays with the stored method, without a page in between; `total` as in an order. */
export const repeatOrder = defineEndpoint({
  id: 'repeatOrder',
  summary: 'Order the same again with the stored method',
  method: 'POST',
  path: '/api/repeat-order.php',
  callers: ['member'],
  repeatable: true,
  body: v.object({ total: v.optional(shownTotalSchema), client_id: clientIdSchema }),
  result: startedOrderSchema,
  errors: [
    'no_stored_method',
    'stored_method_failed',
    'price_changed',
    'method_unavailable',
    'debt_unpaid',
    'client_id_reused',
  ],
});
