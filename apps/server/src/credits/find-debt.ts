import type { Db, Tx } from '../db/database';

/** How many credits a member still owes of payments that were taken back. */
export async function findDebt(db: Db | Tx, memberId: string): Promise<number> {
  const { owed } = await db
    .selectFrom('credit_debts')
    .select((is) => is.fn.coalesce(is.fn.sum<string>('remaining'), is.lit(0)).as('owed'))
    .where('member_id', '=', memberId)
    .executeTakeFirstOrThrow();
  return Number(owed);
}
