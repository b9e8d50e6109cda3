import { NOTIFICATION_KINDS } from '@vela/domain/notifications';
import { HOUR } from '@vela/domain/time';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../tests/support/test-database';
import { createDatabase, type Db } from '../db/database';
import { createLogger } from '../core/log';
import type { MailJob } from '../mails/mail-job';
import { createMetrics } from '../core/metrics';
import { listDeadMails, sendDeadMails } from './job-commands';
import { installJobQueues, type JobQueue, openJobQueue } from './job-queue';
import { FinalError, type JobHandlers } from '../core/jobs-port';

let database: TestDatabase;
let db: Db;
let jobs: JobQueue;
const lines: string[] = [];
const log = createLogger({ level: 'debug', destination: { write: (line) => void lines.push(line) } });

beforeAll(async () => {
  database = await createTestDatabase();
  db = createDatabase({ url: database.url, size: 4, namedStatements: true });
  jobs = await openJobQueue({ db, log, metrics: createMetrics(), isOnSchedule: false });
});

afterAll(async () => {
  await jobs.stop();
  await db.destroy();
  await database.drop();
});

const mail = (id: string): MailJob => ({
  id,
  kind: 'mail_change_notice',
  siteId: 'vela',
  to: 'someone@example.com',
  locale: 'en',
  newAddress: 's…@example.com',
});

/** Handlers of what a test has nothing to do with. */
const idle = {
  'mail.report': async () => {},
  'mail.collect': async () => {},
  'account.reset': async () => {},
  'account.erase': async () => {},
  'export.make': async () => {},
  'export.erase': async () => {},
  'folder.delete': async () => {},
  'photos.draw': async () => {},
  'photo.erase': async () => {},
  'payment.refund': async () => {},
  'payment.sandbox': async () => {},
  'push.send': async () => {},
  'news.mail': async () => {},
  'news.scheduled': async () => {},
  housekeeping: async () => {},
} satisfies Omit<JobHandlers, 'mail.send'>;

/** Handlers that record their payloads, and fail as often as given. */
function handlersOf(failures = 0): JobHandlers & { seen: string[] } {
  const seen: string[] = [];
  let left = failures;
  return {
    seen,
    'mail.send': async ({ id }) => {
      seen.push(id);
      if (left-- > 0) throw new Error('the mail server is away');
    },
    ...idle,
  };
}

/** Waiting jobs fall due at once. */
const makeDue = (): Promise<unknown> =>
  sql`update jobs.job set start_after = now() where state in ('created', 'retry')`.execute(db);

