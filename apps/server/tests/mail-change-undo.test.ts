import { DAY, SECOND } from '@vela/domain/time';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { changeSettings } from './support/change-settings';
import { CookieJar, createTestApp, ORIGIN, type TestApp } from './support/create-test-app';
import {
  activePerson,
  freshAddress,
  logInAs,
  mailedToken,
  PASSWORD,
  signUpPerson,
  signupBody,
} from './support/people';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

let count = 0;
const newAddress = () => `elsewhere${(count += 1)}@example.org`;

/** Somebody who knows the password moves the account, as a thief does. */
async function move(jar: CookieJar, to = newAddress()): Promise<string> {
  const address = freshAddress();
  app.clock.advance(SECOND);
  await app.call('requestMailChange', { body: { email: to, password: PASSWORD }, jar, address });
  await app.call('confirmMailChange', {
    body: { token: await mailedToken(app, to, 'mail_change') },
    jar,
    address,
  });
  return to;
}
const undo = (token: string, jar = new CookieJar()) =>
  app.call('useToken', { body: { token }, jar, address: freshAddress() });
const undoToken = (to: string) => mailedToken(app, to, 'mail_change_undo');
const emailOf = async (jar: CookieJar) => (await app.call('getUser', { jar })).result.user?.email;

describe('a changed address', () => {
  it('is mailed to the old one, with a link that undoes it', async () => {
    const { email, jar } = await activePerson(app);
    const to = await move(jar);
    const [mail] = await app.mails(email);
    expect(mail).toMatchObject({ kind: 'mail_change_undo' });
    expect(mail?.links[0]).toMatch(/^http:\/\/localhost:3000\/mail-change\/do\?undo=1&token=[\w-]{43}$/);
    expect(mail?.text).toContain('e•••@example.org');
    expect(mail?.text).not.toContain(to);
  });

  it('is not mailed to an address that was never confirmed', async () => {
    const { email, jar } = await signUpPerson(app);
    const to = await move(jar);
    expect((await app.mails(email)).map(({ kind }) => kind)).toEqual(['activation']);
    expect(await emailOf(jar)).toBe(to);
  });

  it('goes back by the link, which ends every session and leads to a new password', async () => {
    const { email, jar } = await activePerson(app);
    const to = await move(jar);
    const { result, headers } = await undo(await undoToken(email));
    expect(headers.getSetCookie()).toEqual([]);
    expect(await emailOf(jar)).toBeUndefined();
    expect((await logInAs(app, { email: to })).error.code).toBe('login_failed');

    const goto = new URL(result.goto, ORIGIN);
    expect(goto.pathname).toBe('/reset-password/do');
    const password = 'another long password';
    const token = goto.searchParams.get('token') ?? '';
    const body = { token, password, password_repeat: password };
    expect((await app.call('resetPassword', { body, address: freshAddress() })).status).toBe(200);
    expect((await logInAs(app, { email, password })).result.user.email).toBe(email);
  });

  it('leaves a thief nothing until the owner has chosen a new password, and the way to it open', async () => {
    const { email, jar } = await activePerson(app);
    const to = await move(jar);
    const { result } = await undo(await undoToken(email), jar);
    const asThief = (at: string) => logInAs(app, { email: at, jar, address: freshAddress() });
    expect((await asThief(email)).error.code).toBe('login_failed');
    expect((await asThief(to)).error.code).toBe('login_failed');
    expect(await emailOf(jar)).toBeUndefined();
    const { id } = await app.db
      .selectFrom('members')
      .select('id')
      .where('email', '=', email)
      .executeTakeFirstOrThrow();
    expect(await app.db.selectFrom('devices').selectAll().where('member_id', '=', id).execute()).toEqual([]);

    const token = new URL(result.goto, ORIGIN).searchParams.get('token') ?? '';
    const password = 'the password of the owner';
    const body = { token, password, password_repeat: password };
    expect((await app.call('resetPassword', { body, address: freshAddress() })).status).toBe(200);
    expect((await logInAs(app, { email, password })).result.user.email).toBe(email);
  });

  it('goes back although the password was changed, too', async () => {
    const { email, jar } = await activePerson(app);
    await move(jar);
    const password = 'the password of a thief';
    await app.call('changePassword', {
      jar,
      body: { old_password: PASSWORD, password, password_repeat: password },
    });
    expect((await undo(await undoToken(email), jar)).status).toBe(200);
    expect(jar.cookies.has('session')).toBe(false);
  });

  it('goes back once, within seven days to the millisecond', async () => {
    const { email, jar } = await activePerson(app);
    await move(jar);
    const token = await undoToken(email);
    app.clock.advance(7 * DAY - 1);
    expect((await undo(token)).status).toBe(200);
    const again = await undo(token);
    expect([again.status, again.error.code]).toEqual([404, 'link_invalid']);

    const late = await activePerson(app);
    await move(late.jar);
    const lateToken = await undoToken(late.email);
    app.clock.advance(7 * DAY);
    expect((await undo(lateToken)).error.code).toBe('link_invalid');
  });

  it('goes back past a second change, whose own way back is worth nothing then', async () => {
    const { email, jar } = await activePerson(app);
    const second = await move(jar);
    await move(jar);
    const theirs = await undoToken(second);
    expect((await undo(await undoToken(email))).status).toBe(200);
    expect((await undo(theirs)).error.code).toBe('link_invalid');
    expect(await ownerOf(email)).toMatchObject({ status: 'active' });
  });

  it('goes back although a thief has undone a second change', async () => {
    const { email, jar } = await activePerson(app);
    const second = await move(jar);
    await move(jar);
    expect((await undo(await undoToken(second))).status).toBe(200);
    const { status, result } = await undo(await undoToken(email));
    expect(status).toBe(200);
    const token = new URL(result.goto, ORIGIN).searchParams.get('token') ?? '';
    const password = 'the password of the owner';
    const body = { token, password, password_repeat: password };
    expect((await app.call('resetPassword', { body, address: freshAddress() })).status).toBe(200);
    expect((await logInAs(app, { email, password })).result.user.email).toBe(email);
  });

  it('stays where a confirmed account has the old address by now, and says so', async () => {
    const { email, jar } = await activePerson(app);
    const to = await move(jar);
    const token = await undoToken(email);
    await giveAddress((await activePerson(app)).email, email);
    const { status, error } = await undo(token);
    expect([status, error.code]).toEqual([409, 'email_taken']);
    expect(await emailOf(jar)).toBe(to);
  });

  it('goes back although an account that nobody confirmed has the old address', async () => {
    const { email, jar, name } = await activePerson(app);
    await move(jar);
    const token = await undoToken(email);
    const squatter = await signUpPerson(app);
    await giveAddress(squatter.email, email);
    expect((await undo(token)).status).toBe(200);
    expect((await app.call('getUser', { jar: squatter.jar })).result.user).toBeNull();
    expect(await ownerOf(email)).toMatchObject({ status: 'active', name });
  });
});

