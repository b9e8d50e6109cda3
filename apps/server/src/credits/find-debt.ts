import type { Db, Tx } from '../db/database';

/** Returns how many credits a member owes of payments that were reversed. */
export async function findDebt(db: Db | Tx, memberId: string): Promise<number> {
  const { owed } = await db
    .selectFrom('credit_debts')
    .select((is) => is.fn.coalesce(is.fn.sum<string>('remaining'), is.lit(0)).as('owed'))
    .where('member_id', '=', memberId)
    .executeTakeFirstOrThrow();
  return Number(owed);
}
