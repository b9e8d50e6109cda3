import { DAY, HOUR } from '@vela/domain/time';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CookieJar, createTestApp, type TestApp } from './support/create-test-app';
import { activePerson, freshAddress, logInAs, mailedToken, PASSWORD, signUpPerson } from './support/people';
import { postsTo, wayOf } from './support/post-form';
import { readPage } from './support/read-page';
import { chatsOf, say } from './support/talk';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

let count = 0;
const newAddress = () => `moved${(count += 1)}@example.org`;

const request = (jar: CookieJar, email: string, { password = PASSWORD, address = freshAddress() } = {}) =>
  app.call('requestMailChange', { body: { email, password }, jar, address });
const kindsTo = async (to: string) => (await app.mails(to)).map(({ kind }) => kind);
/** Confirms in the given browser of the member's own, or else in another with the password. */
const confirm = (token: string, jar?: CookieJar) =>
  app.call('confirmMailChange', {
    body: { token, ...(!jar && { password: PASSWORD }) },
    jar: jar ?? new CookieJar(),
    address: freshAddress(),
  });
const emailOf = async (jar: CookieJar) => (await app.call('getUser', { jar })).result.user?.email;

describe('requestMailChange', () => {
  it('mails a link to the new address and a warning to the old one, and changes nothing yet', async () => {
    const { email, jar } = await activePerson(app);
    const to = newAddress();
    expect((await request(jar, ` ${to} `)).status).toBe(200);
    const [mail] = await app.mails(to);
    expect(mail).toMatchObject({ kind: 'mail_change', to });
    expect(mail?.links[0]).toMatch(/^http:\/\/localhost:3000\/mail-change\/do\?token=[\w-]{43}$/);
    const [notice] = await app.mails(email);
    expect(notice).toMatchObject({
      kind: 'mail_change_notice',
      links: ['http://localhost:3000/reset-password'],
    });
    expect(notice?.text).toContain('m•••@example.org');
    expect(notice?.text).not.toContain(to);
    expect(await emailOf(jar)).toBe(email);
  });

  it('warns no address that was never confirmed', async () => {
    const { email, jar } = await signUpPerson(app);
    await request(jar, newAddress());
    expect((await app.mails(email)).map(({ kind }) => kind)).toEqual(['activation']);
  });

  it('rejects an address that is none and a wrong password', async () => {
    const [person, other] = [await activePerson(app), await activePerson(app)];
    const invalid = await request(person.jar, 'nothing');
    expect([invalid.status, invalid.error.code]).toEqual([400, 'new_email_invalid']);
    const wrong = await request(person.jar, other.email, { password: 'not the password' });
    expect([wrong.status, wrong.error.code]).toEqual([403, 'password_wrong']);
  });

  it('answers an address that has an account like a free one, and mails its owner', async () => {
    const [person, other] = [await activePerson(app), await activePerson(app, { language: 'nl' })];
    const free = await request(person.jar, newAddress());
    const taken = await request(person.jar, other.email.toUpperCase());
    expect([taken.status, taken.json]).toEqual([free.status, free.json]);
    const names = ({ headers }: typeof free) => [...headers.keys()].sort();
    expect(names(taken)).toEqual(names(free));
    const [mail] = await app.mails(other.email);
    expect(mail).toMatchObject({ kind: 'address_taken', links: ['http://localhost:3000/login'] });
    expect(mail?.text).toContain('Vela');
    expect(await app.mails(other.email.toUpperCase())).toEqual([]);
    // The warning goes out for both, or its absence would say the address is taken.
    expect((await kindsTo(person.email)).slice(0, 2)).toEqual(['mail_change_notice', 'mail_change_notice']);
    expect(await emailOf(person.jar)).toBe(person.email);
  });

  it('answers the own address alike, too, and warns of no change', async () => {
    const { email, jar } = await activePerson(app);
    expect((await request(jar, email)).status).toBe(200);
    expect(await kindsTo(email)).toEqual(['address_taken', 'activation']);
  });

  it.each(['free', 'taken'])('answers five tries a member an hour, whose address is %s', async (which) => {
    const [{ jar }, other] = [await activePerson(app), await activePerson(app)];
    const to = () => (which === 'free' ? newAddress() : other.email);
    for (let count = 0; count < 5; count += 1) expect((await request(jar, to())).status).toBe(200);
    const { status, error, headers } = await request(jar, to());
    expect([status, error.code, headers.get('retry-after')]).toEqual([429, 'too_many_requests', '3600']);
    // The day's mails are used up as soon as those of the hour.
    app.clock.advance(HOUR);
    expect((await request(jar, to())).error.code).toBe('too_many_mails');
  });

  it('counts the tries of one network over all its members, at once or one after the other', async () => {
    const people = await Promise.all(Array.from({ length: 6 }, () => activePerson(app)));
    const address = freshAddress();
    const tries = people.flatMap(({ jar }) =>
      Array.from({ length: 4 }, () => request(jar, newAddress(), { address })),
    );
    const answers = await Promise.all(tries);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(20);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(4);
  });

  it('rejects an address that is the name, which everyone sees', async () => {
    const to = newAddress();
    const { jar, user } = await signUpPerson(app);
    // Names of before may be addresses.
    await app.db.updateTable('members').set({ name: to.toUpperCase() }).where('id', '=', user.id).execute();
    const { status, error } = await request(jar, to);
    expect([status, error.code, error.fields]).toEqual([
      400,
      'invalid_input',
      [{ path: 'email', code: 'name_is_email' }],
    ]);
    expect(await app.mails(to)).toEqual([]);
  });

  it('sends five in 24 hours', async () => {
    const { jar } = await activePerson(app);
    for (let mail = 0; mail < 5; mail += 1) expect((await request(jar, newAddress())).status).toBe(200);
    app.clock.advance(HOUR);
    const { status, error } = await request(jar, newAddress());
    expect([status, error.code]).toEqual([429, 'too_many_mails']);
    app.clock.advance(DAY - HOUR - 1);
    expect((await request(jar, newAddress())).error.code).toBe('too_many_mails');
    app.clock.advance(1);
    expect((await request(jar, newAddress())).status).toBe(200);
  });

  it('is for members', async () => {
    expect((await request(new CookieJar(), newAddress())).error.code).toBe('authentication_required');
  });
});

