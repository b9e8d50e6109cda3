import { sql } from 'kysely';
import type { Tx } from '../db/database';
import { lastEntryOf } from './last-entry';

export interface Removal {
  memberId: string;
  /** The payment that opened the lot. */
  paymentId: string;
  kind: 'return' | 'reversal' | 'debt';
  /** Removes at most this many credits; without it, all that is left of the lot. */
  limit?: number;
  now: Date;
}

/**
 * Removes the unused credits of a payment's lot, as the domain's `removedFrom` does, with the member's row held by the
 * transaction; returns how many credits that were.
 */
export async function removeFromLot(
  tx: Tx,
  { memberId, paymentId, kind, limit, now }: Removal,
): Promise<{ removed: number }> {
  const { rows } = await sql<{ removed: number }>`
    with last as (${lastEntryOf(memberId)}), lot as (
      select seq, least(remaining, ${limit ?? null}::integer) as amount
      from credit_lots where member_id = ${memberId} and payment_id = ${paymentId}
    ), entry as (
      insert into credit_ledger
        (member_id, seq, prev_seq, delta, balance_before, balance_after, kind, reference, created_at)
      select ${memberId}, last.seq + 1, last.seq, -amount, balance_after, balance_after - amount,
        ${kind}, ${paymentId}, ${now}
      from last, lot where amount > 0
      returning -delta as amount
    ), removed as (
      update credit_lots lot set remaining = lot.remaining - entry.amount
      from entry
      where lot.member_id = ${memberId} and lot.payment_id = ${paymentId}
    )
    select amount as removed from entry`.execute(tx);
  return rows[0] ?? { removed: 0 };
}
