import { addMs } from '@vela/domain/time';
import { sql } from 'kysely';
import type { Db, Tx } from '../db/database';

export interface Claim {
  /** What is done, and by a keyed hash for whose sake. */
  key: string;
  forMs: number;
  now: Date;
}

/** Whether something wasn't done yet in so long; of several callers at once, on all nodes, one is the first. */
export async function isFirstIn(db: Db | Tx, { key, forMs, now }: Claim): Promise<boolean> {
  const { rows } = await sql`
    insert into rate_limits as l (key, points, expire)
    values (${`once:${key}`}, 1, ${addMs(now, forMs).getTime()})
    on conflict (key) do update set expire = excluded.expire where l.expire <= ${now.getTime()}
    returning key`.execute(db);
  return rows.length > 0;
}
