import { DAY, HOUR, MINUTE } from '@vela/domain/time';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { withSettings } from './support/change-settings';
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
import { statusChange } from './support/status-change';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const NEW = 'another long password';

const request = (email: string) =>
  app.call('requestPasswordReset', { body: { email }, address: freshAddress() });
const reset = (
  token: string,
  password = NEW,
  { repeat = password, jar }: { repeat?: string; jar?: CookieJar } = {},
) =>
  app.call('resetPassword', {
    body: { token, password, password_repeat: repeat },
    address: freshAddress(),
    ...(jar && { jar }),
  });
const isLoggedIn = async (jar: CookieJar) => (await app.call('getUser', { jar })).result.user !== null;

async function requestedToken(email: string): Promise<string> {
  await request(email);
  return mailedToken(app, email, 'password_reset');
}

async function countLinks(): Promise<number> {
  const rows = await app.db.selectFrom('links').select('id').execute();
  return rows.length;
}

describe('requestPasswordReset', () => {
  it('mails a link to the page that sets a password, to the address as it was typed at sign-up', async () => {
    const { email } = await activePerson(app, { email: 'Reset.Me@Example.com' });
    expect((await request('reset.me@EXAMPLE.com')).status).toBe(200);
    const [mail] = await app.mails(email);
    expect(mail).toMatchObject({ kind: 'password_reset', to: 'Reset.Me@example.com' });
    expect(mail?.links[0]).toMatch(/^http:\/\/localhost:3000\/reset-password\/do\?token=[\w-]{43}$/);
  });

  it('says of an address without an account that there is none', async () => {
    const { status, error } = await request('nobody-here@example.com');
    expect([status, error.code]).toEqual([404, 'email_not_found']);
    expect((await request('nothing')).error.fields).toEqual([{ path: 'email', code: 'invalid_email' }]);
  });

  it('answers every address alike on a neutral site, whatever became of the mail', async () => {
    const { email } = await activePerson(app);
    const waiting = await signUpPerson(app);
    await withSettings(app, { account_disclosure: 'neutral' }, async () => {
      const answers = [await request('nobody-here@example.com'), await request(waiting.email)];
      for (let mail = 0; mail < 5; mail += 1) answers.push(await request(email));
      expect(new Set(answers.map(({ status, json }) => JSON.stringify([status, json]))).size).toBe(1);
      expect(answers[0]?.status).toBe(200);
      const kindsTo = async (to: string) => (await app.mails(to)).map(({ kind }) => kind);
      expect(await kindsTo('nobody-here@example.com')).toEqual([]);
      expect((await kindsTo(email)).slice(0, 4)).toEqual([...Array(3).fill('password_reset'), 'activation']);
      expect(await kindsTo(waiting.email)).toEqual(['activation', 'activation']);
    });
  });

  it('renews the link that was mailed last once a stranger has used up the day', async () => {
    const { email } = await activePerson(app);
    for (let mail = 0; mail < 3; mail += 1) {
      app.clock.advance(MINUTE);
      await request(email);
    }
    const token = await mailedToken(app, email, 'password_reset');
    app.clock.advance(3 * HOUR);
    expect((await reset(token)).error.code).toBe('reset_link_invalid');
    expect((await request(email)).error.code).toBe('too_many_reset_mails');
    expect((await reset(token)).status).toBe(200);
  });

  it('reaches a confirmed address, however many mails strangers have caused there', async () => {
    const { email } = await activePerson(app);
    const [name] = email.split('@');
    for (let tag = 0; tag < 12; tag += 1) await signUpPerson(app, { email: `${name}+${tag}@example.com` });
    expect((await request(email)).status).toBe(200);
    expect((await app.mails(email)).map(({ kind }) => kind)).toContain('password_reset');
  });

  it('writes the same for every address on a neutral site before it answers', async () => {
    const { email } = await activePerson(app);
    await app.runJobs();
    await withSettings(app, { account_disclosure: 'neutral' }, async () => {
      for (const asked of [email, 'nobody-here@example.com']) {
        const links = await countLinks();
        await request(asked);
        expect(await countLinks()).toBe(links);
        // The one that looks for the account.
        expect(await app.runJobs()).toBe(asked === email ? 2 : 1);
      }
    });
  });

  it('sends three in 24 hours, to the millisecond', async () => {
    const { email } = await activePerson(app);
    for (let mail = 0; mail < 3; mail += 1) expect((await request(email)).status).toBe(200);
    const { status, error } = await request(email);
    expect([status, error.code, error.retry_after]).toEqual([429, 'too_many_reset_mails', 24 * 60 * 60]);
    app.clock.advance(DAY - 1);
    expect((await request(email)).error.code).toBe('too_many_reset_mails');
    app.clock.advance(1);
    expect((await request(email)).status).toBe(200);
  });

  it('sends no more than that when asked eight times at once', async () => {
    const { email } = await activePerson(app);
    const answers = await Promise.all(Array.from({ length: 8 }, () => request(email)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
    expect((await app.mails(email)).filter(({ kind }) => kind === 'password_reset')).toHaveLength(3);
  });
});

describe('resetPassword', () => {
  it('sets the password, ends every session and starts one where it was set', async () => {
    const { email, jar, user } = await activePerson(app);
    const [elsewhere, before, here] = [new CookieJar(), new CookieJar(), new CookieJar()];
    before.cookies.set('session', jar.cookies.get('session') ?? '');
    await logInAs(app, { email, jar: elsewhere });
    const answer = await reset(await requestedToken(email), NEW, { jar: here });
    expect([answer.status, answer.result]).toEqual([200, { logged_in: true }]);
    expect((await app.call('getUser', { jar: here })).result.user?.id).toBe(user.id);
    expect(await isLoggedIn(elsewhere)).toBe(false);
    // In the browser of an old session it is a new one.
    await reset(await requestedToken(email), NEW, { jar });
    expect(await isLoggedIn(jar)).toBe(true);
    expect(await isLoggedIn(before)).toBe(false);
    expect(await isLoggedIn(here)).toBe(false);
    expect((await logInAs(app, { email })).error.code).toBe('login_failed');
    expect((await logInAs(app, { email, password: NEW })).status).toBe(200);
  });

  it('makes the browser known to the account', async () => {
    const { email } = await activePerson(app);
    const jar = new CookieJar();
    await reset(await requestedToken(email), NEW, { jar });
    expect(jar.cookies.has('device')).toBe(true);
    const mails = async () => (await app.mails(email)).filter(({ kind }) => kind === 'new_login').length;
    await logInAs(app, { email, password: NEW, jar });
    expect(await mails()).toBe(0);
  });

  it('leaves another member who is logged in there alone', async () => {
    const { email } = await activePerson(app);
    const { jar, user } = await activePerson(app);
    const { result } = await reset(await requestedToken(email), NEW, { jar });
    expect(result).toEqual({ logged_in: false });
    expect((await app.call('getUser', { jar })).result.user?.id).toBe(user.id);
  });

  it.each(['banned', 'pending_deletion'] as const)(
    'starts no session of an account that is %s',
    async (status) => {
      const { email, user } = await activePerson(app);
      const token = await requestedToken(email);
      await app.db.updateTable('members').set(statusChange(status)).where('id', '=', user.id).execute();
      const jar = new CookieJar();
      const { result } = await reset(token, NEW, { jar });
      expect(result).toEqual({ logged_in: false });
      expect(await isLoggedIn(jar)).toBe(false);
    },
  );

  it('lifts the block of the account, wherever it was tried from', async () => {
    const { email } = await activePerson(app);
    const addresses = [freshAddress(), freshAddress()];
    for (const address of addresses) {
      for (let wrong = 0; wrong < 6; wrong += 1)
        await logInAs(app, { email, address, password: 'wrong wrong' });
    }
    await reset(await requestedToken(email));
    for (const address of addresses) {
      expect((await logInAs(app, { email, address, password: NEW })).status).toBe(200);
    }
  });

  it('lifts no block where accounts are not shown, but lets in the browser that set it', async () => {
    const { email } = await activePerson(app);
    const [thief, home, jar] = [freshAddress(), freshAddress(), new CookieJar()];
    const token = await requestedToken(email);
    await withSettings(app, { account_disclosure: 'neutral' }, async () => {
      const logIn = (address: string, password: string) => logInAs(app, { email, address, password });
      for (const address of [thief, home])
        for (let wrong = 0; wrong < 6; wrong += 1) await logIn(address, 'wrong wrong');
      const before = await logIn(thief, 'wrong wrong');
      expect(before.error).toMatchObject({ code: 'too_many_attempts', params: { minutes: 15 } });
      await reset(token, NEW, { jar });
      expect((await logInAs(app, { email, address: home, password: NEW, jar })).status).toBe(200);
      expect((await logIn(thief, 'wrong wrong')).error).toEqual(before.error);
      expect((await logIn(thief, NEW)).error).toEqual(before.error);
    });
  });

  it('works once, within an hour to the millisecond', async () => {
    const person = await activePerson(app);
    const token = await requestedToken(person.email);
    app.clock.advance(HOUR - 1);
    expect((await reset(token)).status).toBe(200);
    const again = await reset(token, 'a third long password');
    expect([again.status, again.error.code]).toEqual([404, 'reset_link_invalid']);

    const late = await requestedToken(person.email);
    app.clock.advance(HOUR);
    expect((await reset(late)).error.code).toBe('reset_link_invalid');
    expect((await reset('B'.repeat(43))).error.code).toBe('reset_link_invalid');
  });

  it('makes the other links that were asked for worthless', async () => {
    const { email } = await activePerson(app);
    await request(email);
    await request(email);
    const [second, first] = (await app.mails(email)).map(tokenOf);
    expect((await reset(second ?? '')).status).toBe(200);
    expect((await reset(first ?? '')).error.code).toBe('reset_link_invalid');
  });

  it('lets one of six at once through, and its password counts', async () => {
    const { email } = await activePerson(app);
    const token = await requestedToken(email);
    const passwords = Array.from({ length: 6 }, (_, index) => `new password number ${index}`);
    const answers = await Promise.all(passwords.map((password) => reset(token, password)));
    const winner = answers.findIndex(({ status }) => status === 200);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404, 404, 404, 404, 404]);
    expect((await logInAs(app, { email, password: passwords[winner] ?? '' })).status).toBe(200);
  });

  it('rejects without using the link up: passwords that differ, a weak one, the own name or address', async () => {
    const { email } = await activePerson(app, { name: 'A Rather Long Name' });
    const token = await requestedToken(email);
    const differing = await reset(token, NEW, { repeat: 'something else' });
    expect([differing.status, differing.error.code]).toEqual([400, 'passwords_differ']);
    for (const [password, code] of [
      ['short', 'password_too_short'],
      ['1234567890', 'password_too_common'],
      ['Ghostrider2024!', 'password_too_common'],
      ['Vela20242024', 'password_too_common'],
      ['a rather long name', 'password_is_name'],
      [email.toUpperCase(), 'password_is_email'],
    ] as const) {
      expect((await reset(token, password)).error.fields).toEqual([
        expect.objectContaining({ path: 'password', code }),
      ]);
    }
    expect((await reset(token)).status).toBe(200);
  });

  it('rejects the link of an activation mail', async () => {
    const { email } = await signUpPerson(app);
    expect((await reset(await mailedToken(app, email, 'activation'))).error.code).toBe('reset_link_invalid');
  });
});

