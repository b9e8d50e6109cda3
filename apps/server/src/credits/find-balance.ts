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
