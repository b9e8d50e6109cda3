import { DAY, HOUR } from '@vela/domain/time';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createLogger } from '../src/core/log';
import { withSettings } from './support/change-settings';
import { createTestApp, type TestApp } from './support/create-test-app';
import { activePerson, PASSWORD, signUpPerson } from './support/people';
import { photoActs } from './support/photo-acts';

const lines: string[] = [];
let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({
    log: createLogger({ level: 'error', destination: { write: (line) => void lines.push(line) } }),
  });
});
afterAll(() => app.close());

const { photoOf } = photoActs(() => app);

/** Runs it as often as it is tried, and then what it added. */
const housekeep = async () => {
  await app.context.jobs.add(app.db, 'housekeeping', {});
  for (let attempt = 0; attempt < 4; attempt += 1) {
    await app.runJobs();
    await sql`update jobs.job set start_after = now() where name = 'housekeeping' and state = 'retry'`.execute(
      app.db,
    );
  }
};
const existing = async (table: 'members' | 'photos', ids: readonly string[]) => {
  const rows = await app.db.selectFrom(table).select('id').where('id', 'in', ids).execute();
  return rows.map(({ id }) => id);
};
/** Lets a row not be deleted, as another table could that somebody forgot. */
const hold = async (table: 'members' | 'photos', id: string) => {
  await sql`create table held (id text references ${sql.table(table)} (id))`.execute(app.db);
  await sql`insert into held values (${id})`.execute(app.db);
};
afterEach(() => sql`drop table if exists held`.execute(app.db));

describe('the housekeeping', () => {
  it('erases who is due and takes all later steps, though one sign-up can’t be deleted', async () => {
    const [held, other] = [await signUpPerson(app), await signUpPerson(app)];
    const leaving = await activePerson(app);
    await app.runJobs();
    await app.call('deleteUser', {
      jar: leaving.jar,
      address: leaving.address,
      body: { password: PASSWORD },
    });
    const ended = await app.db.selectFrom('rate_limits').select('key').execute();
    expect(ended).not.toEqual([]);
    await hold('members', held.user.id);
    await withSettings(app, { account_disclosure: 'neutral' }, async () => {
      app.clock.advance(31 * DAY);
      await housekeep();
    });
    const ids = [held.user.id, other.user.id, leaving.user.id];
    expect(await existing('members', ids)).toEqual([held.user.id]);
    expect(await app.db.selectFrom('rate_limits').select('key').execute()).toEqual([]);
  });

  it('counts as failed then, and says what failed', async () => {
    const held = await signUpPerson(app);
    await hold('members', held.user.id);
    lines.length = 0;
    await withSettings(app, { account_disclosure: 'neutral' }, async () => {
      app.clock.advance(31 * DAY);
      await housekeep();
    });
    const [line = ''] = lines.filter((each) => each.includes('job given up'));
    expect(line).toContain('Steps of the housekeeping failed');
    // The step, and what the database said of the row.
    expect(line).toContain('pruneSignups');
    expect(line).toContain('held_id_fkey');
    expect((await app.call('getMetrics')).result).toMatch(
      /vela_jobs_total\{name="housekeeping",outcome="dead"\} [1-9]/,
    );
  });

  it.each([
    ['was never sent', DAY + HOUR, true],
    ['never got its files', 2 * HOUR, false],
  ] as const)('deletes each photo that %s, though one can’t be deleted', async (_, after, ready) => {
    const person = await activePerson(app);
    const photos: string[] = [];
    for (let count = 0; count < 3; count += 1) photos.push((await photoOf(person, { purpose: 'chat' })).id);
    await app.db.updateTable('photos').set({ ready }).where('id', 'in', photos).execute();
    const [held = 'none'] = photos;
    await hold('photos', held);
    app.clock.advance(after);
    await housekeep();
    expect(await existing('photos', photos)).toEqual([held]);
  });
});
