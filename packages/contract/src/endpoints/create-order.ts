import { PACKAGE_IDS } from '@vela/domain/credits';
import { DISCOUNT_CODE_MAX } from '@vela/domain/discounts';
import { FIELD_LIMITS } from '@vela/domain/errors';
import * as v from 'valibot';
import { defineEndpoint } from '../define-endpoint';
import { countrySchema } from '../entities/fields';
import { clientIdSchema, shownTotalSchema, startedOrderSchema } from '../entities/order';

/**
 * Orders credits and returns the page to pay at. The same `client_id` again returns the same order. Without a
 * `discountcode` the member's welcome discount counts while it lasts: what the packages show is what is
 * charged. Where `total` says what the member was shown, an order that costs something else now is rejected
 * with `price_changed`, whose `params` are the new `amount` and `currency`. `store_method` stores a card or
 * wallet at the provider for a repeat order, unless it is false. Where no more may be debited, an unpaid
 * order of the same by direct debit is returned instead of a new one.
 */
export const createOrder = defineEndpoint({
  id: 'createOrder',
  summary: 'Order a credit package',
  method: 'POST',
  path: '/api/orders.php',
  callers: ['member'],
  repeatable: true,
  body: v.object({
    package: v.picklist(PACKAGE_IDS),
    paymentmethod: v.pipe(v.string(), v.nonEmpty('required'), v.maxLength(FIELD_LIMITS.id.max)),
    country: countrySchema,
    issuer: v.optional(v.pipe(v.string(), v.maxLength(FIELD_LIMITS.id.max))),
    discountcode: v.optional(v.pipe(v.string(), v.maxLength(DISCOUNT_CODE_MAX))),
    total: v.optional(shownTotalSchema),
    store_method: v.optional(v.boolean(), true),
    client_id: clientIdSchema,
  }),
  result: startedOrderSchema,
  errors: [
    'discount_invalid',
    'price_changed',
    'method_unavailable',
    'debt_unpaid',
    'client_id_reused',
    'directdebit_blocked',
    'directdebit_limit',
  ],
});
