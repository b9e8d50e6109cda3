import { DAY, HOUR, SECOND } from '@vela/domain/time';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hashToken } from '../src/sessions/sessions';
import { CookieJar, createTestApp, type TestApp } from './support/create-test-app';
import {
  activePerson,
  freshAddress,
  logInAs,
  mailedToken,
  PASSWORD,
  signUpPerson,
  tokenOf,
} from './support/people';
import { postsTo, wayOf } from './support/post-form';
import { readPage } from './support/read-page';
import { statusChange } from './support/status-change';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

/** Activates in the given browser of the member's own, or else in another with the password. */
const activate = (token: string, jar?: CookieJar) =>
  app.call('activate', {
    body: { token, ...(!jar && { password: PASSWORD }) },
    address: freshAddress(),
    ...(jar && { jar }),
  });
const isLoggedIn = async (jar: CookieJar) => (await app.call('getUser', { jar })).result.user !== null;
const setStatus = (id: string, status: 'banned' | 'pending_deletion') =>
  app.db.updateTable('members').set(statusChange(status)).where('id', '=', id).execute();

describe('activate', () => {
  it('confirms the address, shows the profile to others and logs in', async () => {
    const { email, user, jar } = await signUpPerson(app);
    await app.call('logOut', { jar });
    const { result } = await activate(await mailedToken(app, email), jar);
    expect(result.user).toMatchObject({ id: user.id, status: 'active', profile: { status: 'active' } });
    expect((await app.call('getUser', { jar })).result.user?.id).toBe(user.id);
  });

  it('keeps the session of the member that is logged in already', async () => {
    const { email, jar } = await signUpPerson(app);
    const before = jar.cookies.get('session');
    await activate(await mailedToken(app, email), jar);
    expect(jar.cookies.get('session')).toBe(before);
  });

  it('logs another member out who follows the link', async () => {
    const [mine, theirs] = [await activePerson(app), await signUpPerson(app)];
    const body = { token: await mailedToken(app, theirs.email), password: PASSWORD };
    await app.call('activate', { body, jar: mine.jar, address: freshAddress() });
    expect((await app.call('getUser', { jar: mine.jar })).result.user?.id).toBe(theirs.user.id);
  });

  it('shows its own member, and nobody else, that all is well when the link is opened again', async () => {
    const { email, jar, user } = await signUpPerson(app);
    const token = await mailedToken(app, email);
    await activate(token, jar);
    expect((await activate(token, jar)).result.user.id).toBe(user.id);
    const stranger = await activate(token);
    expect([stranger.status, stranger.error.code]).toEqual([404, 'activation_failed']);
    expect((await activate(token, (await activePerson(app)).jar)).error.code).toBe('activation_failed');
  });

  it('works until seven days have passed, and not a millisecond longer', async () => {
    const [early, late] = [await signUpPerson(app), await signUpPerson(app)];
    const tokens = [await mailedToken(app, early.email), await mailedToken(app, late.email)] as const;
    app.clock.advance(7 * DAY - 1);
    expect((await activate(tokens[0])).status).toBe(200);
    app.clock.advance(1);
    expect((await activate(tokens[1])).error.code).toBe('activation_failed');
  });

  it('lets one of five at once log in', async () => {
    const { email } = await signUpPerson(app);
    const token = await mailedToken(app, email);
    const answers = await Promise.all(Array.from({ length: 5 }, () => activate(token)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404, 404, 404, 404]);
  });

  it('rejects a token that nobody was sent, and one that is none', async () => {
    expect((await activate('A'.repeat(43))).error.code).toBe('activation_failed');
    const { status, error } = await activate('short');
    expect(status).toBe(400);
    expect(error.fields).toEqual([{ path: 'token', code: 'invalid' }]);
  });

  it('rejects the link of another purpose', async () => {
    const { email } = await activePerson(app);
    await app.call('requestPasswordReset', { body: { email }, address: freshAddress() });
    expect((await activate(await mailedToken(app, email, 'password_reset'))).error.code).toBe(
      'activation_failed',
    );
  });

  it.each(['banned', 'pending_deletion'] as const)('rejects a member who is %s', async (status) => {
    const { email, user } = await signUpPerson(app);
    const token = await mailedToken(app, email);
    await setStatus(user.id, status);
    expect((await activate(token)).error.code).toBe('activation_failed');
  });

  it('is a matter of the site that sent the mail', async () => {
    const { email } = await signUpPerson(app);
    const token = await mailedToken(app, email);
    await app.db
      .insertInto('sites')
      .values({
        id: 'elsewhere',
        company_id: 'vela-dating',
        name: 'E',
        url: 'http://e.localhost:3000',
        settings: '{}',
      })
      .execute();
    app.clock.advance(60 * SECOND);
    const response = await app.fetch('http://e.localhost:3000/api/activate.php', {
      method: 'POST',
      headers: { 'x-client': 'test', 'content-type': 'application/json' },
      body: JSON.stringify({ token, password: PASSWORD }),
    });
    expect(response.status).toBe(404);
    expect((await activate(token)).status).toBe(200);
  });
});

