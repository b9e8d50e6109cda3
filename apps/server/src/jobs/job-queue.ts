import { SECOND } from '@vela/domain/time';
import { fromKysely, type JobWithMetadata, type PgBoss } from 'pg-boss';
import { sql } from 'kysely';
import { isNotificationKind } from '@vela/domain/notifications';
import type { Db, Tx } from '../db/database';
import type { Logger } from '../core/log';
import type { Metrics } from '../core/metrics';
import { FinalError, type JobHandlers, type JobName, type Jobs, type Postponed } from '../core/jobs-port';
import { createBoss, DEAD, SCHEMA } from './create-boss';
import { DAY, NAMES, QUEUES, SCHEDULE, WORKING } from './queues';

export interface JobQueue extends Jobs {
  /** Begins to work on waiting jobs. */
  start(handlers: JobHandlers): Promise<void>;
  /**
   * Runs all that waits, now and here, and says how many jobs that were; for tests and one-off tasks.
   */
  drain(handlers: JobHandlers): Promise<number>;
  /** Takes no more jobs and waits for those that run. */
  stop(): Promise<void>;
}

/**
 * The job queue in our own database; `db` goes past a pooler. `isOnSchedule` says whether it adds what comes by itself, too:
 * by the clock on the wall, so that it is for a server and not for a test, which would meet it at some minutes of the hour.
 */
export async function openJobQueue({
  db,
  log,
  metrics,
  isOnSchedule,
}: {
  db: Db;
  log: Logger;
  metrics: Metrics;
  isOnSchedule: boolean;
}): Promise<JobQueue> {
  const boss = createBoss(db, { migrate: false, supervise: true, schedule: isOnSchedule });
  boss.on('error', (error) => log.error({ err: error }, 'job queue'));
  await boss.start();

  const run = async (name: JobName, job: JobWithMetadata<never>, handlers: JobHandlers): Promise<void> => {
    try {
      const postponed = await handlers[name](job.data);
      if (postponed) await postpone(db, job.id, postponed);
      metrics.jobs.inc({ name, outcome: postponed ? 'postponed' : 'done' });
    } catch (error) {
      if (error instanceof FinalError) await endRetries(db, job.id);
      const final = error instanceof FinalError || job.retryCount >= job.retryLimit;
      metrics.jobs.inc({ name, outcome: final ? 'dead' : 'retry' });
      log[final ? 'error' : 'warn'](
        { err: error, job: job.id, name, attempt: job.retryCount + 1 },
        final ? 'job given up' : 'job failed',
      );
      throw error;
    }
  };

  return {
    add: async (tx, name, payload) => {
      await boss.send(name, payload, { db: fromKysely(tx), priority: priorityOf(payload) });
    },
    addUnlessWaiting: async (tx, name, { payload, afterMs }) => {
      if (await isWaiting(tx, name)) return;
      const startAfter = afterMs / SECOND;
      await boss.send(name, payload, { db: fromKysely(tx), startAfter, priority: priorityOf(payload) });
    },
    deleteNaming: async (tx, texts, { siteId }) => {
      if (texts.length === 0) return [];
      const named = sql<string[]>`${texts.map((text) => text.toLowerCase())}::text[]`;
      // The texts alone narrow them down; each may also be a part of a longer one, such as of another address.
      const isNaming = sql<boolean>`coalesce(data ->> 'siteId', ${siteId}) = ${siteId}
        and exists (select from unnest(${named}) text where position(text in lower(data::text)) > 0)
        and exists (
          select from jsonb_path_query(data, 'strict $.**') value
          where lower(btrim(value #>> '{}')) = any(${named})
        )`;
      const table = sql.table(`${SCHEMA}.job`);
      await sql`delete from ${table} where state <> 'active' and ${isNaming}`.execute(tx);
      // Afterwards: one that has begun meanwhile is among them.
      const { rows } = await sql<{ name: JobName }>`
        select distinct name from ${table} where ${isNaming} order by name`.execute(tx);
      return rows.map(({ name }) => name);
    },
    start: async (handlers) => {
      for (const name of NAMES) {
        const work = (job: JobWithMetadata<never>): Promise<void> => run(name, job, handlers);
        for (let worker = 0; worker < WORKING[name].atOnce; worker += 1) await startWorker(boss, name, work);
      }
    },
    drain: (handlers) => drain(boss, (name, job) => run(name, job, handlers)),
    stop: () => boss.stop({ graceful: true, timeout: 10_000 }),
  };
}

