import { DAY } from '@vela/domain/time';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { changeSettings } from './support/change-settings';
import { CookieJar, createTestApp, type TestApp } from './support/create-test-app';
import { meetingIn } from './support/meeting';
import {
  activePerson,
  freshAddress,
  logInAs,
  mailedToken,
  PASSWORD,
  type Person,
  signUpPerson,
} from './support/people';
import { postsTo, wayOf } from './support/post-form';
import { readPage } from './support/read-page';
import { chatsOf, premiumPerson, say } from './support/talk';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const { finds, profileOf, like } = meetingIn(() => app);
const remove = (person: Person, body: { password?: string; reason?: 'break' } = {}) =>
  app.call('deleteUser', { jar: person.jar, address: person.address, body: { password: PASSWORD, ...body } });
const post = postsTo(() => app);
const isLoggedIn = async (jar: CookieJar) => (await app.call('getUser', { jar })).result.user !== null;
const statusOf = async ({ user }: Person) =>
  (await app.db.selectFrom('members').select('status').where('id', '=', user.id).executeTakeFirst())?.status;
const reasons = () => app.db.selectFrom('leaving_reasons').select(['day', 'reason', 'members']).execute();

describe('deleteUser', () => {
  it('answers until when the account can come back, and ends every session', async () => {
    const person = await activePerson(app);
    const elsewhere = new CookieJar();
    await logInAs(app, { email: person.email, jar: elsewhere });
    const { result } = await remove(person);
    expect(result).toEqual({ erase_at: new Date(app.clock.now().getTime() + 14 * DAY).toISOString() });
    expect([await isLoggedIn(person.jar), await isLoggedIn(elsewhere)]).toEqual([false, false]);
    expect(person.jar.cookies.has('session')).toBe(false);
  });

  it('hides the member from search, profile, likes and chats at once', async () => {
    const [other, person] = [await premiumPerson(app), await premiumPerson(app)];
    await like(person, other);
    await say(app, person, { profile_id: other.user.id });
    expect(await finds(other, person)).toBe(true);
    await remove(person);
    expect(await finds(other, person)).toBe(false);
    expect((await profileOf(other, person)).error.code).toBe('not_found');
    const likes = (await app.call('listLikes', { jar: other.jar })).result;
    expect(likes.liked_by.map(({ profile }) => profile?.id)).not.toContain(person.user.id);
    expect((await chatsOf(app, other)).chats).toEqual([]);
    expect((await chatsOf(app, other)).num_unread_messages).toBe(0);
  });

  it('mails the owner the link, with the day until which it works', async () => {
    const person = await activePerson(app);
    await remove(person);
    const [mail] = await app.mails(person.email);
    expect(mail).toMatchObject({ kind: 'reactivation', subject: 'Your account at Vela is deleted' });
    expect(mail?.links[0]).toMatch(/\/account-deleted\?token=[\w-]{43}$/);
    expect(mail?.text).toContain('15 June 2026 at 14:00');
  });

  it('keeps the days that were promised though the site changes them', async () => {
    const person = await activePerson(app);
    await remove(person);
    const restore = await changeSettings(app, { deleted_account_days: 90 });
    app.clock.advance(14 * DAY);
    expect((await logInAs(app, { email: person.email, reactivate: true })).error.code).toBe('login_failed');
    await restore();
  });

  it('rejects a wrong password, and changes nothing', async () => {
    const person = await activePerson(app);
    const { status, error } = await remove(person, { password: 'not the right password' });
    expect([status, error.code]).toEqual([403, 'password_wrong']);
    expect([await isLoggedIn(person.jar), await statusOf(person)]).toEqual([true, 'active']);
  });

  it('rejects a reason that is none of the list', async () => {
    const person = await activePerson(app);
    const { error } = await remove(person, { reason: 'because' as never });
    expect(error.fields).toEqual([{ path: 'reason', code: 'unknown_option' }]);
    expect(await statusOf(person)).toBe('active');
  });

  it('counts reasons by day, and stores of nobody which it was', async () => {
    const before = (await reasons()).find(({ reason }) => reason === 'break')?.members ?? 0;
    for (const person of [await activePerson(app), await activePerson(app)])
      await remove(person, { reason: 'break' });
    expect((await reasons()).find(({ reason }) => reason === 'break')?.members).toBe(before + 2);
  });

  it('of two presses at once deletes once', async () => {
    const person = await activePerson(app);
    const answers = await Promise.all([remove(person), remove(person)]);
    expect(answers.map(({ status }) => status)).toContain(200);
    const mails = (await app.mails(person.email)).filter(({ kind }) => kind === 'reactivation');
    expect(mails).toHaveLength(1);
  });

  it('makes the links of other mails useless', async () => {
    const person = await activePerson(app);
    const to = `new-${person.email}`;
    await app.call('requestMailChange', { jar: person.jar, body: { email: to, password: PASSWORD } });
    const token = await mailedToken(app, to, 'mail_change');
    await remove(person);
    expect((await app.call('confirmMailChange', { body: { token, password: PASSWORD } })).error.code).toBe(
      'link_invalid',
    );
  });

  it('erases an account at once whose address was never confirmed, and mails nobody', async () => {
    const person = await signUpPerson(app);
    expect((await remove(person)).result).toEqual({ erase_at: null });
    const mails = await app.mails(person.email);
    expect(mails.map(({ kind }) => kind)).toEqual(['activation']);
    expect(await statusOf(person)).toBeUndefined();
    // Its owner can sign up there.
    const again = await signUpPerson(app, { email: person.email, name: person.name });
    expect(again.user.id).not.toBe(person.user.id);
  });
});

