import type { MessagePace } from '@vela/domain/limits';
import { SECOND } from '@vela/domain/time';
import { sql, type RawBuilder } from 'kysely';
import type { AppContext } from '../core/context';
import { prepare, type Slots } from '../db/prepare';
import { Failure } from '../core/failure';

interface Counting {
  key: string;
  nowMs: number;
  /** The time when the key has rested from one use that is made now. */
  restedMs: number;
  stepMs: number;
  latestMs: number;
}

interface Counted {
  isFree: boolean;
  isTaken: boolean;
}

interface Taking<Values> {
  key: string;
  /** What the site allows. */
  pace: MessagePace;
  values: Values;
}

type Context = Pick<AppContext, 'db' | 'clock' | 'metrics'>;

/**
 * Counts one use of a key, for all nodes with one statement, as by `restedAfter`: the limit refills bit by
 * bit, where a window would let nobody write at its end. The stored time is when the key will have rested
 * from all its uses. If the query `unless` finds a row, there is nothing to count. Returns whether it
 * counted, and throws Failure `too_many_requests` with `retryAfter`.
 */
export function createSteadyLimit<Values extends object>(
  name: string,
  unless: (slots: Slots<Values>) => RawBuilder<unknown>,
): (context: Context, taking: Taking<Values>) => Promise<boolean> {
  const take = prepare<Values & Counting, Counted>((db, slots) =>
    sql<Counted>`
      with free as (${unless(slots)}), ${takenPart(slots)}
      select exists (select from free) as "isFree", exists (select from taken) as "isTaken"`.compile(db),
  );

  return async ({ db, clock, metrics }, { key, pace: { stepMs, aheadMs }, values }) => {
    const nowMs = clock.now().getTime();
    const [row] = await take(db, {
      ...values,
      key: `${name}:${key}`,
      nowMs,
      restedMs: nowMs + stepMs,
      stepMs,
      latestMs: nowMs + aheadMs,
    });
    if (row?.isFree === true) return false;
    if (row?.isTaken === true) return true;
    metrics.limited.inc({ limit: name });
    throw new Failure('too_many_requests', { retryAfter: Math.ceil(stepMs / SECOND) });
  };
}

function takenPart({ key, nowMs, restedMs, stepMs, latestMs }: Slots<Counting>): RawBuilder<unknown> {
  return sql`taken as (
    insert into rate_limits as l (key, points, expire)
    select ${key}, 1, ${restedMs}::bigint where not exists (select from free)
    on conflict (key) do update set expire = greatest(l.expire, ${nowMs}::bigint) + ${stepMs}::bigint
    where l.expire <= ${latestMs}::bigint
    returning key
  )`;
}
