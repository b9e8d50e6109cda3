import { PACKAGE_IDS } from '@vela/domain/credits';
import { FIELD_LIMITS } from '@vela/domain/errors';
import { ORDER_STATUSES, PAYMENT_METHOD_KEYS } from '@vela/domain/payments';
import * as v from 'valibot';
import { discountSchema } from './discount';
import { idSchema, timeSchema } from './fields';
import { moneySchema } from './money';

/** A name that the client gives to what it asks for, so that asking again does nothing twice. */
export const clientIdSchema = v.pipe(v.string(), v.nonEmpty('required'), v.maxLength(FIELD_LIMITS.id.max));

/**
 * What the member was shown as the whole price of an order: after the discount, with the fee. Source: decisions.md, Honest
 * by construction.
 */
export const shownTotalSchema = moneySchema;

/**
 * A purchase of credits. `price` is after the discount and `fee` comes on top. `withdraw_until` is null for as long
 * as nothing was paid. `redirect_url` is where one that is not paid yet can be paid still. `refund` is what went back, with
 * `reason` where that was not the member's wish: the discount could be had once, and another order had it first.
 */
export const orderSchema = v.object({
  payment_id: idSchema,
  package: v.picklist(PACKAGE_IDS),
  credits: v.pipe(v.number(), v.integer(), v.minValue(1)),
  price: moneySchema,
  discount: v.optional(discountSchema),
  fee: moneySchema,
  status: v.picklist(ORDER_STATUSES),
  paymentmethod: v.picklist(PAYMENT_METHOD_KEYS),
  created_at: timeSchema,
  withdraw_until: v.nullable(timeSchema),
  redirect_url: v.optional(v.string()),
  refund: v.optional(
    v.object({
      credits: v.pipe(v.number(), v.integer(), v.minValue(0)),
      money: moneySchema,
      reason: v.optional(v.picklist(['discount_used'])),
    }),
  ),
});

export type Order = v.InferOutput<typeof orderSchema>;

/** An order that is on its way: where the person goes to pay, unless it is paid or came to nothing already. */
export const startedOrderSchema = v.object({
  payment_id: idSchema,
  status: v.picklist(ORDER_STATUSES),
  redirect_url: v.optional(v.string()),
});

export type StartedOrder = v.InferOutput<typeof startedOrderSchema>;