/** An account from the time before addresses were reserved could have such a row. */
async function giveAddress(from: string, email: string): Promise<void> {
  await app.db
    .updateTable('members')
    .set({ email, email_canonical: email })
    .where('email', '=', from)
    .execute();
}
const ownerOf = (email: string) =>
  app.db
    .selectFrom('members')
    .select(['id', 'name', 'status'])
    .where('email_canonical', '=', email)
    .executeTakeFirst();

describe('an address that can still be put back', () => {
  const signUpWith = (email: string) =>
    app.call('signUp', { body: signupBody({ email }), address: freshAddress() });

  it('is taken for a sign-up, until seven days have passed or the way back was used', async () => {
    const { email, jar } = await activePerson(app);
    await move(jar);
    const { status, error } = await signUpWith(email.toUpperCase());
    expect([status, error.code]).toEqual([409, 'account_exists']);
    expect(await ownerOf(email)).toBeUndefined();
    expect((await undo(await undoToken(email))).status).toBe(200);

    const second = await activePerson(app);
    await move(second.jar);
    app.clock.advance(7 * DAY);
    expect((await signUpWith(second.email)).status).toBe(200);
  });

  it('is taken for a change of address, which is answered like one to a free address', async () => {
    const { email, jar } = await activePerson(app);
    await move(jar);
    const other = await activePerson(app);
    const body = { email, password: PASSWORD };
    const asked = await app.call('requestMailChange', { body, jar: other.jar, address: freshAddress() });
    expect([asked.status, asked.json]).toEqual([200, {}]);
    expect((await app.mails(email)).map(({ kind }) => kind)).not.toContain('mail_change');
  });

  it('rejects a change that was asked for before it was given up', async () => {
    const asker = await activePerson(app);
    const email = newAddress();
    await app.call('requestMailChange', {
      body: { email, password: PASSWORD },
      jar: asker.jar,
      address: freshAddress(),
    });
    const token = await mailedToken(app, email, 'mail_change');
    const owner = await activePerson(app);
    await giveAddress(owner.email, email);
    await move(owner.jar);
    const confirmed = await app.call('confirmMailChange', { body: { token }, jar: asker.jar });
    expect([confirmed.status, confirmed.error.code]).toEqual([409, 'email_taken']);
    expect(await emailOf(asker.jar)).toBe(asker.email);
  });

  it('is free for the member who had it', async () => {
    const { email, jar } = await activePerson(app);
    await move(jar);
    expect(await move(jar, email)).toBe(email);
    expect(await emailOf(jar)).toBe(email);
  });

  it('gets its way back once more when somebody signs up, asks for a change or a new password with it', async () => {
    onTestFinished(await changeSettings(app, { account_disclosure: 'neutral' }));
    const email = newAddress();
    const jar = new CookieJar();
    await app.call('signUp', { body: signupBody({ email }), jar, address: freshAddress() });
    const activation = { token: await mailedToken(app, email, 'activation') };
    await app.call('activate', { body: activation, jar, address: freshAddress() });
    await move(jar);
    const other = new CookieJar();
    const otherAddress = newAddress();
    await app.call('signUp', {
      body: signupBody({ email: otherAddress }),
      jar: other,
      address: freshAddress(),
    });
    const token = await mailedToken(app, otherAddress, 'activation');
    await app.call('activate', { body: { token }, jar: other, address: freshAddress() });

    const way = await undoToken(email);
    const free = await signUpWith(newAddress());
    const taken = await signUpWith(email);
    expect([taken.status, taken.json]).toEqual([free.status, free.json]);
    await app.call('requestMailChange', {
      body: { email, password: PASSWORD },
      jar: other,
      address: freshAddress(),
    });
    await app.call('requestPasswordReset', { body: { email }, address: freshAddress() });
    const reminders = (await app.mails(email)).slice(0, -3);
    expect(reminders).toHaveLength(3);
    for (const mail of reminders) {
      expect(mail.links[0]).toContain(way);
      // Its seven days began with the first mail.
      expect(mail.text).not.toContain('7 days');
    }
    expect(await ownerOf(email)).toBeUndefined();
  });
});

describe('the page of the link', () => {
  const post = (token: string) =>
    app.fetch('/mail-change/do', {
      method: 'POST',
      body: new URLSearchParams({ action: 'undo', token }),
      headers: { origin: ORIGIN },
      address: freshAddress(),
    });

  it('changes nothing by being opened', async () => {
    const { email, jar } = await activePerson(app);
    const to = await move(jar);
    const token = await undoToken(email);
    expect((await app.fetch(`/mail-change/do?undo=1&token=${token}`)).status).toBe(200);
    expect(await emailOf(jar)).toBe(to);
  });

  it('leads on from a press without script', async () => {
    const { email, jar } = await activePerson(app);
    await move(jar);
    const token = await undoToken(email);
    const response = await post(token);
    expect([response.status, response.headers.get('location')]).toEqual([
      303,
      expect.stringMatching(/^\/reset-password\/do\?token=[\w-]{43}$/),
    ]);
    expect((await post(token)).status).toBe(404);
  });
});
