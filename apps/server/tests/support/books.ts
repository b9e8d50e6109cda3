import type { Db } from '../../src/db/database';

/** The entries of a member's ledger, in order. */
export function ledgerEntriesOf(db: Db, memberId: string) {
  return db
    .selectFrom('credit_ledger')
    .select(['kind', 'delta', 'balance_after', 'reference'])
    .where('member_id', '=', memberId)
    .orderBy('seq')
    .execute();
}
