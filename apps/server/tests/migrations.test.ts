import {
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  sql,
} from 'kysely';
import { Migrator } from 'kysely/migration';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDatabase, type Db } from '../src/db/database';
import { migrations } from '../src/db/migrations';
import { createLogger } from '../src/core/log';
import { installJobQueues } from '../src/jobs/job-queue';
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
    await migrateTo(db, '0018-refund-days-promised');
    await insertCompany(db);
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
});

describe('who was shown to visitors', () => {
  it('still is after the upgrade, but where membership alone reveals something', async () => {
    const before = await createTestDatabase({ empty: true });
    const old = createDatabase({ url: before.url, size: 2, namedStatements: true });
    await migrateTo(old, '0026-push-pace');
    const open = { logged_out_search: 'limited', logged_out_search_trafficsource: 'limited' };
    await insertSite(old, { id: 'she', settings: { niche: 2, ...open } });
    await insertSite(old, { id: 'plain', settings: open });
    await insertMember(old, { id: 'anna', gender_identity: null });
    await insertMember(old, { id: 'ben', site_id: 'plain', gender_identity: null });
    await migrate(before.url);

    await insertMember(old, { id: 'new', site_id: 'plain', gender_identity: null });
    const shown = old.selectFrom('members').select(['id', 'shown_to_visitors']).orderBy('id');
    expect((await shown.execute()).map((row) => [row.id, row.shown_to_visitors])).toEqual([
      ['anna', false],
      ['ben', true],
      ['new', false],
    ]);
    const sites = await old.selectFrom('sites').select(['id', 'settings']).orderBy('id').execute();
    expect(sites).toEqual([
      { id: 'plain', settings: open },
      {
        id: 'she',
        settings: { niche: 2, logged_out_search: 'none', logged_out_search_trafficsource: 'none' },
      },
    ]);
    await old.destroy();
    await before.drop();
  });
});

describe('how someone described their gender while nobody else saw it', () => {
  it('is not shown after the upgrade, but for the invented, and all else stays', async () => {
    const before = await createTestDatabase({ empty: true });
    const old = createDatabase({ url: before.url, size: 2, namedStatements: true });
    await migrateTo(old, '0024-push-subscriptions');
    await insertSite(old, { id: 'she', settings: { niche: 2 } });
    await insertMember(old, { id: 'anna', gender_identity: 'Trans woman' });
    await insertMember(old, { id: 'ben', gender_identity: null });
    await insertMember(old, { id: 'invented', gender_identity: 'Non-binary', fictional: true });
    await migrate(before.url);

    const profiles = await old
      .selectFrom('profiles')
      .select(['member_id', 'gender_identity', 'sexuality'])
      .orderBy('member_id')
      .execute();
    expect(profiles).toEqual([
      { member_id: 'anna', gender_identity: null, sexuality: 'bi' },
      { member_id: 'ben', gender_identity: null, sexuality: 'bi' },
      { member_id: 'invented', gender_identity: 'Non-binary', sexuality: 'bi' },
    ]);
    await old.destroy();
    await before.drop();
  });
});

describe('files that the previous version gave up deleting', () => {
  it('are written down to be deleted', async () => {
    const before = await createTestDatabase({ empty: true });
    const old = createDatabase({ url: before.url, size: 2, namedStatements: true });
    await migrateTo(old, '0068-hidden-contacts');
    await installJobQueues(old);
    const letters = [
      { source: 'photo.erase', data: { photoId: 'p1' } },
      { source: 'photo.erase', data: { photoId: 'p1' } },
      { source: 'export.erase', data: { exportId: 'e1' } },
      { source: 'mail.send', data: { to: 'somebody@example.com' } },
    ];
    for (const { source, data } of letters)
      await sql`insert into jobs.job (name, source_name, data) values ('dead', ${source}, ${JSON.stringify(data)})`.execute(
        old,
      );
    await migrate(before.url);
    const rows = await old
      .selectFrom('folder_deletions')
      .select(['folder', 'photo_id'])
      .orderBy('folder')
      .execute();
    expect(rows).toEqual([
      { folder: 'exports/e1', photo_id: null },
      { folder: 'photos/p1', photo_id: 'p1' },
    ]);
    await old.destroy();
    await before.drop();
  });
});

