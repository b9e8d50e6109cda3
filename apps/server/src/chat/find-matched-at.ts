import { sql } from 'kysely';
import type { Tx } from '../db/database';

/** Returns when two members came to like each other; null when they don't. */
export async function findMatchedAt(tx: Tx, [one, other]: readonly [string, string]): Promise<Date | null> {
  const { rows } = await sql<{ matched_at: Date }>`
    select greatest(given.liked_at, returned.liked_at) as matched_at
    from likes given join likes returned on returned.member_id = given.liked_id and returned.liked_id = given.member_id
    where given.member_id = ${one} and given.liked_id = ${other}`.execute(tx);
  return rows[0]?.matched_at ?? null;
}
