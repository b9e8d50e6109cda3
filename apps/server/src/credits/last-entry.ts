import { sql, type RawBuilder } from 'kysely';

/** Selects the last entry of a member's ledger, which a new one follows; the caller holds the member's row. */
export function lastEntryOf(memberId: string | RawBuilder<string>): RawBuilder<unknown> {
  return sql`select seq, balance_after from credit_ledger where member_id = ${memberId} order by seq desc limit 1`;
}
