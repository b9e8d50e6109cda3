import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hashPassword } from '../src/accounts/passwords';
import { setPassword } from '../src/accounts/set-password';
import type { Client } from '../src/core/handler';
import { lockMember } from '../src/members/lock-member';
import { CookieJar, createTestApp, type TestApp } from './support/create-test-app';
import { withSettings } from './support/change-settings';
import { postsTo } from './support/post-form';
import { accountStep, activePerson, logInAs, PASSWORD } from './support/people';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const RESET = 'the password of a reset';
const ELSEWHERE: Client = {
  address: '127.0.0.1',
  deviceToken: null,
  consent: null,
  locale: 'en',
  country: null,
  wasTooYoung: false,
};

/** Answers a request that has passed the old password when its owner sets another one. */
async function overtaken<Answer>(memberId: string, request: () => Promise<Answer>): Promise<Answer> {
  const { answer } = await app.db.transaction().execute(async (tx) => {
    await lockMember(tx, memberId);
    const onItsWay = request();
    await expect.poll(waitingForLock, { interval: 5 }).toBe(true);
    const passwordHash = await hashPassword(RESET);
    await setPassword(tx, { memberId, passwordHash, client: ELSEWHERE, now: app.clock.now() });
    return { answer: onItsWay };
  });
  return answer;
}

/** Answers a request once its owner has set another password: one that looks at no account can't be on its way. */
async function overtakenBefore<Answer>(memberId: string, request: () => Promise<Answer>): Promise<Answer> {
  await app.db.transaction().execute(async (tx) => {
    await setPassword(tx, {
      memberId,
      passwordHash: await hashPassword(RESET),
      client: ELSEWHERE,
      now: app.clock.now(),
    });
  });
  return request();
}

async function waitingForLock(): Promise<boolean> {
  const { rows } = await sql<{ waiting: boolean }>`
    select count(*) > 0 as waiting from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(app.db);
  return rows[0]?.waiting === true;
}

const post = postsTo(() => app);

const devicesOf = (memberId: string) =>
  app.db.selectFrom('devices').select('token_hash').where('member_id', '=', memberId).execute();

describe('a client with the old password, on the way when a new one is set,', () => {
  it('gets no session', async () => {
    const person = await activePerson(app);
    const jar = new CookieJar();
    const { error } = await overtaken(person.user.id, () => logInAs(app, { email: person.email, jar }));
    expect(error.code).toBe('login_failed');
    expect([jar.cookies.has('session'), jar.cookies.has('device')]).toEqual([false, false]);
    expect(await devicesOf(person.user.id)).toEqual([]);
  });

  it.each([
    ['shown', overtaken],
    ['neutral', overtakenBefore],
  ] as const)(
    'is no known browser by a second press of its sign-up, where accounts are %s',
    async (disclosure, meeting) => {
      const jar = new CookieJar();
      const email = `${disclosure}@example.com`;
      await withSettings(app, { account_disclosure: disclosure }, async () => {
        await post('/signup', accountStep({ email, name: `Pressed twice ${disclosure}` }), { jar });
        await post('/signup', { step: 'location', country: 'NL' }, { jar });
        const again = new CookieJar();
        for (const [key, value] of jar.cookies) again.cookies.set(key, value);
        await post('/signup', { step: 'confirm' }, { jar });
        const { id } = await app.db
          .selectFrom('members')
          .select('id')
          .where('email', '=', email)
          .executeTakeFirstOrThrow();
        expect(await devicesOf(id)).toHaveLength(1);
        await meeting(id, () => post('/signup', { step: 'confirm' }, { jar: again }));
        expect([await devicesOf(id), again.cookies.has('session')]).toEqual([[], false]);
      });
    },
  );

  it('sets no password over it', async () => {
    const person = await activePerson(app);
    const { jar, email } = person;
    const password = 'the password of a thief';
    const body = { old_password: PASSWORD, password, password_repeat: password };
    const { error } = await overtaken(person.user.id, () => app.call('changePassword', { body, jar }));
    expect(error.code).toBe('old_password_wrong');
    expect((await app.call('getUser', { jar })).result.user).toBeNull();
    expect((await logInAs(app, { email, password: RESET })).status).toBe(200);
  });

  it('has no link mailed that would move the account away', async () => {
    const person = await activePerson(app);
    const body = { email: 'thief@example.com', password: PASSWORD };
    const { error } = await overtaken(person.user.id, () =>
      app.call('requestMailChange', { body, jar: person.jar }),
    );
    expect(error.code).toBe('password_wrong');
    expect(await app.mails('thief@example.com')).toEqual([]);
  });
});
