import { PAYMENT_METHOD_KEYS } from '@vela/domain/payments';
import * as v from 'valibot';
import { discountPercentageSchema } from './discount';
import { countrySchema, idSchema, timeSchema } from './fields';
import { currencySchema, minorUnitsSchema } from './money';

/** A discount code as the member may use it; what is null is not limited. Source: product.md §3. */
export const discountCodeSchema = v.object({
  code: v.string(),
  value_percentage: discountPercentageSchema,
  status: v.picklist(['active', 'disabled']),
  validity: v.picklist(['once_per_user', 'unlimited']),
  expires: v.nullable(timeSchema),
  expired: v.boolean(),
  country: v.nullable(countrySchema),
  user_id: v.nullable(idSchema),
  currency: v.nullable(currencySchema),
  minimum_order_value: v.nullable(minorUnitsSchema),
  paymentmethods: v.nullable(v.array(v.picklist(PAYMENT_METHOD_KEYS))),
});

export type DiscountCode = v.InferOutput<typeof discountCodeSchema>;
