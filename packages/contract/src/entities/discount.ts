import * as v from 'valibot';
import { moneySchema } from './money';

/** Whole per cent off a price. */
export const discountPercentageSchema = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100));

/** What came off a price, and by which code. */
export const discountSchema = v.object({
  code: v.string(),
  percentage: discountPercentageSchema,
  price_before: moneySchema,
});
