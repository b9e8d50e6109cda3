import { DAY, HOUR, SECOND } from '@vela/domain/time';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { migrations } from '../src/db/migrations';
import { createOperator } from '../src/operators/create-operator';
import { DEFAULT_SITE_ID } from '../src/sites/ensure-default-site';
import { CookieJar, createTestApp, type TestApp } from './support/create-test-app';
import { activePerson, logInAs, type Person } from './support/people';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const visit = (jar: CookieJar) => app.call('getUser', { jar });
const isLoggedIn = async (jar: CookieJar) => (await visit(jar)).result.user !== null;
const makeOperator = ({ email }: Person) =>
  createOperator(app.context, { siteId: DEFAULT_SITE_ID, email, role: 'admin' });

/** The lifetime of the session's cookie in milliseconds; null where the answer doesn't set it. */
function lifeOf({ headers }: { headers: Headers }): number | null {
  const cookie = headers.getSetCookie().find((line) => line.startsWith('session='));
  const seconds = /Max-Age=(\d+)/.exec(cookie ?? '')?.[1];
  return seconds === undefined ? null : Number(seconds) * SECOND;
}

describe('a session that is used each day', () => {
  it('ends 90 days after its start, and so does its cookie', async () => {
    const { email } = await activePerson(app);
    const jar = new CookieJar();
    expect(lifeOf(await logInAs(app, { email, jar }))).toBe(30 * DAY);
    for (let day = 1; day <= 60; day += 1) {
      app.clock.advance(DAY);
      expect(lifeOf(await visit(jar))).toBe(30 * DAY);
    }
    app.clock.advance(DAY);
    expect(lifeOf(await visit(jar))).toBeNull();
    app.clock.advance(29 * DAY - 1);
    expect(await isLoggedIn(jar)).toBe(true);
    app.clock.advance(1);
    expect(await isLoggedIn(jar)).toBe(false);
  });

  it('keeps its end under a new token', async () => {
    const { jar } = await activePerson(app);
    app.clock.advance(29 * DAY);
    await visit(jar);
    app.clock.advance(29 * DAY);
    await visit(jar);
    app.clock.advance(20 * DAY);
    const password = 'another long password';
    const body = { old_password: 'a long enough password', password, password_repeat: password };
    expect(lifeOf(await app.call('changePassword', { body, jar }))).toBe(10 * DAY);
    expect(lifeOf(await visit(jar))).toBe(12 * DAY);
    app.clock.advance(12 * DAY);
    expect(await isLoggedIn(jar)).toBe(false);
  });
});

describe('an operator’s session', () => {
  it('ends twelve hours after its start', async () => {
    const person = await activePerson(app);
    await makeOperator(person);
    const jar = new CookieJar();
    expect(lifeOf(await logInAs(app, { email: person.email, jar }))).toBe(12 * HOUR);
    app.clock.advance(12 * HOUR - 1);
    expect(lifeOf(await visit(jar))).toBeNull();
    expect(await isLoggedIn(jar)).toBe(true);
    app.clock.advance(1);
    expect(await isLoggedIn(jar)).toBe(false);
  });

  it('has that end also where it began before the role', async () => {
    const [early, late] = [await activePerson(app), await activePerson(app)];
    app.clock.advance(11 * HOUR);
    await makeOperator(late);
    expect(await isLoggedIn(late.jar)).toBe(true);
    app.clock.advance(HOUR);
    await makeOperator(early);
    expect([await isLoggedIn(late.jar), await isLoggedIn(early.jar)]).toEqual([false, false]);
  });
});

describe('sessions that began before there was an end', () => {
  it('get the same one, and none gets a longer life', async () => {
    const [old, young, operator] = [
      await activePerson(app),
      await activePerson(app),
      await activePerson(app),
    ];
    const expiresAt = new Date(app.clock.now().getTime() + 30 * DAY);
    const began = (days: number) => new Date(app.clock.now().getTime() - days * DAY);
    const backdate = ({ user }: Person, days: number) =>
      app.db
        .updateTable('sessions')
        .set({ created_at: began(days), expires_at: expiresAt })
        .where('member_id', '=', user.id)
        .execute();
    await backdate(old, 91);
    await backdate(young, 59);
    await backdate(operator, 1);
    await app.db
      .updateTable('members')
      .set({ operator_role: 'moderator' })
      .where('id', '=', operator.user.id)
      .execute();
    await migrations['0029-sessions-end']?.up(app.db);
    expect(await Promise.all([old, young, operator].map(({ jar }) => isLoggedIn(jar)))).toEqual([
      false,
      true,
      false,
    ]);
    const row = await app.db
      .selectFrom('sessions')
      .select('expires_at')
      .where('member_id', '=', young.user.id)
      .executeTakeFirstOrThrow();
    expect(row.expires_at).toEqual(expiresAt);
  });
});
