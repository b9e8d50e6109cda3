import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDatabase, type Db } from '../src/db/database';
import { migrations } from '../src/db/migrations';
import type { CreditLedgerTable } from '../src/db/money-tables';
import { migrate } from '../src/migrate';
import { createTestApp, type TestApp } from './support/create-test-app';
import { signUpPerson } from './support/people';
import { createTestDatabase, type TestDatabase } from './support/test-database';

describe('the migrations', () => {
  let database: TestDatabase;
  let db: Db;
  beforeAll(async () => {
    database = await createTestDatabase({ empty: true });
    db = createDatabase({ url: database.url, size: 2, namedStatements: true });
  });
  afterAll(async () => {
    await db.destroy();
    await database.drop();
  });

  it('run once, in order, by however many nodes start together', async () => {
    await Promise.all([1, 2, 3].map(() => migrate(database.url)));
    await migrate(database.url);
    const { rows } = await sql<{
      name: string;
    }>`select name from kysely_migration order by timestamp`.execute(db);
    expect(rows.map(({ name }) => name)).toEqual(Object.keys(migrations));
    expect(Object.keys(migrations)).toEqual(Object.keys(migrations).sort());
  });

  it('go forward only', () => {
    expect(Object.values(migrations).filter((migration) => 'down' in migration)).toEqual([]);
  });

  it('need no extension and no trigger, which distributed forms of PostgreSQL lack', async () => {
    const { rows: extensions } =
      await sql`select extname from pg_extension where extname <> 'plpgsql'`.execute(db);
    const { rows: triggers } = await sql`select tgname from pg_trigger where not tgisinternal`.execute(db);
    expect([extensions, triggers]).toEqual([[], []]);
  });

  it('give each table a primary key', async () => {
    const { rows } = await sql`
      select relname from pg_class
      where relkind = 'r' and relnamespace = 'public'::regnamespace and relname not like 'kysely%'
        and not exists (select from pg_constraint where conrelid = pg_class.oid and contype = 'p')`.execute(
      db,
    );
    expect(rows).toEqual([]);
  });
});

describe('the credit ledger', () => {
  let app: TestApp;
  let memberId: string;
  beforeAll(async () => {
    app = await createTestApp();
    memberId = (await signUpPerson(app)).user.id;
    await add({ seq: 1, prev_seq: null, delta: 10, balance_before: 0, balance_after: 10 });
    await add({ seq: 2, prev_seq: 1, delta: -4, balance_before: 10, balance_after: 6 });
  });
  afterAll(() => app.close());

  const add = (entry: Omit<CreditLedgerTable, 'member_id' | 'kind' | 'reference' | 'created_at'>) =>
    app.db
      .insertInto('credit_ledger')
      .values({ member_id: memberId, kind: 'seed', created_at: app.clock.now(), ...entry })
      .execute();

  it.each([
    ['spending more than there is', { seq: 3, prev_seq: 2, delta: -7, balance_before: 6, balance_after: -1 }],
    ['a sum that is wrong', { seq: 3, prev_seq: 2, delta: 1, balance_before: 6, balance_after: 8 }],
    ['a gap', { seq: 4, prev_seq: 2, delta: 1, balance_before: 6, balance_after: 7 }],
    ['an entry on none', { seq: 4, prev_seq: 3, delta: 1, balance_before: 6, balance_after: 7 }],
    [
      'a balance that the entry before did not leave',
      { seq: 3, prev_seq: 2, delta: 1, balance_before: 9, balance_after: 10 },
    ],
    ['the same place twice', { seq: 2, prev_seq: 1, delta: 1, balance_before: 10, balance_after: 11 }],
    ['a second beginning', { seq: 3, prev_seq: null, delta: 1, balance_before: 0, balance_after: 1 }],
    [
      'a beginning with something in hand',
      { seq: 1, prev_seq: null, delta: 1, balance_before: 5, balance_after: 6 },
    ],
  ])('refuses %s', async (_, entry) => {
    await expect(add(entry)).rejects.toThrow(/violates (check|unique|foreign key) constraint/);
  });

  it('takes what follows', async () => {
    await add({ seq: 3, prev_seq: 2, delta: -6, balance_before: 6, balance_after: 0 });
    const rows = await app.db
      .selectFrom('credit_ledger')
      .select('balance_after')
      .where('member_id', '=', memberId)
      .orderBy('seq')
      .execute();
    expect(rows.map(({ balance_after: balance }) => balance)).toEqual([10, 6, 0]);
  });
});
