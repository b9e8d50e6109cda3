import * as v from 'valibot';
import { discountPercentageSchema } from './discount';
import { timeSchema } from './fields';

/** A discount on one purchase, for a member who is about to delete the account; `code` and `expires` once it was claimed. */
export const retentionOfferSchema = v.object({
  percentage: discountPercentageSchema,
  code: v.nullable(v.string()),
  expires: v.nullable(timeSchema),
});

export type RetentionOffer = v.InferOutput<typeof retentionOfferSchema>;
