import { Kysely, PostgresDialect, type Transaction } from 'kysely';
import { StatementPool, type PoolOptions } from './pool';
import type { Database } from './schema';

/** The database outside of a transaction. */
export type Db = Kysely<Database>;
/**
 * The connection inside a transaction: a use case passes it on, so that its rows, jobs and events commit
 * together.
 */
export type Tx = Transaction<Database>;

export function createDatabase(options: PoolOptions): Db {
  return new Kysely<Database>({
    dialect: new PostgresDialect({ pool: async () => new StatementPool(options) as never }),
  });
}