describe('activate in a browser that the account does not know', () => {
  const NEW = 'the words of the one who has the mail';
  /** Somebody signed up with an address; the one who has its mail opens the link elsewhere. */
  const elsewhere = async () => {
    const thief = await signUpPerson(app);
    const [jar, address] = [new CookieJar(), freshAddress()];
    const token = await mailedToken(app, thief.email);
    const open = (proof: { password?: string; new_password?: string } = {}) =>
      app.call('activate', { body: { token, ...proof }, jar, address });
    const statusOf = async () =>
      (
        await app.db
          .selectFrom('members')
          .select('status')
          .where('id', '=', thief.user.id)
          .executeTakeFirstOrThrow()
      ).status;
    return { thief, jar, address, token, open, statusOf };
  };

  it('asks for a password, and uses nothing up by that', async () => {
    const { jar, open, statusOf } = await elsewhere();
    for (const answer of [await open(), await open()])
      expect([answer.status, answer.error.code]).toEqual([403, 'password_required']);
    expect([await statusOf(), await isLoggedIn(jar)]).toEqual(['not_confirmed', false]);
    expect((await open({ password: PASSWORD })).status).toBe(200);
  });

  it('opens by the password that was chosen; the session of the sign-up stays', async () => {
    const { thief, jar, open, statusOf } = await elsewhere();
    expect((await open({ password: PASSWORD })).result.user.id).toBe(thief.user.id);
    expect([await statusOf(), await isLoggedIn(jar), await isLoggedIn(thief.jar)]).toEqual([
      'active',
      true,
      true,
    ]);
  });

  it('opens by a new password, and everyone who knew the old one is out', async () => {
    const { thief, jar, open, statusOf } = await elsewhere();
    expect((await open({ new_password: NEW })).result.user.id).toBe(thief.user.id);
    expect([await statusOf(), await isLoggedIn(jar), await isLoggedIn(thief.jar)]).toEqual([
      'active',
      true,
      false,
    ]);
    expect((await logInAs(app, { email: thief.email })).error.code).toBe('login_failed');
    expect((await logInAs(app, { email: thief.email, password: NEW })).status).toBe(200);
    const devices = await app.db
      .selectFrom('devices')
      .select('token_hash')
      .where('member_id', '=', thief.user.id)
      .where('token_hash', '=', hashToken(thief.jar.cookies.get('device') ?? ''))
      .execute();
    expect(devices).toEqual([]);
  });

  it('goes on with the session of the browser that signed up, where a new password is set in that', async () => {
    const { email, jar } = await signUpPerson(app);
    const before = jar.cookies.get('session');
    const body = { token: await mailedToken(app, email), new_password: NEW };
    expect((await app.call('activate', { body, jar })).status).toBe(200);
    expect(jar.cookies.get('session')).not.toBe(before);
    expect(await isLoggedIn(jar)).toBe(true);
  });

  it('counts wrong passwords like an attempt to log in; a new one still works', async () => {
    const { thief, jar, address, open } = await elsewhere();
    for (let attempt = 0; attempt < 5; attempt += 1)
      expect((await open({ password: 'not the right one' })).error.code).toBe('password_wrong');
    const blocked = await open({ password: PASSWORD });
    expect(blocked.error).toMatchObject({ code: 'too_many_attempts', params: { minutes: 15 } });
    expect((await logInAs(app, { email: thief.email, address })).error.code).toBe('too_many_attempts');
    expect((await open({ new_password: NEW })).status).toBe(200);
    expect(await isLoggedIn(jar)).toBe(true);
    expect((await logInAs(app, { email: thief.email, address, password: NEW })).status).toBe(200);
  });

  it('rejects a new password that nobody may have, or this owner may not', async () => {
    const { thief, open, statusOf } = await elsewhere();
    for (const [new_password, code] of [
      ['short', 'password_too_short'],
      [thief.email, 'password_is_email'],
    ] as const) {
      const { status, error } = await open({ new_password });
      expect([status, error.fields]).toMatchObject([400, [{ path: 'new_password', code }]]);
    }
    expect(await statusOf()).toBe('not_confirmed');
  });

  it('says nothing of a password for a link that does not work', async () => {
    const { open, token } = await elsewhere();
    expect((await open({ new_password: NEW })).status).toBe(200);
    const again = await app.call('activate', { body: { token }, address: freshAddress() });
    expect(again.error.code).toBe('activation_failed');
  });

  it('is asked by the link of any kind, too', async () => {
    const { jar, token, statusOf } = await elsewhere();
    const follow = (body: { password?: string } = {}) =>
      app.call('useToken', { body: { token, ...body }, jar, address: freshAddress() });
    expect((await follow()).error.code).toBe('password_required');
    expect((await follow({ password: 'not the right one' })).error.code).toBe('password_wrong');
    expect(await statusOf()).toBe('not_confirmed');
    expect((await follow({ password: PASSWORD })).result.goto).toBe('/activate/done?done=confirmed');
    expect(await isLoggedIn(jar)).toBe(true);
  });

  it('is asked by the page of the link and by its form without script', async () => {
    const { thief, jar, token, statusOf } = await elsewhere();
    const path = `/activate/done?token=${token}`;
    expect(await readPage(await app.fetch(path, { jar }))).toMatchObject({ asksPassword: true });
    expect((await readPage(await app.fetch(path, { jar: thief.jar }))).asksPassword).toBeUndefined();

    const post = postsTo(() => app);
    const pressed = await post('/activate/done', { token }, { jar });
    expect(pressed.status).toBe(403);
    expect(await readPage(pressed)).toMatchObject({
      asksPassword: true,
      form: { values: { token }, error: { error: { code: 'password_required' } } },
    });
    const wrong = await post('/activate/done', { token, action: 'password', password: 'not it' }, { jar });
    expect(await readPage(wrong)).toMatchObject({
      form: { action: 'password', values: { token }, error: { error: { code: 'password_wrong' } } },
    });
    const weak = await post(
      '/activate/done',
      { token, action: 'new_password', new_password: 'short' },
      { jar },
    );
    expect([weak.status, (await readPage(weak)).form?.action]).toEqual([400, 'new_password']);
    expect(await statusOf()).toBe('not_confirmed');
    const done = await post('/activate/done', { token, action: 'new_password', new_password: NEW }, { jar });
    expect(wayOf(done)).toEqual([303, '/activate/done?done=cleared']);
    expect([await isLoggedIn(jar), await isLoggedIn(thief.jar)]).toEqual([true, false]);
  });
});

