import type { LedgerKindOf } from '@vela/domain/credits';
import { sql } from 'kysely';
import type { Tx } from '../db/database';
import { lastEntryOf } from './last-entry';

export interface Addition {
  memberId: string;
  /** Credits, at least 1. */
  amount: number;
  kind: LedgerKindOf<'in'>;
  /** The payment that bought them: no payment is credited twice. null for credits that were given. */
  paymentId: string | null;
  now: Date;
}

/** Books credits and opens a lot with them, as the domain's `withLot` does, with the member's row held by the transaction. */
export async function addCredits(
  tx: Tx,
  { memberId, amount, kind, paymentId, now }: Addition,
): Promise<{ balance: number }> {
  const { rows } = await sql<{ balance: number }>`
    with last as (${lastEntryOf(memberId)}), entry as (
      insert into credit_ledger
        (member_id, seq, prev_seq, delta, balance_before, balance_after, kind, reference, created_at)
      select ${memberId}, coalesce(max(seq), 0) + 1, max(seq), ${amount}::integer, coalesce(max(balance_after), 0),
        coalesce(max(balance_after), 0) + ${amount}::integer, ${kind}, ${paymentId}, ${now}
      from last
      returning seq, balance_after
    ), lot as (
      insert into credit_lots (member_id, seq, payment_id, credits, remaining, opened_at)
      select ${memberId}, seq, ${paymentId}, ${amount}::integer, ${amount}::integer, ${now} from entry
    )
    select balance_after as balance from entry`.execute(tx);
  const [entry] = rows;
  if (!entry) throw new Error('An entry returned no row');
  return entry;
}