describe('a job', () => {
  it('is there when the transaction that adds it commits, and not before', async () => {
    const handlers = handlersOf();
    await db.transaction().execute(async (tx) => {
      await jobs.add(tx, 'mail.send', mail('committed'));
      expect(await jobs.drain(handlers)).toBe(0);
    });
    expect(await jobs.drain(handlers)).toBe(1);
    expect(handlers.seen).toEqual(['committed']);
  });

  it('is gone with the transaction that is rolled back', async () => {
    const rollback = db.transaction().execute(async (tx) => {
      await jobs.add(tx, 'mail.send', mail('rolled back'));
      throw new Error('no');
    });
    await expect(rollback).rejects.toThrow('no');
    expect(await jobs.drain(handlersOf())).toBe(0);
  });

  it('waits as long as the handler asked', async () => {
    const handlers = handlersOf();
    await jobs.addUnlessWaiting(db, 'mail.send', { payload: mail('after a rest'), afterMs: HOUR });
    expect(await jobs.drain(handlers)).toBe(0);
    await makeDue();
    expect(await jobs.drain(handlers)).toBe(1);
    await jobs.addUnlessWaiting(db, 'mail.send', { payload: mail('without a rest'), afterMs: 0 });
    expect(await jobs.drain(handlers)).toBe(1);
    expect(handlers.seen).toEqual(['after a rest', 'without a rest']);
  });

  it('that goes on by itself goes on once, when it ran twice, too', async () => {
    const handlers = handlersOf();
    for (const time of ['once', 'twice'])
      await jobs.addUnlessWaiting(db, 'mail.send', { payload: mail(time), afterMs: 0 });
    expect(await jobs.drain(handlers)).toBe(1);
    expect(handlers.seen).toEqual(['once']);
  });

  it('waits for a server that was killed in between', async () => {
    await jobs.add(db, 'mail.send', mail('survivor'));
    const otherDb = createDatabase({ url: database.url, size: 2, namedStatements: true });
    const other = await openJobQueue({ db: otherDb, log, metrics: createMetrics(), isOnSchedule: false });
    const handlers = handlersOf();
    expect(await other.drain(handlers)).toBe(1);
    expect(handlers.seen).toEqual(['survivor']);
    await other.stop();
    await otherDb.destroy();
  });

  it('is tried again later when it fails', async () => {
    await jobs.add(db, 'mail.send', mail('later'));
    const handlers = handlersOf(1);
    expect(await jobs.drain(handlers)).toBe(1);
    expect(await jobs.drain(handlers)).toBe(0);
    await makeDue();
    expect(await jobs.drain(handlers)).toBe(1);
    expect(handlers.seen).toEqual(['later', 'later']);
  });

  it('that is put off waits again, and uses up none of its tries', async () => {
    await jobs.add(db, 'mail.send', mail('put off'));
    const looked = vi.fn<JobHandlers['mail.send']>(async () => ({ againInMs: HOUR }));
    for (let look = 0; look < 40; look += 1) {
      await makeDue();
      expect(await jobs.drain({ ...idle, 'mail.send': looked })).toBe(1);
    }
    expect(await jobs.drain({ ...idle, 'mail.send': looked })).toBe(0);
    const { rows } = await sql<{ waits: boolean; tries: number }>`
      select start_after > now() + interval '59 minutes' as waits, retry_count as tries
      from jobs.job where name = 'mail.send' and data ->> 'id' = 'put off'`.execute(db);
    expect(rows).toEqual([{ waits: true, tries: 0 }]);
    await makeDue();
    const handlers = handlersOf();
    expect(await jobs.drain(handlers)).toBe(1);
    expect(handlers.seen).toEqual(['put off']);
  });

  it('that is put off by a running queue is not ended by it', async () => {
    const runningDb = createDatabase({ url: database.url, size: 4, namedStatements: true });
    const running = await openJobQueue({ db: runningDb, log, metrics: createMetrics(), isOnSchedule: false });
    const { promise: looked, resolve: look } = Promise.withResolvers<void>();
    await jobs.add(db, 'mail.send', mail('put off while running'));
    await running.start({
      ...idle,
      'mail.send': async () => {
        look();
        return { againInMs: HOUR };
      },
    });
    await looked;
    await running.stop();
    const { rows } = await sql`
      select state, retry_count as tries from jobs.job
      where name = 'mail.send' and data ->> 'id' = 'put off while running'`.execute(db);
    expect(rows).toEqual([{ state: 'created', tries: 0 }]);
    await makeDue();
    const handlers = handlersOf();
    expect(await jobs.drain(handlers)).toBe(1);
    await runningDb.destroy();
  });

  it('is stored among the dead letters after its last try, and the log says so without the address', async () => {
    lines.length = 0;
    await jobs.add(db, 'mail.send', mail('dead'));
    const handlers = handlersOf(100);
    for (let attempt = 0; attempt < 34; attempt += 1) {
      await makeDue();
      expect(await jobs.drain(handlers)).toBe(1);
    }
    await makeDue();
    expect(await jobs.drain(handlers)).toBe(0);
    const { rows } = await sql<{
      id: string;
    }>`select data ->> 'id' as id from jobs.job where name = 'dead'`.execute(db);
    expect(rows).toEqual([{ id: 'dead' }]);
    expect(lines.filter((line) => line.includes('job given up'))).toHaveLength(1);
    expect(lines.join('')).not.toContain('someone@example.com');
  });

  it('is given up at once when another attempt would end the same', async () => {
    await jobs.add(db, 'mail.send', mail('hopeless'));
    const reject = async (): Promise<never> => {
      throw new FinalError('rejected for its content');
    };
    const seen = vi.fn<JobHandlers['mail.send']>(reject);
    expect(await jobs.drain({ ...idle, 'mail.send': seen })).toBe(1);
    await makeDue();
    expect(await jobs.drain({ ...idle, 'mail.send': seen })).toBe(0);
    expect(seen).toHaveBeenCalledOnce();
    const [dead] = await listDeadMails(db, 1);
    expect(dead).toMatchObject({
      kind: 'mail_change_notice',
      siteId: 'vela',
      domain: 'example.com',
      reason: 'rejected for its content',
    });
    expect(await sendDeadMails(db, [dead?.id ?? ''])).toBe(1);
    expect(await sendDeadMails(db, [dead?.id ?? ''])).toBe(0);
    const handlers = handlersOf();
    expect(await jobs.drain(handlers)).toBe(1);
    expect(handlers.seen).toEqual(['hopeless']);
  });

  it('that mails what is necessary overtakes all mails of notifications', async () => {
    const news = NOTIFICATION_KINDS.map((kind) => ({ ...mail(kind), kind }) as unknown as MailJob);
    for (const each of [...news, mail('necessary')]) await jobs.add(db, 'mail.send', each);
    const handlers = handlersOf();
    await jobs.drain(handlers);
    expect(handlers.seen).toEqual(['necessary', ...NOTIFICATION_KINDS]);
  });

  it('is deleted by an address that it carries, in whichever case and depth, and not by a part of a longer one', async () => {
    const job = (id: string, to: string, newAddress = 's…@example.com') => ({ ...mail(id), to, newAddress });
    for (const each of [
      job('to it', 'Ann@Example.com'),
      job('about it', 'support@example.com', 'ann@example.com'),
      job('longer in front', 'joann@example.com'),
      job('longer behind', 'ann@example.com.au'),
      job('in words', 'support@example.com', 'from ann@example.com'),
    ])
      await jobs.add(db, 'mail.send', each);
    await jobs.add(db, 'mail.report', { nested: [{ address: 'ANN@example.com' }] } as never);
    await db.transaction().execute((tx) => jobs.deleteNaming(tx, ['ann@Example.com'], { siteId: 'vela' }));
    const reported = vi.fn<JobHandlers['mail.report']>(async () => {});
    const handlers = { ...handlersOf(), 'mail.report': reported };
    await jobs.drain(handlers);
    expect(handlers.seen).toEqual(['longer in front', 'longer behind', 'in words']);
    expect(reported).not.toHaveBeenCalled();
  });

  it('is deleted by any of the texts that it carries, and by none of no text', async () => {
    for (const id of ['first', 'second', 'third']) await jobs.add(db, 'mail.send', mail(id));
    await db.transaction().execute(async (tx) => {
      await jobs.deleteNaming(tx, [], { siteId: 'vela' });
      await jobs.deleteNaming(tx, ['first', 'THIRD', 'none'], { siteId: 'vela' });
    });
    const handlers = handlersOf();
    await jobs.drain(handlers);
    expect(handlers.seen).toEqual(['second']);
  });

  it('stays where it runs, and is named then', async () => {
    for (const id of ['runs', 'waits']) await jobs.add(db, 'mail.send', mail(id));
    await sql`update jobs.job set state = 'active', started_on = now() where data ->> 'id' = 'runs'`.execute(
      db,
    );
    const deleteBoth = () =>
      db.transaction().execute((tx) => jobs.deleteNaming(tx, ['runs', 'waits'], { siteId: 'vela' }));
    expect(await deleteBoth()).toEqual(['mail.send']);
    expect(await jobs.drain(handlersOf())).toBe(0);
    await sql`update jobs.job set state = 'retry', start_after = now() where data ->> 'id' = 'runs'`.execute(
      db,
    );
    expect(await deleteBoth()).toEqual([]);
    expect(await jobs.drain(handlersOf())).toBe(0);
  });

  it('is worked on by a running queue, which lets it end before it stops', async () => {
    const runningDb = createDatabase({ url: database.url, size: 4, namedStatements: true });
    const running = await openJobQueue({ db: runningDb, log, metrics: createMetrics(), isOnSchedule: false });
    const { promise: begun, resolve: begin } = Promise.withResolvers<void>();
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    let isDone = false;
    await running.start({
      'mail.send': async () => {
        begin();
        await released;
        isDone = true;
      },
      ...idle,
    });
    await jobs.add(db, 'mail.send', mail('running'));
    await begun;
    const stopped = running.stop();
    release();
    await stopped;
    expect(isDone).toBe(true);
    await runningDb.destroy();
  });
});