describe('an account that is pending deletion', () => {
  it('comes back by the log-in, if that is asked for, as it was', async () => {
    const [other, person] = [await activePerson(app), await premiumPerson(app)];
    await like(other, person);
    await say(app, person, { profile_id: other.user.id, text: 'still here' });
    await remove(person);
    app.clock.advance(14 * DAY - 1);
    expect((await logInAs(app, { email: person.email })).error.code).toBe('account_deleted');
    expect(await statusOf(person)).toBe('pending_deletion');
    const jar = new CookieJar();
    const { result } = await logInAs(app, { email: person.email, jar, reactivate: true });
    expect(result.user).toMatchObject({ id: person.user.id, status: 'active' });
    expect(await isLoggedIn(jar)).toBe(true);
    expect(await finds(other, person)).toBe(true);
    expect((await chatsOf(app, other)).chats.map(({ profile }) => profile?.id)).toContain(person.user.id);
    expect((await app.mails(person.email)).map(({ kind }) => kind)).toContain('reactivated');
    const token = await mailedToken(app, person.email, 'reactivation');
    expect((await app.call('reactivateAccount', { body: { token } })).error.code).toBe('link_invalid');
  });

  it('does not come back with a wrong password, nor after its days', async () => {
    const person = await activePerson(app);
    await remove(person);
    const wrong = await logInAs(app, { email: person.email, password: 'not right', reactivate: true });
    expect(wrong.error.code).toBe('login_failed');
    app.clock.advance(14 * DAY);
    for (const reactivate of [false, true])
      expect((await logInAs(app, { email: person.email, reactivate })).error.code).toBe('login_failed');
    expect(await statusOf(person)).toBe('pending_deletion');
  });

  it('is deleted again, and its new link works', async () => {
    const person = await activePerson(app);
    await remove(person);
    const jar = new CookieJar();
    await logInAs(app, { email: person.email, jar, reactivate: true });
    app.clock.advance(DAY);
    await remove({ ...person, jar });
    const token = await mailedToken(app, person.email, 'reactivation');
    expect((await app.call('reactivateAccount', { body: { token } })).status).toBe(200);
    expect(await statusOf(person)).toBe('active');
  });
});

