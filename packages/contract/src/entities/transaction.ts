import * as v from 'valibot';
import { idSchema, timeSchema } from './fields';

/** What moves credits: in by a gift of the site or a purchase, out by what is sent, returned or taken back. */
const TRANSACTION_KINDS = [
  'signup',
  'seed',
  'purchase',
  'message',
  'photo',
  'gift',
  'return',
  'reversal',
  'debt',
] as const;

/** One entry of the member's ledger: `credits` is negative for what goes out, `balance` is what was left then. */
export const transactionSchema = v.object({
  id: v.string(),
  kind: v.picklist(TRANSACTION_KINDS),
  credits: v.pipe(v.number(), v.integer()),
  balance: v.pipe(v.number(), v.integer(), v.minValue(0)),
  created_at: timeSchema,
  payment_id: v.optional(idSchema),
});

export type Transaction = v.InferOutput<typeof transactionSchema>;