describe('many jobs', () => {
  it('are worked on without a pause between them, a failed one among them', async () => {
    const runningDb = createDatabase({ url: database.url, size: 4, namedStatements: true });
    const running = await openJobQueue({ db: runningDb, log, metrics: createMetrics(), isOnSchedule: false });
    const ids = Array.from({ length: 12 }, (_, index) => `photo-${index}`);
    const { promise: allSeen, resolve: end } = Promise.withResolvers<void>();
    const seen: string[] = [];
    for (const folder of ids) await jobs.add(db, 'folder.delete', { folder });
    const started = performance.now();
    await running.start({
      ...idle,
      'mail.send': async () => {},
      'folder.delete': async ({ folder }) => {
        if (seen.push(folder) === ids.length) end();
        if (seen.length === 2) throw new Error('the store is away');
      },
    });
    await allSeen;
    // With a pause of 5 seconds after each job they would take a minute.
    expect(performance.now() - started).toBeLessThan(15_000);
    expect(seen.toSorted()).toEqual(ids.toSorted());
    await running.stop();
    await runningDb.destroy();
  });
});

describe('the queues', () => {
  it('can be installed again, as every start does', async () => {
    await installJobQueues(db);
    const { rows } = await sql<{ name: string }>`select name from jobs.schedule order by name`.execute(db);
    expect(rows).toEqual([
      { name: 'housekeeping' },
      { name: 'mail.collect' },
      { name: 'news.mail' },
      { name: 'news.scheduled' },
      { name: 'push.send' },
    ]);
  });
});
