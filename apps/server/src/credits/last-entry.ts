import { sql, type RawBuilder } from 'kysely';

/** The entry a new one is written after: where the ledger of a member stands, with its row held. */
export function lastEntryOf(memberId: string | RawBuilder<string>): RawBuilder<unknown> {
  return sql`select seq, balance_after from credit_ledger where member_id = ${memberId} order by seq desc limit 1`;
}