describe('reactivateAccount', () => {
  const reactivate = (token: string, jar = new CookieJar()) =>
    app.call('reactivateAccount', { body: { token }, jar, address: freshAddress() });

  it('logs in a browser that the account knows', async () => {
    const person = await activePerson(app);
    await remove(person);
    const { result } = await reactivate(await mailedToken(app, person.email, 'reactivation'), person.jar);
    expect(result.user?.id).toBe(person.user.id);
    expect(await isLoggedIn(person.jar)).toBe(true);
  });

  it('brings the account back from another browser, but logs it in nowhere', async () => {
    const person = await activePerson(app);
    await remove(person);
    const jar = new CookieJar();
    expect(
      (await reactivate(await mailedToken(app, person.email, 'reactivation'), jar)).result.user,
    ).toBeNull();
    expect([await isLoggedIn(jar), await statusOf(person)]).toEqual([false, 'active']);
    expect((await logInAs(app, { email: person.email })).status).toBe(200);
  });

  it('leaves another member who is logged in there alone', async () => {
    const [person, another] = [await activePerson(app), await activePerson(app)];
    await remove(person);
    const token = await mailedToken(app, person.email, 'reactivation');
    expect((await reactivate(token, another.jar)).result.user?.id).toBe(another.user.id);
    expect((await app.call('getUser', { jar: another.jar })).result.user?.id).toBe(another.user.id);
  });

  it('rejects a link that was used, has expired or is of another kind', async () => {
    const [person, late] = [await activePerson(app), await activePerson(app)];
    await remove(person);
    await remove(late);
    const token = await mailedToken(app, person.email, 'reactivation');
    const lateToken = await mailedToken(app, late.email, 'reactivation');
    const [one, two] = await Promise.all([reactivate(token), reactivate(token)]);
    expect([one.status, two.status].toSorted()).toEqual([200, 404]);
    await app.call('requestPasswordReset', { body: { email: person.email } });
    const reset = await mailedToken(app, person.email, 'password_reset');
    app.clock.advance(14 * DAY);
    for (const wrong of [token, lateToken, reset, 'x'.repeat(43)])
      expect((await reactivate(wrong)).error.code).toBe('link_invalid');
    expect(await statusOf(late)).toBe('pending_deletion');
  });
});

describe('without script', () => {
  it('an account is deleted by its form, and comes back by that of the mailed link', async () => {
    const { jar, email } = await activePerson(app);
    const wrong = await post('/settings/delete', { password: 'wrong one', reason: 'break' }, { jar });
    expect(await readPage(wrong)).toMatchObject({
      form: {
        name: 'settings/delete',
        values: { reason: 'break' },
        error: { error: { code: 'password_wrong' } },
      },
    });
    const deleted = await post('/settings/delete', { password: PASSWORD, reason: 'break' }, { jar });
    const eraseAt = app.clock.now().getTime() + 14 * DAY;
    expect(wayOf(deleted)).toEqual([303, `/account-deleted?done=${eraseAt}`]);
    const done = await app.fetch(`/account-deleted?done=${eraseAt}`, { jar });
    expect(await readPage(done)).toMatchObject({ form: { name: 'account-deleted', done: true } });
    const token = await mailedToken(app, email, 'reactivation');
    expect(wayOf(await post('/account-deleted', { token }, { jar }))).toEqual([
      303,
      '/account-deleted?done=reactivated',
    ]);
    expect(await isLoggedIn(jar)).toBe(true);
    const again = await post('/account-deleted', { token }, { jar });
    expect(await readPage(again)).toMatchObject({ form: { error: { error: { code: 'link_invalid' } } } });
  });

  it('an account comes back by the form of the log-in, if that says so', async () => {
    const person = await activePerson(app);
    await remove(person);
    const jar = new CookieJar();
    const fields = { email: person.email, password: PASSWORD };
    expect(await readPage(await post('/login', fields, { jar }))).toMatchObject({
      form: { error: { error: { code: 'account_deleted' } } },
    });
    expect(wayOf(await post('/login', { ...fields, reactivate: 'on' }, { jar }))[0]).toBe(303);
    expect(await isLoggedIn(jar)).toBe(true);
  });
});