describe('sendActivationMail', () => {
  const send = (jar: CookieJar) => app.call('sendActivationMail', { jar });

  it('sends another link; the earlier ones stay good', async () => {
    const { email, jar } = await signUpPerson(app);
    expect((await send(jar)).status).toBe(200);
    const mails = await app.mails(email);
    expect(mails.map(({ kind }) => kind)).toEqual(['activation', 'activation']);
    const [second, first] = mails.map(tokenOf);
    expect(second).not.toBe(first);
    expect((await activate(first ?? '')).status).toBe(200);
  });

  it('sends five in 24 hours, the one of the sign-up among them, then says when the next may go', async () => {
    const { email, jar } = await signUpPerson(app);
    app.clock.advance(HOUR);
    for (let more = 0; more < 4; more += 1) expect((await send(jar)).status).toBe(200);
    const { status, error, headers } = await send(jar);
    expect([status, error.code, error.retry_after]).toEqual([429, 'too_many_mails', (23 * HOUR) / SECOND]);
    expect(headers.get('retry-after')).toBe(String((23 * HOUR) / SECOND));
    app.clock.advance(23 * HOUR - 1);
    expect((await send(jar)).error.code).toBe('too_many_mails');
    app.clock.advance(1);
    expect((await send(jar)).status).toBe(200);
    expect((await send(jar)).error.code).toBe('too_many_mails');
    expect(await app.mails(email)).toHaveLength(6);
  });

  it('sends no more than that when asked ten times at once', async () => {
    const { email, jar } = await signUpPerson(app);
    const answers = await Promise.all(Array.from({ length: 10 }, () => send(jar)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(4);
    expect(await app.mails(email)).toHaveLength(5);
  });

  it('is not for an active member, nor for a visitor', async () => {
    const { jar } = await activePerson(app);
    expect((await send(jar)).error.code).toBe('forbidden');
    expect((await send(new CookieJar())).error.code).toBe('authentication_required');
  });
});
