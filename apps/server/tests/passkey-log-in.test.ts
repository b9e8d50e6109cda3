import type { MemberStatus } from '@vela/domain/members';
import { DAY, MINUTE } from '@vela/domain/time';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Passkey } from './support/authenticator';
import { CookieJar, createTestApp, type TestApp } from './support/create-test-app';
import { passkeyActs } from './support/passkey-acts';
import { activePerson, freshAddress, logInAs, mailedToken, PASSWORD, type Person } from './support/people';
import { statusChange } from './support/status-change';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const { add, list, logIn, logInOptions, sendLogIn } = passkeyActs(() => app);
const userOf = async (jar: CookieJar) => (await app.call('getUser', { jar })).result.user;
const owner = async () => {
  const person = await activePerson(app);
  return { person, ...(await add(person)) };
};
const eventsOf = async (kind: 'passkey_copied' | 'login_failed' | 'login') =>
  (await app.db.selectFrom('security_events').select('kind').where('kind', '=', kind).execute()).length;
const changeStatus = ({ user }: Person, status: MemberStatus) =>
  app.db.updateTable('members').set(statusChange(status)).where('id', '=', user.id).execute();
const remove = ({ jar, address }: Person) =>
  app.call('deleteUser', { jar, address, body: { password: PASSWORD } });

describe('logInWithPasskey', () => {
  it('starts a session and knows the browser, without an address', async () => {
    const { person, passkey, id } = await owner();
    const jar = new CookieJar();
    const { result } = await logIn(passkey, { jar });
    expect(result.user.id).toBe(person.user.id);
    expect((await userOf(jar))?.id).toBe(person.user.id);
    expect(jar.cookies.has('device')).toBe(true);
    const [listed] = await list(person);
    expect(listed).toMatchObject({ id, last_used_at: app.clock.now().toISOString() });
  });

  it('asks of everyone the same, and names no account', async () => {
    const options = await logInOptions();
    expect(options).toEqual({
      challenge: expect.stringMatching(/^[\w-]{43}$/) as string,
      rpId: 'localhost',
      timeout: 5 * MINUTE,
      userVerification: 'required',
    });
  });

  it('replaces the session of the request, which may have been planted', async () => {
    const { person, passkey } = await owner();
    const jar = new CookieJar();
    await logInAs(app, { email: (await activePerson(app)).email, jar });
    const before = jar.cookies.get('session');
    await logIn(passkey, { jar });
    expect(jar.cookies.get('session')).not.toBe(before);
    expect((await userOf(jar))?.id).toBe(person.user.id);
    const planted = new CookieJar();
    planted.cookies.set('session', before ?? '');
    expect(await userOf(planted)).toBeNull();
  });

  it('mails the owner about a browser that the account doesn’t know, once', async () => {
    const { person, passkey } = await owner();
    await logInAs(app, { email: person.email, jar: new CookieJar() });
    app.clock.advance(DAY);
    const jar = new CookieJar();
    await logIn(passkey, { jar });
    await logIn(passkey, { jar });
    const mails = (await app.mails(person.email)).filter(({ kind }) => kind === 'new_login');
    expect(mails.map(({ text }) => /one of your passkeys/.test(text))).toEqual([true, false]);
  });

  it('opens an account that wrong passwords have blocked, and lifts no block', async () => {
    const { person, passkey } = await owner();
    const address = freshAddress();
    const wrong = () => logInAs(app, { email: person.email, password: 'not the right one', address });
    for (let count = 0; count < 5; count += 1) await wrong();
    expect((await logInAs(app, { email: person.email, address })).error.code).toBe('too_many_attempts');
    expect((await logIn(passkey, { address })).status).toBe(200);
    expect((await logInAs(app, { email: person.email, address })).error.code).toBe('too_many_attempts');
  });

  it('says that an account is banned to its owner alone', async () => {
    const { person, passkey } = await owner();
    await changeStatus(person, 'banned');
    expect((await logIn(passkey)).error.code).toBe('member_banned');
  });

  it('brings a deleted account back when that is wanted', async () => {
    const { person, passkey } = await owner();
    await remove(person);
    expect((await logIn(passkey)).error.code).toBe('account_deleted');
    const jar = new CookieJar();
    expect((await logIn(passkey, { jar, reactivate: true })).result.user.status).toBe('active');
    expect((await userOf(jar))?.id).toBe(person.user.id);
  });

  it('knows nothing of an account that may be erased', async () => {
    const { person, passkey } = await owner();
    await remove(person);
    app.clock.advance(14 * DAY);
    expect((await logIn(passkey, { reactivate: true })).error.code).toBe('passkey_failed');
  });

  it('opens no account whose address isn’t confirmed', async () => {
    const { person, passkey } = await owner();
    await changeStatus(person, 'not_confirmed');
    expect((await logIn(passkey)).error.code).toBe('passkey_unknown');
  });
});

