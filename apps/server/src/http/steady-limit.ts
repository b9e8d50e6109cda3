import { SECOND } from '@vela/domain/time';
import { sql, type RawBuilder } from 'kysely';
import type { AppContext } from '../context';
import { Failure } from './failure';

interface SteadyLimit {
  /** How many may come at once after a rest. */
  burst: number;
  perSecond: number;
}

/** Limits that fill up again bit by bit, where a window would let nobody talk at its end. */
const STEADY_LIMITS = {
  message: { burst: 60, perSecond: 2 },
} as const satisfies Record<string, SteadyLimit>;

interface Taking {
  limit: keyof typeof STEADY_LIMITS;
  key: string;
  /** A query: where it finds a row, there is nothing to count. */
  unless: RawBuilder<unknown>;
}

/**
 * Takes one from what `key` may still do, for all nodes with one statement: kept is when the key will have rested from all
 * it did (a generic cell rate algorithm). Gives whether it counted. Throws Failure `too_many_requests` with `retryAfter`.
 */
export async function consumeSteady(
  { db, clock, metrics }: Pick<AppContext, 'db' | 'clock' | 'metrics'>,
  { limit, key, unless }: Taking,
): Promise<boolean> {
  const { burst, perSecond }: SteadyLimit = STEADY_LIMITS[limit];
  const stepMs = SECOND / perSecond;
  const now = clock.now().getTime();
  const latest = now + (burst - 1) * stepMs;
  const { rows } = await sql<{ isFree: boolean; isTaken: boolean }>`
    with free as (${unless}), taken as (
      insert into rate_limits as l (key, points, expire)
      select ${`${limit}:${key}`}, 1, ${now + stepMs}::bigint where not exists (select from free)
      on conflict (key) do update set expire = greatest(l.expire, ${now}::bigint) + ${stepMs}::bigint
      where l.expire <= ${latest}::bigint
      returning key
    )
    select exists (select from free) as "isFree", exists (select from taken) as "isTaken"`.execute(db);
  const [row] = rows;
  if (row?.isFree === true) return false;
  if (row?.isTaken === true) return true;
  metrics.limited.inc({ limit });
  throw new Failure('too_many_requests', { retryAfter: Math.ceil(stepMs / SECOND) });
}
