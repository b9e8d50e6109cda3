import { sql, type RawBuilder } from 'kysely';
import type { Tx } from '../db/database';
import type { Given } from '../db/prepare';
import { Failure } from '../core/failure';
import { findBalance } from './find-balance';
import { lastEntryOf } from './last-entry';

export interface Spending {
  memberId: string;
  /** Credits, not negative; what costs nothing leaves no entry. */
  amount: number;
  kind: 'message' | 'photo' | 'gift';
  /** The id of what is paid: the same one can't be paid twice. */
  reference: string;
  now: Date;
}

/**
 * Takes credits from the member's oldest lots, as the domain's `spentFrom` does, in the transaction of what they pay for and with the member's row held by
 * it. Throws Failure `not_enough_credits`.
 */
export async function spendCredits(tx: Tx, spending: Spending): Promise<{ balance: number }> {
  if (spending.amount === 0) return { balance: await findBalance(tx, spending.memberId) };
  const { rows } = await sql<{ balance: number }>`
    with ${spendingParts(spending)} select balance_after as balance from entry`.execute(tx);
  const [entry] = rows;
  if (!entry) throw new Failure('not_enough_credits');
  return entry;
}

/**
 * The same for a statement that writes what is paid for, too. `entry` has the new `balance_after`, and no row where there
 * are not enough credits: then the transaction must be undone.
 */
export function spendingParts({
  memberId,
  amount,
  kind,
  reference,
  now,
}: Given<Spending>): RawBuilder<unknown> {
  return sql`last as (${lastEntryOf(memberId)}), entry as (
    insert into credit_ledger
      (member_id, seq, prev_seq, delta, balance_before, balance_after, kind, reference, created_at)
    select ${memberId}, seq + 1, seq, -${amount}::integer, balance_after, balance_after - ${amount}::integer,
      ${kind}, ${reference}, ${now}
    from last where balance_after >= ${amount}::integer
    returning balance_after
  ), open as (
    select seq, sum(remaining) over (order by seq) - remaining as older
    from credit_lots where member_id = ${memberId} and remaining > 0
  ), taken as (
    update credit_lots lot set remaining = lot.remaining - least(lot.remaining, ${amount}::integer - open.older)
    from open, entry
    where lot.member_id = ${memberId} and lot.seq = open.seq and open.older < ${amount}::integer
  )`;
}
