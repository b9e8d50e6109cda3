import * as v from 'valibot';
import { defineEndpoint } from '../define-endpoint';
import { idSchema } from '../entities/fields';
import { orderSchema } from '../entities/order';

/** One of the member's own orders, for the page that waits for a payment. */
export const getOrder = defineEndpoint({
  id: 'getOrder',
  summary: 'One order and what became of it',
  method: 'GET',
  path: '/api/orders.php',
  callers: ['member'],
  query: v.object({ payment_id: idSchema }),
  result: v.object({ order: orderSchema }),
});
