import * as v from 'valibot';
import { moneySchema } from './money';

/** The discount in whole per cent of a price. */
export const discountPercentageSchema = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100));

/** What came off a price, and by which code. */
export const discountSchema = v.object({
  code: v.string(),
  percentage: discountPercentageSchema,
  price_before: moneySchema,
});
