import { sql } from 'kysely';
import type { Tx } from '../db/database';

/**
 * Holds members' rows until the transaction ends, always in the order of ids, so that two who lock the same ones never
 * wait for each other. Gives the ids that are still there.
 */
export async function lockMembers(tx: Tx, ids: readonly string[]): Promise<string[]> {
  const rows = await tx
    .selectFrom('members')
    .select('id')
    .where('id', '=', sql<string>`any(${ids})`)
    .orderBy('id')
    // It doesn't lock `for update`: rows that point at a member are still written meanwhile.
    .forNoKeyUpdate()
    .execute();
  return rows.map(({ id }) => id);
}
