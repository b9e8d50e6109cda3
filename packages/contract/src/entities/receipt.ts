import { PACKAGE_IDS } from '@vela/domain/credits';
import { PAYMENT_METHOD_KEYS } from '@vela/domain/payments';
import * as v from 'valibot';
import { companySchema } from './company';
import { discountSchema } from './discount';
import { countrySchema, idSchema, timeSchema } from './fields';
import { moneySchema } from './money';

/** The receipt of a paid order. `total` includes the tax in `vat`, whose `rate` is in per cent; `net` is without it. */
export const receiptSchema = v.object({
  payment_id: idSchema,
  paid_at: timeSchema,
  seller: companySchema,
  country: countrySchema,
  package: v.picklist(PACKAGE_IDS),
  credits: v.pipe(v.number(), v.integer(), v.minValue(1)),
  price: moneySchema,
  discount: v.optional(discountSchema),
  fee: moneySchema,
  total: moneySchema,
  vat: v.object({ rate: v.pipe(v.number(), v.minValue(0), v.maxValue(100)), amount: moneySchema }),
  net: moneySchema,
  paymentmethod: v.picklist(PAYMENT_METHOD_KEYS),
  refund: v.optional(v.object({ money: moneySchema, created_at: timeSchema })),
});

export type Receipt = v.InferOutput<typeof receiptSchema>;