/** Creates or upgrades the queue's own tables and settings; the caller holds the migration lock. */
export async function installJobQueues(db: Db): Promise<void> {
  const boss = createBoss(db, { migrate: true, supervise: false, schedule: false });
  await boss.start();
  try {
    const existing = new Set((await boss.getQueues()).map((queue) => queue.name));
    if (!existing.has(DEAD)) await boss.createQueue(DEAD, { retentionSeconds: 30 * DAY });
    for (const name of NAMES) {
      if (existing.has(name)) await boss.updateQueue(name, QUEUES[name]);
      else await boss.createQueue(name, QUEUES[name]);
    }
    for (const [name, cron] of Object.entries(SCHEDULE)) await boss.schedule(name, cron);
  } finally {
    await boss.stop({ graceful: false });
  }
}

/** The next failure of the job is its last. */
async function endRetries(db: Db, id: string): Promise<void> {
  await sql`update ${sql.table(`${SCHEMA}.job`)} set retry_limit = retry_count where id = ${id}::uuid`.execute(
    db,
  );
}

/**
 * Has the job wait again as if nobody had begun with it. It isn't active any more, so that what ends it afterwards finds nothing to
 * end; a job that has not begun counts its next start as the try that this one was.
 */
async function postpone(db: Db, id: string, { againInMs }: Postponed): Promise<void> {
  await sql`
    update ${sql.table(`${SCHEMA}.job`)}
    set state = 'created', started_on = null, start_after = now() + ${againInMs / SECOND} * interval '1 second'
    where id = ${id}::uuid and state = 'active'`.execute(db);
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

async function isWaiting(db: Db | Tx, name: JobName): Promise<boolean> {
  const { rows } = await sql`
    select from ${sql.table(`${SCHEMA}.job`)} where name = ${name} and state in ('created', 'retry') limit 1
  `.execute(db);
  return rows.length > 0;
}

/** One that works on the jobs of a kind, one after the other without a pause for as long as some wait. */
async function startWorker(
  boss: PgBoss,
  name: JobName,
  work: (job: JobWithMetadata<never>) => Promise<void>,
): Promise<void> {
  const options = { pollingIntervalSeconds: WORKING[name].everySeconds, includeMetadata: true } as const;
  const id = await boss.work(name, options, async ([job]: JobWithMetadata<never>[]) => {
    if (!job) return;
    await work(job).finally(() => boss.notifyWorker(id));
  });
}

async function drain(
  boss: PgBoss,
  run: (name: JobName, job: JobWithMetadata<never>) => Promise<void>,
): Promise<number> {
  let count = 0;
  for (const name of NAMES) {
    for (;;) {
      const [job] = await boss.fetch<never>(name, { includeMetadata: true });
      if (!job) break;
      count += 1;
      await run(name, job).then(
        () => boss.complete(name, job.id),
        (error: unknown) => boss.fail(name, job.id, { message: messageOf(error) }),
      );
    }
  }
  return count;
}

/** Mails of notifications can wait, and come by the thousand: reminders in the morning, an announcement. */
const LATER = -1;
const USUAL = 0;

/** Returns the priority of a job, of which the higher goes first: necessary mails, such as a new password, overtake all notifications. */
function priorityOf(payload: object): number {
  const kind = 'kind' in payload ? payload.kind : null;
  return typeof kind === 'string' && isNotificationKind(kind) ? LATER : USUAL;
}
