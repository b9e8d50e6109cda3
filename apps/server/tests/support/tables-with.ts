import { sql } from 'kysely';
import type { TestApp } from './create-test-app';

/** Every table of the database, the queue's among them. */
async function tables(app: TestApp): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select format('%I.%I', schemaname, tablename) as name from pg_tables
    where schemaname not in ('pg_catalog', 'information_schema') order by 1`.execute(app.db);
  return rows.map(({ name }) => name);
}

/** The tables that hold any of the texts, in whatever column. */
export async function tablesWith(app: TestApp, marks: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  for (const name of await tables(app)) {
    const { rows } = await sql<{ count: number }>`
      select count(*)::integer as count from ${sql.raw(name)} as entry
      where exists (select from unnest(${marks}::text[]) as mark where position(lower(mark) in lower(entry::text)) > 0)
    `.execute(app.db);
    if (rows[0]?.count !== 0) found.push(name);
  }
  return found;
}
