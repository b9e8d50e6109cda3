import { DEFAULT_SITE_SETTINGS } from '@vela/atlas/site-settings';
import { DAY, HOUR, MINUTE } from '@vela/domain/time';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { accountKey, nameAttemptsKey } from '../src/accounts/login-attempts';
import { DEFAULT_SITE_ID } from '../src/sites/ensure-default-site';
import { CookieJar, createTestApp, type TestApp } from './support/create-test-app';
import { activePerson, freshAddress, logInAs, mailedToken, PASSWORD, signUpPerson } from './support/people';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const WRONG = 'not the right password';
const CEILING = DEFAULT_SITE_SETTINGS.rate_limits.account_login;

let email = '';
let jar = new CookieJar();
beforeEach(async () => {
  ({ email, jar } = await activePerson(app));
});

const guess = async (at: string) => (await logInAs(app, { email: at, password: WRONG })).error.code;

/** Counts that many wrong passwords, each from a network of its own. */
async function failBefore(times: number, at: string): Promise<void> {
  const key = accountKey(app.context, { siteId: DEFAULT_SITE_ID, email: at });
  await guess(at);
  await app.db
    .updateTable('rate_limits')
    .set({ points: times })
    .where('key', '=', `account_login:${key}`)
    .execute();
}

const countFailed = async () =>
  (await app.db.selectFrom('security_events').select('kind').where('kind', '=', 'login_failed').execute())
    .length;

