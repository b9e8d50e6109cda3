import { PAYMENT_METHOD_KEYS, PAYMENT_METHOD_KINDS } from '@vela/domain/payments';
import * as v from 'valibot';
import { moneySchema } from './money';

/** A way to pay in one country. Where issuers are listed, an order names one. */
export const paymentMethodSchema = v.object({
  key: v.picklist(PAYMENT_METHOD_KEYS),
  kind: v.picklist(PAYMENT_METHOD_KINDS),
  name: v.string(),
  fee: moneySchema,
  issuers: v.optional(v.array(v.object({ id: v.string(), name: v.string() }))),
});

export type PaymentMethod = v.InferOutput<typeof paymentMethodSchema>;
