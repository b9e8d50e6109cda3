import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../tests/support/test-database';
import { createDatabase, type Db } from './database';
import { prepare } from './prepare';

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

interface Greeting {
  greeting: string;
  name: string;
}

describe('a prepared statement', () => {
  let made = 0;
  const greet = prepare<Greeting, { text: string; again: string }>((on, { greeting, name }) => {
    made += 1;
    return sql<{ text: string; again: string }>`
      select ${greeting}::text || ' ' || ${name}::text as text, ${greeting}::text as again`.compile(on);
  });

  it('is made once, whatever its values', async () => {
    const rows = [
      await greet(db, { greeting: 'Hello', name: 'Eva' }),
      await greet(db, { greeting: 'Hallo', name: 'Tom' }),
    ];
    expect(rows).toEqual([[{ text: 'Hello Eva', again: 'Hello' }], [{ text: 'Hallo Tom', again: 'Hallo' }]]);
    expect(made).toBe(1);
  });

  it('sends a value once that is in several places', async () => {
    const { rows } = await sql<{ count: number }>`
      select cardinality(parameter_types) as count from pg_prepared_statements
      where statement like ${'%as again'}`.execute(db);
    expect(rows).toEqual([{ count: 2 }]);
  });

  it('belongs to the transaction it is asked in', async () => {
    const rows = await db.transaction().execute(async (tx) => {
      await sql`select set_config('vela.greeting', 'Hoi', true)`.execute(tx);
      return greetAsSet(tx, { name: 'Jan' });
    });
    expect(rows).toEqual([{ text: 'Hoi Jan' }]);
  });

  it('has no value that the first caller would give for all', async () => {
    const fixed = prepare<{ name: string }, object>((on, { name }) =>
      sql<object>`select ${name}::text || ${'fixed'}::text`.compile(on),
    );
    await expect(fixed(db, { name: 'Eva' })).rejects.toThrow('a value of its own');
  });
});

const greetAsSet = prepare<{ name: string }, { text: string }>((on, { name }) =>
  sql<{ text: string }>`select current_setting('vela.greeting') || ' ' || ${name}::text as text`.compile(on),
);
