import { sql, type RawBuilder } from 'kysely';
import type { Db, Tx } from '../db/database';

/** Whether the id of the other member of a conversation names nobody: that member's account was erased, and its words stayed. */
export function isErased(otherId: string | RawBuilder<unknown>): RawBuilder<boolean> {
  return sql<boolean>`not exists (select from members erased where erased.id = ${otherId})`;
}

/** The same of one conversation. */
export async function isErasedMember(db: Db | Tx, otherId: string): Promise<boolean> {
  const { rows } = await sql<{ is: boolean }>`select ${isErased(otherId)} as is`.execute(db);
  return rows[0]?.is === true;
}
