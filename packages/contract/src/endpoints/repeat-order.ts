import * as v from 'valibot';
import { defineEndpoint } from '../define-endpoint';
import { clientIdSchema, startedOrderSchema } from '../entities/order';

/** Orders the member's last package again and pays with the stored method, without a page in between. */
export const repeatOrder = defineEndpoint({
  id: 'repeatOrder',
  summary: 'Order the same again with the stored method',
  method: 'POST',
  path: '/api/repeat-order.php',
  callers: ['member'],
  repeatable: true,
  body: v.object({ client_id: clientIdSchema }),
  result: startedOrderSchema,
  errors: [
    'no_stored_method',
    'stored_method_failed',
    'method_unavailable',
    'debt_unpaid',
    'client_id_reused',
  ],
});