describe('a challenge', () => {
  it('is good once', async () => {
    const { passkey } = await owner();
    const signed = passkey.sign(await logInOptions());
    expect((await sendLogIn(signed)).status).toBe(200);
    expect((await sendLogIn(signed)).error.code).toBe('passkey_expired');
  });

  it('is good once, of many at the same time', async () => {
    const { passkey } = await owner();
    const signed = passkey.sign(await logInOptions());
    const answers = await Promise.all(Array.from({ length: 8 }, () => sendLogIn(signed)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 403)).toHaveLength(7);
  });

  it('is used up by a wrong answer, too', async () => {
    const { passkey } = await owner();
    const options = await logInOptions();
    expect((await sendLogIn(passkey.sign(options, { flags: 1 }))).error.code).toBe('passkey_failed');
    expect((await sendLogIn(passkey.sign(options))).error.code).toBe('passkey_expired');
  });

  it('ends after five minutes, and housekeeping deletes it', async () => {
    const { passkey } = await owner();
    const signed = passkey.sign(await logInOptions());
    await logInOptions();
    app.clock.advance(5 * MINUTE);
    expect((await sendLogIn(signed)).error.code).toBe('passkey_expired');
    app.clock.advance(1);
    await app.context.jobs.add(app.db, 'housekeeping', {});
    await app.runJobs();
    expect(await app.db.selectFrom('passkey_challenges').select('site_id').execute()).toEqual([]);
  });
});

describe('the counter of signatures', () => {
  const use = (passkey: Passkey, counter: number) => logIn(passkey, { otherwise: { counter } });

  it('goes on, and stays 0 where the authenticator has none', async () => {
    const { passkey } = await owner();
    expect([(await use(passkey, 0)).status, (await use(passkey, 0)).status]).toEqual([200, 200]);
    expect([(await use(passkey, 3)).status, (await use(passkey, 7)).status]).toEqual([200, 200]);
  });

  it.each([3, 2, 0])('that goes from 3 to %i shows a copy, and opens nothing', async (counter) => {
    const { passkey } = await owner();
    await use(passkey, 3);
    const before = await eventsOf('passkey_copied');
    expect((await use(passkey, counter)).error.code).toBe('passkey_failed');
    expect(await eventsOf('passkey_copied')).toBe(before + 1);
  });

  it('lets one of two through that come with the same number at once', async () => {
    const { passkey } = await owner();
    const answers = await Promise.all([use(passkey, 5), use(passkey, 5)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 403]);
  });
});

describe('an owner who takes the account back', () => {
  it('by a mailed link removes every passkey, and reads so', async () => {
    const { person, passkey } = await owner();
    await app.call('requestPasswordReset', { body: { email: person.email }, address: freshAddress() });
    const token = await mailedToken(app, person.email, 'password_reset');
    const password = 'an entirely new password';
    await app.call('resetPassword', {
      body: { token, password, password_repeat: password },
      address: freshAddress(),
    });
    expect((await logIn(passkey)).error.code).toBe('passkey_unknown');
    const [mail] = (await app.mails(person.email)).filter(({ kind }) => kind === 'password_changed');
    expect(mail?.text).toContain('your passkeys no longer open the account');
  });

  it('by undoing a change of the address removes them, too', async () => {
    const { person, passkey } = await owner();
    const to = `thief-of-${person.email}`;
    await app.call('requestMailChange', {
      jar: person.jar,
      address: person.address,
      body: { email: to, password: PASSWORD },
    });
    const change = await mailedToken(app, to, 'mail_change');
    await app.call('confirmMailChange', { jar: person.jar, body: { token: change } });
    const token = await mailedToken(app, person.email, 'mail_change_undo');
    await app.call('useToken', { body: { token } });
    expect((await logIn(passkey)).error.code).toBe('passkey_unknown');
  });

  it('keeps them when logging out everywhere else', async () => {
    const { person, passkey } = await owner();
    await app.call('endSessions', { jar: person.jar, body: { others: true } });
    expect((await logIn(passkey)).status).toBe(200);
  });
});
