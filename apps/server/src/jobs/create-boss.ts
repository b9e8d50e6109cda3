import { fromKysely, PgBoss } from 'pg-boss';
import type { Db } from '../db/database';

export const SCHEMA = 'jobs';

/** The queue of the jobs that were given up. */
export const DEAD = 'dead';

/**
 * How often jobs are looked for whose server died over them. Somebody waits for a payment or a mail among them. The monitor
 * does the looking, as part of the supervising: it happens no more often than the rarer of the two.
 */
const SUPERVISE_SECONDS = 10;

/** The queue's library on our own database. */
export function createBoss(
  db: Db,
  { migrate, supervise, schedule }: { migrate: boolean; supervise: boolean; schedule: boolean },
): PgBoss {
  return new PgBoss({
    db: fromKysely(db),
    schema: SCHEMA,
    migrate,
    supervise,
    schedule,
    superviseIntervalSeconds: SUPERVISE_SECONDS,
    monitorIntervalSeconds: SUPERVISE_SECONDS,
  });
}
