import * as v from 'valibot';
import { moneySchema } from './money';

/** What came off a price, and by which code. */
export const discountSchema = v.object({
  code: v.string(),
  percentage: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100)),
  price_before: moneySchema,
});
