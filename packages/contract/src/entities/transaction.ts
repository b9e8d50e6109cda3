import { LEDGER_KINDS, type LedgerKind } from '@vela/domain/credits';
import * as v from 'valibot';
import { idSchema, timeSchema } from './fields';

const KINDS = Object.keys(LEDGER_KINDS) as LedgerKind[];

/** One entry of the member's ledger: `credits` is negative for what goes out, `balance` is what was left then. */
export const transactionSchema = v.object({
  id: v.string(),
  kind: v.picklist(KINDS),
  credits: v.pipe(v.number(), v.integer()),
  balance: v.pipe(v.number(), v.integer(), v.minValue(0)),
  created_at: timeSchema,
  payment_id: v.optional(idSchema),
});

export type Transaction = v.InferOutput<typeof transactionSchema>;