describe('changePassword', () => {
  const change = (jar: CookieJar, old: string, [password, repeat = password]: [string, string?] = [NEW]) =>
    app.call('changePassword', { body: { old_password: old, password, password_repeat: repeat }, jar });

  it('ends the other sessions and goes on under a new token', async () => {
    const { email, jar, user } = await activePerson(app);
    const [before, elsewhere] = [new CookieJar(), new CookieJar()];
    before.cookies.set('session', jar.cookies.get('session') ?? '');
    await logInAs(app, { email, jar: elsewhere });
    expect((await change(jar, PASSWORD)).status).toBe(200);
    expect(jar.cookies.get('session')).not.toBe(before.cookies.get('session'));
    expect((await app.call('getUser', { jar })).result.user?.id).toBe(user.id);
    expect(await isLoggedIn(before)).toBe(false);
    expect(await isLoggedIn(elsewhere)).toBe(false);
    expect((await logInAs(app, { email, password: NEW })).status).toBe(200);
  });

  it('leaves the owner the reset link that was mailed before, which ends the session of a thief', async () => {
    const { email, jar } = await activePerson(app);
    const token = await requestedToken(email);
    await change(jar, PASSWORD);
    expect((await reset(token, 'a third long password')).status).toBe(200);
    expect(await isLoggedIn(jar)).toBe(false);
  });

  it('is done five times in 24 hours; what is rejected doesn’t count', async () => {
    const { email, jar } = await activePerson(app);
    const passwords = [PASSWORD, ...Array.from({ length: 6 }, (_, at) => `password number ${at}`)];
    const turn = (at: number, to = passwords[at + 1] ?? '') => change(jar, passwords[at] ?? '', [to]);
    for (let at = 0; at < 5; at += 1) {
      expect((await turn(at, email)).error.code).toBe('invalid_input');
      expect((await turn(at)).status).toBe(200);
    }
    const { status, error } = await turn(5);
    expect([status, error.code, error.retry_after]).toEqual([429, 'too_many_password_changes', DAY / 1000]);
    expect((await reset(await requestedToken(email), NEW)).status).toBe(200);
  });

  it('rejects a wrong old password, a repeat that differs, and a weak new one', async () => {
    const { email, jar } = await activePerson(app);
    const wrong = await change(jar, 'not my password');
    expect([wrong.status, wrong.error.code]).toEqual([403, 'old_password_wrong']);
    expect((await change(jar, PASSWORD, [NEW, 'other'])).error.code).toBe('passwords_differ');
    expect((await change(jar, PASSWORD, ['short'])).error.fields?.[0]).toMatchObject({
      code: 'password_too_short',
    });
    expect((await change(jar, PASSWORD, [email])).error.fields?.[0]).toMatchObject({
      code: 'password_is_email',
    });
    expect((await logInAs(app, { email })).status).toBe(200);
  });

  it('cannot be used to guess the password of a stolen session', async () => {
    const { jar } = await activePerson(app);
    for (let guess = 0; guess < 5; guess += 1) await change(jar, `guess number ${guess}`);
    const blocked = await change(jar, PASSWORD);
    expect([blocked.status, blocked.error.code, blocked.error.retry_after]).toEqual([
      429,
      'too_many_requests',
      900,
    ]);
    app.clock.advance(15 * MINUTE);
    expect((await change(jar, PASSWORD)).status).toBe(200);
  });

  it('is for members', async () => {
    const { status, json } = await change(new CookieJar(), PASSWORD);
    expect(status).toBe(403);
    expect(json).toMatchObject({ error: { code: 'authentication_required' }, authentication_required: true });
  });
});
