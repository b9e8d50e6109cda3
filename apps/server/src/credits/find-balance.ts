import { sql } from 'kysely';
import type { Db, Tx } from '../db/database';

/** How many credits a member has: the ledger's sum, which its last entry carries. */
export async function findBalance(db: Db | Tx, memberId: string): Promise<number> {
  const last = await db
    .selectFrom('credit_ledger')
    .select('balance_after')
    .where('member_id', '=', memberId)
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirst();
  return last?.balance_after ?? 0;
}

/** Returns the balances of many members at once; members without a ledger are left out. */
export async function findBalances(
  db: Db | Tx,
  memberIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ member_id: string; balance_after: number }>`
    select asked.member_id, last.balance_after
    from unnest(${memberIds}::text[]) as asked (member_id)
    cross join lateral (
      select balance_after from credit_ledger
      where credit_ledger.member_id = asked.member_id order by seq desc limit 1
    ) last`.execute(db);
  return new Map(rows.map((row) => [row.member_id, row.balance_after]));
}
