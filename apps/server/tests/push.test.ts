import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { CookieJar, createTestApp, type TestApp } from './support/create-test-app';
import { saveLike } from './support/liking';
import { activePerson, logInAs, type Person } from './support/people';
import {
  storedEndpoints,
  newEndpoint,
  newSubscription,
  nextMinute,
  subscribe,
  unsubscribe,
} from './support/pushing';
import { say } from './support/talk';

let app: TestApp;
let anna: Person;
let ben: Person;
const push = { send: async () => 'sent' as const };

beforeAll(async () => {
  app = await createTestApp({ push });
});
afterAll(() => app.close());
beforeEach(async () => {
  anna = await activePerson(app);
  ben = await activePerson(app);
});

async function isWaitingForLock(): Promise<boolean> {
  const { rows } = await sql<{ waiting: boolean }>`
    select count(*) > 0 as waiting from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(app.db);
  return rows[0]?.waiting === true;
}

describe('a subscription', () => {
  it('is notified once of what happens from then on', async () => {
    const endpoint = newEndpoint();
    await saveLike(app, { by: ben, liked: anna });
    expect((await subscribe(app, anna, endpoint)).status).toBe(204);
    expect(await nextMinute(app)).toEqual([]);
    const carl = await activePerson(app);
    await saveLike(app, { by: carl, liked: anna });
    expect(await nextMinute(app)).toEqual([endpoint]);
    expect(await nextMinute(app)).toEqual([]);
  });

  it('is notified of what others wrote, not of one’s own words', async () => {
    const ofAnna = await newSubscription(app, anna);
    await newSubscription(app, ben);
    await say(app, ben, { profile_id: anna.user.id });
    expect(await nextMinute(app)).toEqual([ofAnna]);
  });

  it('sent again drops nothing that was not announced yet', async () => {
    const endpoint = await newSubscription(app, anna);
    await saveLike(app, { by: ben, liked: anna });
    await subscribe(app, anna, endpoint);
    expect(await nextMinute(app)).toEqual([endpoint]);
  });

  it('ends with the session that made it', async () => {
    await newSubscription(app, anna);
    await app.call('logOut', { jar: anna.jar });
    await saveLike(app, { by: ben, liked: anna });
    expect(await nextMinute(app)).toEqual([]);
  });

  it('is none of a session that ends meanwhile', async () => {
    const endpoint = newEndpoint();
    const { answer } = await app.db.transaction().execute(async (tx) => {
      await tx.deleteFrom('sessions').where('member_id', '=', anna.user.id).execute();
      const onItsWay = subscribe(app, anna, endpoint);
      await expect.poll(isWaitingForLock, { interval: 5 }).toBe(true);
      return { answer: onItsWay };
    });
    const { status, error } = await answer;
    expect([status, error.code]).toEqual([403, 'authentication_required']);
    expect(await storedEndpoints(app)).not.toContain(endpoint);
  });

  it('leaves nothing of its address once it is removed', async () => {
    const endpoint = await newSubscription(app, anna);
    expect((await unsubscribe(app, anna)).status).toBe(204);
    expect(await storedEndpoints(app)).not.toContain(endpoint);
    // There is nothing left to remove, and nothing to report.
    expect((await unsubscribe(app, anna)).status).toBe(204);
  });

  it('is removed by nobody else, nor by another browser of the same member', async () => {
    const endpoint = await newSubscription(app, anna);
    const elsewhere = new CookieJar();
    await logInAs(app, { email: anna.email, jar: elsewhere });
    await unsubscribe(app, { jar: elsewhere });
    await unsubscribe(app, ben);
    expect((await unsubscribe(app, { jar: new CookieJar() })).error.code).toBe('authentication_required');
    expect(await storedEndpoints(app)).toContain(endpoint);
  });

  it('of a browser belongs to who logged in there last', async () => {
    const endpoint = await newSubscription(app, anna);
    await subscribe(app, ben, endpoint);
    const carl = await activePerson(app);
    await saveLike(app, { by: carl, liked: anna });
    expect(await nextMinute(app)).toEqual([]);
    await saveLike(app, { by: carl, liked: ben });
    expect(await nextMinute(app)).toEqual([endpoint]);
  });

  it('is rejected for an address that is no push service’s', async () => {
    for (const endpoint of ['https://127.0.0.1/a', 'http://fcm.googleapis.com/a', 'nonsense'])
      expect((await subscribe(app, anna, endpoint)).error.code).toBe('invalid_subscription');
  });

  it('is rejected by a site that sends none', async () => {
    const without = await createTestApp();
    const person = await activePerson(without);
    expect((await subscribe(without, person, newEndpoint())).error.code).toBe('invalid_subscription');
    expect((await unsubscribe(without, person)).status).toBe(204);
    await without.close();
  });
});

it('logging in goes on at the path without that query', async () => {
  const { error } = await app.call('logIn', { body: { email: 'nobody@example.com', password: 'wrong' } });
  expect(error.code).toBe('login_failed');
});
