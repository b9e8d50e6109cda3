import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../tests/support/test-database';
import { createDatabase, type Db } from './database';

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

describe('a day', () => {
  it('stays as it is written', async () => {
    const { rows } = await sql`select date '1990-05-17' as day`.execute(db);
    expect(rows).toEqual([{ day: '1990-05-17' }]);
  });
});
