import { DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely';
import { Migrator } from 'kysely/migration';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDatabase, type Db } from '../src/db/database';
import { migrations } from '../src/db/migrations';
import { createLogger } from '../src/log';
import { migrate } from '../src/migrate';
import { openSites } from '../src/sites/sites';
import { createTestClock } from './support/test-clock';
import { createTestDatabase, type TestDatabase } from './support/test-database';

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

/** What a migration has the database do, in its order. */
async function statementsOf(name: string): Promise<string[]> {
  const said: string[] = [];
  const recording = new Kysely<unknown>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: (of) => new PostgresIntrospector(of),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
    log: (event) => void said.push(event.query.sql.trim()),
  });
  await migrations[name]?.up(recording);
  return said;
}

describe('a migration beside the previous version', () => {
  it.each(Object.keys(migrations))('%s builds no index while it keeps a table closed', async (name) => {
    const said = await statementsOf(name);
    const closed = said.findIndex((statement) => statement.startsWith('drop index'));
    const after = closed === -1 ? [] : said.slice(closed);
    expect(after.filter((statement) => /^create (unique )?index/.test(statement))).toEqual([]);
  });
});

describe('a site that the previous version took', () => {
  it('can be used after the upgrade, and shows what it showed', async () => {
    await migrateTo('0018-refund-days-promised');
    await db
      .insertInto('companies')
      .values({
        id: 'one',
        name: 'One',
        address: '',
        city: '',
        country: 'NL',
        tradenames: [],
        vat_numbers: [],
        added: new Date(),
      })
      .execute();
    const stored = {
      defaults: {},
      'without about': {
        visible_profile_fields: ['name', 'gender', 'age', 'country', 'region', 'city', 'photos'],
        refund_days: 7,
        message_length: 5000,
      },
      'with a typing error': { visible_profile_fields: ['abuot'], refund_days: 30, message_length: 500 },
    };
    for (const [id, settings] of Object.entries(stored)) {
      await db
        .insertInto('sites')
        .values({
          id,
          company_id: 'one',
          name: id,
          url: `https://${id.replaceAll(' ', '-')}.example`,
          is_default: id === 'defaults',
          settings: JSON.stringify(settings),
        })
        .execute();
    }
    await migrate(database.url);

    const sites = await openSites({
      db,
      clock: createTestClock(),
      log: createLogger({ level: 'silent' }),
      mode: 'production',
    });
    expect((await sites.byId('without about')).settings).toMatchObject({
      visible_profile_fields: ['region', 'city', 'photos'],
      refund_days: 14,
      message_length: 2000,
    });
    expect((await sites.byId('with a typing error')).settings).toMatchObject({
      visible_profile_fields: [],
      refund_days: 30,
      message_length: 500,
    });
    const rows = await db.selectFrom('sites').select('settings').where('id', '=', 'defaults').execute();
    expect(rows).toEqual([{ settings: {} }]);
  });

  async function migrateTo(name: string): Promise<void> {
    const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
    const { error } = await migrator.migrateTo(name);
    expect(error).toBeUndefined();
  }
});
