import { PACKAGE_IDS } from '@vela/domain/credits';
import * as v from 'valibot';
import { discountSchema } from './discount';
import { moneySchema } from './money';

/** A bundle of credits with its price in the asker's currency, after `discount` where there is one. */
export const creditPackageSchema = v.object({
  id: v.picklist(PACKAGE_IDS),
  credits: v.pipe(v.number(), v.integer(), v.minValue(1)),
  price: moneySchema,
  popular: v.boolean(),
  price_per_message: moneySchema,
  discount: v.optional(discountSchema),
});

export type CreditPackage = v.InferOutput<typeof creditPackageSchema>;
