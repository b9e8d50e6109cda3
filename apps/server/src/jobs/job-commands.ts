import { sql } from 'kysely';
import type { JobName, JobPayloads } from '../core/jobs-port';
import type { Db, Tx } from '../db/database';
import { createBoss, DEAD, SCHEMA } from './create-boss';

/** Adds a job from a command, which works on none itself; with the transaction it is given, or not at all. */
export async function addJob<Name extends JobName>(
  db: Db | Tx,
  name: Name,
  payload: JobPayloads[Name],
): Promise<void> {
  await withBoss(db, (boss) => boss.send(name, payload));
}

/** A mail that was given up. Its address isn't part of it, but the domain of that. */
export interface DeadMail {
  id: string;
  kind: string;
  siteId: string;
  /** What is behind the `@` of its address. */
  domain: string;
  reason: string;
  /** When it was given up. */
  at: Date;
}

/** Mails that were given up and not sent again since, from the latest; no more than `limit`. */
export async function listDeadMails(db: Db, limit: number): Promise<DeadMail[]> {
  const { rows } = await sql<DeadMail>`
    select id::text, data ->> 'kind' as kind, data ->> 'siteId' as "siteId",
      split_part(data ->> 'to', '@', -1) as domain,
      coalesce(source_output ->> 'message', 'unknown') as reason, created_on as at
    from ${sql.table(`${SCHEMA}.job`)}
    where name = ${DEAD} and source_name = 'mail.send' and state = 'created'
    order by created_on desc limit ${limit}`.execute(db);
  return rows;
}

/** Has mails that were given up sent again: those with these ids, or all of them. Returns how many. */
export async function sendDeadMails(db: Db, ids: readonly string[] | 'all'): Promise<number> {
  return withBoss(db, (boss) =>
    boss.redrive(DEAD, { sourceName: 'mail.send', ...(ids !== 'all' && { ids: [...ids] }) }),
  );
}

async function withBoss<Result>(
  db: Db | Tx,
  work: (boss: ReturnType<typeof createBoss>) => Promise<Result>,
): Promise<Result> {
  const boss = createBoss(db, { migrate: false, supervise: false, schedule: false });
  await boss.start();
  try {
    return await work(boss);
  } finally {
    await boss.stop({ graceful: false });
  }
}
