import * as v from 'valibot';
import { defineEndpoint } from '../define-endpoint';
import { givenPasswordSchema } from '../entities/fields';
import { clientIdSchema, shownTotalSchema, startedOrderSchema } from '../entities/order';

/**
 * Orders the member's last package again and pays with the stored method, without a page in between; `total` as in an order.
 * `password` is asked for in each session (`password_required`), and again after 15 minutes or when it is a new one. So many
 * times within 24 hours and no more: `too_many_repeat_orders {limit}`, with when it goes on in `retry_after`.
 */
export const repeatOrder = defineEndpoint({
  id: 'repeatOrder',
  summary: 'Order the same again with the stored method',
  method: 'POST',
  path: '/api/repeat-order.php',
  callers: ['member'],
  repeatable: true,
  body: v.object({
    total: v.optional(shownTotalSchema),
    client_id: clientIdSchema,
    password: v.optional(givenPasswordSchema),
  }),
  result: startedOrderSchema,
  errors: [
    'no_stored_method',
    'stored_method_failed',
    'password_required',
    'password_wrong',
    'too_many_repeat_orders',
    'price_changed',
    'method_unavailable',
    'debt_unpaid',
    'client_id_reused',
    'busy',
  ],
});