describe('reports of the previous version', () => {
  it('keep the photos they are about, as far as these are there', async () => {
    const before = await createTestDatabase({ empty: true });
    const old = createDatabase({ url: before.url, size: 2, namedStatements: true });
    await migrateTo(old, '0036-payment-confirmed-in-a-session');
    await insertSite(old, { id: 'she', settings: { niche: 2 } });
    await insertMember(old, { id: 'anna', gender_identity: null });
    const photo = { member_id: 'anna', purpose: 'profile', status: 'active', position: 0 } as const;
    const size = { width: 1, height: 1, created_at: new Date() };
    for (const id of ['shown', 'sent', 'unnamed'])
      await old
        .insertInto('photos')
        .values({ id, ...photo, ...size })
        .execute();
    const message = (photo_id: string | null) => ({ id: 'message', photo_id });
    const evidence = {
      'a profile': {
        profile: { photo_ids: ['shown', 'deleted'] },
        messages: [message('sent'), message(null)],
      },
      'nobody’s profile': { profile: null, messages: [] },
      'an older one': null,
    };
    for (const [id, kept] of Object.entries(evidence))
      await old
        .insertInto('reports')
        .values({
          id,
          reference: id,
          site_id: 'she',
          reporter_id: null,
          subject_kind: 'photo',
          subject_id: 'shown',
          reason: 'other',
          text: '',
          evidence: kept && JSON.stringify(kept),
          created_at: new Date(),
        })
        .execute();
    await migrate(before.url);

    const rows = await old
      .selectFrom('report_photos')
      .selectAll()
      .orderBy('report_id')
      .orderBy('photo_id')
      .execute();
    expect(rows.map((row) => [row.report_id, row.photo_id])).toEqual([
      ['a profile', 'sent'],
      ['a profile', 'shown'],
      ['an older one', 'shown'],
      ['nobody’s profile', 'shown'],
    ]);
    await old.destroy();
    await before.drop();
  });
});

async function migrateTo(to: Db, name: string): Promise<void> {
  const migrator = new Migrator({ db: to, provider: { getMigrations: async () => migrations } });
  const { error } = await migrator.migrateTo(name);
  expect(error).toBeUndefined();
}

async function insertSite(to: Db, { id, settings }: { id: string; settings: object }): Promise<void> {
  const { companies } = await to
    .selectFrom('companies')
    .select((is) => is.fn.countAll<string>().as('companies'))
    .executeTakeFirstOrThrow();
  const isFirst = companies === '0';
  if (isFirst) await insertCompany(to);
  await to
    .insertInto('sites')
    .values({
      id,
      company_id: 'one',
      name: id,
      url: `https://${id}.example`,
      is_default: isFirst,
      settings: JSON.stringify(settings),
    })
    .execute();
}

interface OldMember {
  id: string;
  site_id?: string;
  gender_identity: string | null;
  fictional?: boolean;
}

async function insertMember(to: Db, { id, site_id = 'she', ...profile }: OldMember): Promise<void> {
  await to
    .insertInto('members')
    .values({
      id,
      site_id,
      email: `${id}@example.com`,
      email_canonical: `${id}@example.com`,
      name: id,
      name_key: id,
      password_hash: '',
      status: 'active',
      language: 'en',
      consents: JSON.stringify({ terms_version: '2026-01-01', special_categories: true }),
      signup_date: new Date(),
    })
    .execute();
  await to
    .insertInto('profiles')
    .values({
      member_id: id,
      status: 'active',
      gender: 'female',
      sexuality: 'bi',
      date_of_birth: '1990-01-01',
      country: 'NL',
      ...profile,
    })
    .execute();
}

async function insertCompany(to: Db): Promise<void> {
  await to
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
}