describe('confirmMailChange', () => {
  it('makes the new address the one to log in with, in any browser', async () => {
    const { email, jar } = await activePerson(app);
    const to = 'New.Home@Example.org';
    await request(jar, to);
    const { status, headers, result } = await confirm(await mailedToken(app, to), jar);
    expect([status, result]).toEqual([200, { delivered: null }]);
    expect(headers.getSetCookie()).toEqual([]);
    expect(await emailOf(jar)).toBe(to);
    expect((await logInAs(app, { email: to.toLowerCase() })).status).toBe(200);
    expect((await logInAs(app, { email })).error.code).toBe('login_failed');
  });

  it('works once, within a day to the millisecond', async () => {
    const { jar } = await activePerson(app);
    const [first, second] = [newAddress(), newAddress()];
    await request(jar, first);
    const token = await mailedToken(app, first);
    app.clock.advance(DAY - 1);
    expect((await confirm(token, jar)).status).toBe(200);
    const again = await confirm(token);
    expect([again.status, again.error.code]).toEqual([404, 'link_invalid']);

    await request(jar, second);
    const late = await mailedToken(app, second);
    app.clock.advance(DAY);
    expect((await confirm(late)).error.code).toBe('link_invalid');
    expect(await emailOf(jar)).toBe(first);
  });

  it('shows the member whose address it changed, and no one else, that all is well', async () => {
    const [{ jar }, stranger] = [await activePerson(app), await activePerson(app)];
    const [first, second] = [newAddress(), newAddress()];
    await request(jar, first);
    const token = await mailedToken(app, first);
    await confirm(token, jar);
    expect((await confirm(token, jar)).status).toBe(200);
    expect((await confirm(token, stranger.jar)).error.code).toBe('link_invalid');

    await request(jar, second);
    await confirm(await mailedToken(app, second), jar);
    expect((await confirm(token, jar)).error.code).toBe('link_invalid');
    expect(await emailOf(jar)).toBe(second);
  });

  it('confirms the account of someone who signed up with a wrong address', async () => {
    const { email, jar } = await signUpPerson(app);
    const to = newAddress();
    await request(jar, to);
    const activation = await mailedToken(app, email, 'activation');
    await confirm(await mailedToken(app, to));
    expect((await app.call('getUser', { jar })).result.user).toMatchObject({
      email: to,
      status: 'active',
      profile: { status: 'active' },
    });
    const old = await app.call('activate', { body: { token: activation }, address: freshAddress() });
    expect(old.error.code).toBe('activation_failed');
  });

  it('delivers what waited for the account to be confirmed', async () => {
    const [newcomer, reader] = [await signUpPerson(app), await activePerson(app)];
    await say(app, newcomer, { profile_id: reader.user.id, text: 'held' });
    const to = newAddress();
    await request(newcomer.jar, to);
    expect(await chatsOf(app, reader)).toMatchObject({ num_unread_messages: 0 });
    const { result } = await confirm(await mailedToken(app, to));
    expect(result.delivered).toBe(1);
    expect(await chatsOf(app, reader)).toMatchObject({ num_unread_messages: 1 });
  });

  it('makes a reset link worthless that went to the old address', async () => {
    const { email, jar } = await activePerson(app);
    await app.call('requestPasswordReset', { body: { email }, address: freshAddress() });
    const resetToken = await mailedToken(app, email, 'password_reset');
    const to = newAddress();
    await request(jar, to);
    await confirm(await mailedToken(app, to));
    const { error } = await app.call('resetPassword', {
      body: { token: resetToken, password: 'another long one', password_repeat: 'another long one' },
      address: freshAddress(),
    });
    expect(error.code).toBe('reset_link_invalid');
  });

  it('is stopped by a new password', async () => {
    const { jar } = await activePerson(app);
    const to = newAddress();
    await request(jar, to);
    const body = {
      old_password: PASSWORD,
      password: 'another long one',
      password_repeat: 'another long one',
    };
    await app.call('changePassword', { body, jar });
    expect((await confirm(await mailedToken(app, to))).error.code).toBe('link_invalid');
  });

  it('lets one of two members have an address that both asked for, at once or one after the other', async () => {
    const people = [await activePerson(app), await activePerson(app)];
    const to = newAddress();
    const tokens: string[] = [];
    for (const { jar } of people) {
      await request(jar, to);
      tokens.push(await mailedToken(app, to));
    }
    const answers = await Promise.all(tokens.map((token) => confirm(token)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.error.code).toBe('email_taken');
  });

  it('leaves one pending address to an account whose first isn’t confirmed', async () => {
    const { email, jar } = await signUpPerson(app);
    const [first, second] = [newAddress(), newAddress()];
    await request(jar, first);
    await request(jar, second);
    expect((await confirm(await mailedToken(app, first))).error.code).toBe('link_invalid');
    expect((await confirm(await mailedToken(app, second))).status).toBe(200);
    const old = await app.call('activate', {
      body: { token: await mailedToken(app, email) },
      address: freshAddress(),
    });
    expect(old.error.code).toBe('activation_failed');
  });

  it('logs everyone out but the browser that follows the link as its member', async () => {
    const { email, jar } = await activePerson(app);
    const other = new CookieJar();
    await logInAs(app, { email, jar: other });
    const to = newAddress();
    await request(jar, to);
    await confirm(await mailedToken(app, to), jar);
    expect(await emailOf(other)).toBeUndefined();
    expect(await emailOf(jar)).toBe(to);
  });

  it('asks for the password in a browser that the account does not know, and uses nothing up by that', async () => {
    const { jar, email } = await activePerson(app);
    const to = newAddress();
    await request(jar, to);
    const token = await mailedToken(app, to);
    const stranger = new CookieJar();
    const open = (password?: string) =>
      app.call('confirmMailChange', {
        body: { token, ...(password !== undefined && { password }) },
        jar: stranger,
        address: freshAddress(),
      });
    const asked = await open();
    expect([asked.status, asked.error.code]).toEqual([403, 'password_required']);
    expect((await open('not the right one')).error.code).toBe('password_wrong');
    expect(await emailOf(jar)).toBe(email);
    expect((await open(PASSWORD)).result).toEqual({ delivered: null });
    expect([await emailOf(stranger), stranger.cookies.has('session')]).toEqual([undefined, false]);
    expect((await logInAs(app, { email: to })).status).toBe(200);
  });

  it('opens no account of a stranger’s, and delivers nothing that somebody wrote in it', async () => {
    const [thief, reader] = [await signUpPerson(app), await activePerson(app)];
    await say(app, thief, { profile_id: reader.user.id, text: 'of a stranger' });
    const to = newAddress();
    await request(thief.jar, to);
    const token = await mailedToken(app, to);
    const owner = new CookieJar();
    expect((await confirm(token, owner)).error.code).toBe('password_required');
    const followed = await app.call('useToken', {
      body: { token, new_password: 'words of my own' },
      jar: owner,
    });
    expect(followed.error.code).toBe('password_required');
    expect((await app.call('getUser', { jar: thief.jar })).result.user?.status).toBe('not_confirmed');
    expect(await chatsOf(app, reader)).toMatchObject({ num_unread_messages: 0 });
  });

  it('needs no password in a browser that logged in before, and counts wrong ones like an attempt to log in', async () => {
    const { jar, email } = await activePerson(app);
    const to = newAddress();
    await request(jar, to);
    const token = await mailedToken(app, to);
    const [address, stranger] = [freshAddress(), new CookieJar()];
    const guess = () =>
      app.call('confirmMailChange', { body: { token, password: 'a wrong one' }, jar: stranger, address });
    for (let attempt = 0; attempt < 5; attempt += 1)
      expect((await guess()).error.code).toBe('password_wrong');
    expect((await guess()).error).toMatchObject({ code: 'too_many_attempts', params: { minutes: 15 } });
    expect((await logInAs(app, { email, address })).error.code).toBe('too_many_attempts');
    await app.call('logOut', { jar });
    expect((await confirm(token, jar)).status).toBe(200);
  });

  it('asks by its page and by its form without script', async () => {
    const { jar } = await activePerson(app);
    const to = newAddress();
    await request(jar, to);
    const token = await mailedToken(app, to);
    const path = `/mail-change/do?token=${token}`;
    expect(await readPage(await app.fetch(path))).toMatchObject({ asksPassword: true });
    expect((await readPage(await app.fetch(path, { jar }))).asksPassword).toBeUndefined();
    const post = postsTo(() => app);
    const stranger = new CookieJar();
    const wrong = { token, action: 'password', password: 'not it' };
    expect(await readPage(await post('/mail-change/do', wrong, { jar: stranger }))).toMatchObject({
      asksPassword: true,
      form: { action: 'password', values: { token }, error: { error: { code: 'password_wrong' } } },
    });
    const right = { ...wrong, password: PASSWORD };
    expect(wayOf(await post('/mail-change/do', right, { jar: stranger }))).toEqual([
      303,
      '/mail-change/do?done=1',
    ]);
  });

  it('does not collide with a new password and a reset at the same moment', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { email, jar } = await activePerson(app);
      const to = newAddress();
      await request(jar, to);
      await app.call('requestPasswordReset', { body: { email }, address: freshAddress() });
      const [change, reset] = [await mailedToken(app, to), await mailedToken(app, email, 'password_reset')];
      const password = { password: 'another long one', password_repeat: 'another long one' };
      const answers = await Promise.all([
        confirm(change),
        app.call('resetPassword', { body: { token: reset, ...password }, address: freshAddress() }),
        app.call('changePassword', { body: { old_password: PASSWORD, ...password }, jar }),
      ]);
      expect(answers.map(({ status }) => status).filter((status) => status >= 500)).toEqual([]);
    }
  });
});
