import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createLogger } from '../src/core/log';
import { drawPortrait } from '../src/photos/photo-jobs';
import { PORTRAIT_SIZE, portraitText } from '@vela/demo/portraits/portrait';
import { createTestApp, type TestApp } from './support/create-test-app';
import { activePerson } from './support/people';

const PORTRAIT = portraitText({
  person: 'somebody',
  gender: 'female',
  age: 34,
  skin: 2,
  hair: 'black',
  scarf: false,
  scene: 'sea',
  shot: 0,
});

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ log: createLogger({ level: 'silent' }) });
  const { user } = await activePerson(app);
  const photo = { member_id: user.id, purpose: 'profile', status: 'active', ...PORTRAIT_SIZE } as const;
  const portraits = { broken: 'no portrait', sound: PORTRAIT, 'sound too': PORTRAIT };
  for (const [position, [id, portrait]] of Object.entries(portraits).entries()) {
    await app.db
      .insertInto('photos')
      .values({ ...photo, id, portrait, position, main: false, created_at: app.clock.now() })
      .execute();
  }
});
afterAll(() => app.close());

const drawn = async () =>
  (await app.db.selectFrom('photos').select('id').where('ready', '=', true).orderBy('id').execute()).map(
    ({ id }) => id,
  );
const waiting = async () => {
  const { rows } = await sql`
    select from jobs.job where name = 'photos.draw' and state in ('created', 'retry')`.execute(app.db);
  return rows.length;
};

it('the drawing passes over what can’t be drawn, goes on once though it ran twice, and is taken up again each hour', async () => {
  await drawPortrait(app.context);
  expect([await drawn(), await waiting()]).toEqual([['sound'], 1]);
  await app.db.updateTable('photos').set({ ready: false }).where('id', '=', 'sound').execute();
  await drawPortrait(app.context);
  expect([await drawn(), await waiting()]).toEqual([['sound'], 1]);

  await sql`delete from jobs.job where name = 'photos.draw'`.execute(app.db);
  await app.context.jobs.add(app.db, 'housekeeping', {});
  await app.runJobs();
  expect(await waiting()).toBe(1);
  app.config.drawsAhead = false;
  await app.runJobs();
  expect([await drawn(), await waiting()]).toEqual([['sound'], 0]);

  app.config.drawsAhead = true;
  await app.context.jobs.add(app.db, 'photos.draw', {});
  await app.runJobs();
  expect(await drawn()).toEqual(['sound', 'sound too']);
  await expect(drawPortrait(app.context)).rejects.toThrow(/None of the portraits/);
}, 60_000);
