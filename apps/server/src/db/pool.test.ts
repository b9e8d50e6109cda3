import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../tests/support/test-database';
import { createDatabase, type Db } from './database';
import { StatementTimeoutError } from './pool';

let database: TestDatabase;
let db: Db;

beforeAll(async () => {
  database = await createTestDatabase({ empty: true });
  db = createDatabase({ url: database.url, size: 1, namedStatements: true });
});

afterAll(async () => {
  await db.destroy();
  await database.drop();
});

const preparedNames = async (on: Db): Promise<string[]> => {
  const { rows } = await sql<{ name: string }>`select name from pg_prepared_statements`.execute(on);
  return rows.map(({ name }) => name);
};

describe('statements', () => {
  it('are prepared once under a name, however often they run', async () => {
    const before = await preparedNames(db);
    for (const value of [1, 2, 3]) await sql`select ${value}::int as value`.execute(db);
    expect((await preparedNames(db)).length).toBe(before.length + 1);
  });

  it('are not named behind a pooler', async () => {
    const pooled = createDatabase({ url: database.url, size: 1, namedStatements: false });
    await sql`select ${1}::int`.execute(pooled);
    expect(await preparedNames(pooled)).toEqual([]);
    await pooled.destroy();
  });

  it('may be several in one text, when they have no parameters', async () => {
    await sql
      .raw('create table several (a int); insert into several values (1); insert into several values (2)')
      .execute(db);
    const { rows } = await sql<{ count: string }>`select count(*) from several`.execute(db);
    expect(rows).toEqual([{ count: '2' }]);
  });
});

describe('a plan that a migration made worthless', () => {
  const read = (on: Db): Promise<unknown[]> =>
    sql`select * from changing where id = ${1}`.execute(on).then(({ rows }) => rows);

  it('is made again on a new connection, unseen by the caller', async () => {
    await sql.raw('create table changing (id int primary key); insert into changing values (1)').execute(db);
    expect(await read(db)).toEqual([{ id: 1 }]);
    await sql.raw('alter table changing add column name text').execute(db);
    expect(await read(db)).toEqual([{ id: 1, name: null }]);
  });

  it('fails a transaction once, and no further one', async () => {
    await sql.raw('alter table changing add column age int').execute(db);
    await expect(db.transaction().execute(async (tx) => read(tx as unknown as Db))).rejects.toThrow(
      'cached plan',
    );
    expect(await db.transaction().execute(async (tx) => read(tx as unknown as Db))).toEqual([
      { id: 1, name: null, age: null },
    ]);
  });
});

/** Long enough that no statement but the one that sleeps reaches it, however busy the machine is. */
const LIMIT_MS = 1_500;

describe('a statement that takes too long', () => {
  const open = (onServer: boolean): Db =>
    createDatabase({
      url: database.url,
      size: 1,
      namedStatements: true,
      timeout: { ms: LIMIT_MS, onServer },
    });
  const sleep = (on: Db): Promise<unknown> => sql`select pg_sleep(${60})`.execute(on);
  const backendOf = async (on: Db): Promise<number | undefined> =>
    (await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(on)).rows[0]?.pid;

  it('is ended by the database, and its connection stays', async () => {
    const limited = open(true);
    const before = await backendOf(limited);
    await expect(sleep(limited)).rejects.toMatchObject({ code: '57014' });
    expect(await backendOf(limited)).toBe(before);
    await limited.destroy();
  });

  it('is given up with its connection behind a pooler, which gets no command', async () => {
    const limited = open(false);
    const before = await backendOf(limited);
    await expect(sleep(limited)).rejects.toThrow(StatementTimeoutError);
    const after = await backendOf(limited);
    expect(after).toBeTypeOf('number');
    expect(after).not.toBe(before);
    const { rows } = await sql`show statement_timeout`.execute(limited);
    expect(rows).toEqual([{ statement_timeout: '0' }]);
    await limited.destroy();
  });

  it.each([true, false])('undoes its transaction (by the database: %s)', async (onServer) => {
    await sql.raw('create table if not exists undone (a int)').execute(db);
    const limited = open(onServer);
    const work = limited.transaction().execute(async (tx) => {
      await sql`insert into undone values (${1})`.execute(tx);
      await sleep(tx);
    });
    await expect(work).rejects.toThrow(/statement/);
    const { rows } = await sql`select * from undone`.execute(limited);
    expect(rows).toEqual([]);
    await limited.destroy();
  });
});

describe('a day', () => {
  it('stays as it is written', async () => {
    const { rows } = await sql`select date '1990-05-17' as day`.execute(db);
    expect(rows).toEqual([{ day: '1990-05-17' }]);
  });
});