describe('the ceiling of an account, over all sources', () => {
  it('is 100 wrong passwords a day from browsers that it does not know', async () => {
    await failBefore(CEILING - 1, email);
    expect(await guess(email)).toBe('login_failed');
    const { status, error, headers } = await logInAs(app, { email });
    expect(CEILING).toBe(100);
    expect(status).toBe(429);
    expect(error).toMatchObject({ code: 'too_many_attempts', params: { minutes: DAY / MINUTE } });
    expect(headers.get('retry-after')).toBe(String(DAY / 1000));
    app.clock.advance(DAY - 1);
    expect((await logInAs(app, { email })).error).toMatchObject({ params: { minutes: 1 } });
    app.clock.advance(1);
    expect((await logInAs(app, { email })).status).toBe(200);
  });

  it('is the same for an address that nobody has', async () => {
    await failBefore(CEILING, 'nobody.there@example.com');
    await failBefore(CEILING, email);
    const [known, unknown] = [
      await logInAs(app, { email, password: WRONG }),
      await logInAs(app, { email: 'nobody.there@example.com', password: WRONG }),
    ];
    expect([unknown.status, unknown.json]).toEqual([known.status, known.json]);
  });

  it('counts the passwords that mailed links ask for', async () => {
    const newcomer = await signUpPerson(app);
    const activation = await mailedToken(app, newcomer.email, 'activation');
    const activate = (password: string) =>
      app.call('activate', {
        body: { token: activation, password },
        jar: new CookieJar(),
        address: freshAddress(),
      });
    await app.call('requestMailChange', { jar, body: { email: `moved-${email}`, password: PASSWORD } });
    const token = await mailedToken(app, `moved-${email}`);
    const change = (password: string) =>
      app.call('confirmMailChange', {
        body: { token, password },
        jar: new CookieJar(),
        address: freshAddress(),
      });

    for (const [at, prove] of [
      [newcomer.email, activate],
      [email, change],
    ] as const) {
      await failBefore(CEILING - 1, at);
      const before = await countFailed();
      expect((await prove(WRONG)).error.code).toBe('password_wrong');
      expect(await countFailed()).toBe(before + 1);
      expect((await prove(PASSWORD)).error.code).toBe('too_many_attempts');
    }
    const mails = await Promise.all([newcomer.email, email].map((at) => app.mails(at)));
    expect(mails.map((kinds) => kinds.some(({ kind }) => kind === 'login_ceiling'))).toEqual([false, true]);
  });

  it('is another by username, which leaves the address open and is lifted with it', async () => {
    const { name, ...person } = await activePerson(app);
    expect((await logInAs(app, { email: name.toUpperCase() })).status).toBe(200);
    const key = nameAttemptsKey(app.context, { siteId: DEFAULT_SITE_ID, name });
    await guess(name);
    await app.db
      .updateTable('rate_limits')
      .set({ points: CEILING })
      .where('key', '=', `account_login:${key}`)
      .execute();
    expect(await guess(name)).toBe('too_many_attempts');
    expect((await logInAs(app, { email: person.email })).status).toBe(200);
    await app.call('requestPasswordReset', { body: { email: person.email } });
    const token = await mailedToken(app, person.email, 'password_reset');
    const password = 'four calm words of mine';
    await app.call('resetPassword', { body: { token, password, password_repeat: password } });
    expect((await logInAs(app, { email: name, password })).status).toBe(200);
  });

  it('shows by no block whose name and address belong together', async () => {
    const person = await activePerson(app);
    const address = freshAddress();
    const wrong = async (at: string) =>
      (await logInAs(app, { email: at, password: WRONG, address })).error.code;
    for (let count = 0; count < 5; count += 1) expect(await wrong(person.name)).toBe('login_failed');
    expect(await wrong(person.name)).toBe('too_many_attempts');
    for (let count = 0; count < 5; count += 1) expect(await wrong(person.email)).toBe('login_failed');
  });

  it.each([
    ['in full width', (address: string) => `\uFF44${address.slice(1)}`],
    ['with another sign', (address: string) => address.replace('@', '\uFF20')],
  ])('shows it by none to somebody who types the first letter or the sign %s', async (_, disguise) => {
    const { name, email: own } = await activePerson(app, { email: `d${email}` });
    const address = freshAddress();
    const wrong = async (at: string) =>
      (await logInAs(app, { email: at, password: WRONG, address })).error.code;
    for (let count = 0; count < 5; count += 1) expect(await wrong(disguise(own))).toBe('login_failed');
    expect(await wrong(disguise(own))).toBe('too_many_attempts');
    expect(await wrong(name)).toBe('login_failed');
    expect(await wrong(own)).toBe('login_failed');
  });

  it('leaves known browsers their own count', async () => {
    await failBefore(CEILING, email);
    expect(await guess(email)).toBe('too_many_attempts');
    await app.call('logOut', { jar });
    expect((await logInAs(app, { email, jar })).status).toBe(200);
  });

  it('counts no right password, none of a known browser, and none that a block kept from being tried', async () => {
    await failBefore(CEILING - 1, email);
    expect((await logInAs(app, { email })).status).toBe(200);
    await logInAs(app, { email, jar, password: WRONG });
    const address = freshAddress();
    await app.db
      .updateTable('rate_limits')
      .set({ points: CEILING - 5 })
      .where('points', '=', CEILING - 1)
      .execute();
    for (let count = 0; count < 4; count += 1) await logInAs(app, { email, address, password: WRONG });
    await app.db
      .updateTable('login_attempts')
      .set({ blocked_until: new Date(app.clock.now().getTime() + HOUR) })
      .where('account', '=', accountKey(app.context, { siteId: DEFAULT_SITE_ID, email }))
      .execute();
    for (let count = 0; count < 4; count += 1)
      expect((await logInAs(app, { email, address, password: WRONG })).error.code).toBe('too_many_attempts');
    expect(await guess(email)).toBe('login_failed');
    expect(await guess(email)).toBe('too_many_attempts');
  });

  it('is lifted by a new password that a mailed link sets', async () => {
    await failBefore(CEILING, email);
    expect(await guess(email)).toBe('too_many_attempts');
    await app.call('requestPasswordReset', { body: { email }, address: freshAddress() });
    const token = await mailedToken(app, email, 'password_reset');
    const password = 'another long password';
    const body = { token, password, password_repeat: password };
    expect((await app.call('resetPassword', { body, address: freshAddress() })).status).toBe(200);
    expect((await logInAs(app, { email, password })).status).toBe(200);
  });

  it('is mailed to the owner, once a day', async () => {
    const mails = async () => (await app.mails(email)).filter(({ kind }) => kind === 'login_ceiling');
    await failBefore(CEILING, email);
    expect(await mails()).toEqual([]);
    await Promise.all([guess(email), guess(email), guess(email)]);
    expect(await mails()).toHaveLength(1);
    app.clock.advance(DAY);
    await failBefore(CEILING, email);
    await guess(email);
    expect(await mails()).toHaveLength(2);
  });
});

describe('a new password', () => {
  it('leaves no other browser a count of its own', async () => {
    const [thief, address] = [new CookieJar(), freshAddress()];
    await logInAs(app, { email, jar: thief, address });
    const password = 'another long password';
    const body = { old_password: PASSWORD, password, password_repeat: password };
    expect((await app.call('changePassword', { body, jar })).status).toBe(200);
    for (let count = 0; count < 5; count += 1)
      await logInAs(app, { email, jar: thief, address, password: WRONG });
    // It counted with its network, like every stranger.
    expect((await logInAs(app, { email, address, password })).error.code).toBe('too_many_attempts');
    await app.call('logOut', { jar });
    for (let count = 0; count < 5; count += 1) await logInAs(app, { email, jar, address, password: WRONG });
    expect((await logInAs(app, { email, jar, password })).error.code).toBe('too_many_attempts');
  });
});
