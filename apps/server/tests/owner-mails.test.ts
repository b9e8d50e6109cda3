import { HOUR } from '@vela/domain/time';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CookieJar, createTestApp, type TestApp } from './support/create-test-app';
import { activePerson, logInAs, mailedToken, PASSWORD, signUpPerson, type Person } from './support/people';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ geo: { countryOf: async () => 'BE' } });
});
afterAll(() => app.close());

const NEW = 'another long password';
const CHROME =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';

const ofKind = async ({ email }: Pick<Person, 'email'>, kind: string) =>
  (await app.mails(email)).filter((mail) => mail.kind === kind);

const logInFrom = (
  { email }: Pick<Person, 'email'>,
  { address = '203.0.113.9', jar = new CookieJar() } = {},
) =>
  app.call('logIn', {
    body: { email, password: PASSWORD },
    address,
    jar,
    headers: { 'user-agent': CHROME },
  });

describe('the owner of an account', () => {
  it('gets a mail about a session in a browser that it does not know: what, where and when, and no address', async () => {
    const person = await activePerson(app);
    await logInFrom(person);
    const [mail] = await ofKind(person, 'new_login');
    expect(mail?.links).toEqual(['http://localhost:3000/reset-password']);
    for (const text of [mail?.text ?? '', mail?.html ?? '']) {
      expect(text).toContain('Browser: Chrome, Windows. Country: Belgium.');
      expect(text).toContain('Time: 1 June 2026 at 14:00 CEST.');
      expect(text).not.toContain('203.0.113.9');
      expect(text).toContain(`Hello ${person.name},`);
    }
  });

  it('is mailed at most once an hour, however many browsers it was', async () => {
    const person = await activePerson(app);
    await logInFrom(person);
    app.clock.advance(HOUR - 1);
    await logInFrom(person);
    expect(await ofKind(person, 'new_login')).toHaveLength(1);
    app.clock.advance(1);
    await Promise.all([logInFrom(person), logInFrom(person)]);
    expect(await ofKind(person, 'new_login')).toHaveLength(2);
  });

  it('is not mailed of a browser that is known, a wrong password, the first browser, or before the address is confirmed', async () => {
    const person = await activePerson(app);
    await app.call('logOut', { jar: person.jar });
    await logInFrom(person, { jar: person.jar });
    await logInAs(app, { email: person.email, password: NEW });
    expect(await ofKind(person, 'new_login')).toEqual([]);
    await app.db.deleteFrom('devices').where('member_id', '=', person.user.id).execute();
    await logInFrom(person);
    expect(await ofKind(person, 'new_login')).toEqual([]);
    const waiting = await signUpPerson(app);
    await logInFrom(waiting);
    expect(await ofKind(waiting, 'new_login')).toEqual([]);
  });

  it('is mailed a new password, by the old one and by a link, in the language of the account', async () => {
    const person = await activePerson(app, { language: 'de' });
    const { email, jar, address } = person;
    const change = { old_password: PASSWORD, password: NEW, password_repeat: NEW };
    expect((await app.call('changePassword', { body: change, jar })).status).toBe(200);
    const [changed] = await ofKind(person, 'password_changed');
    expect(changed?.subject).toMatch(/Passwort/);
    expect(changed?.links).toEqual(['http://localhost:3000/reset-password']);
    await app.call('requestPasswordReset', { body: { email }, address });
    const token = await mailedToken(app, email, 'password_reset');
    const body = { token, password: PASSWORD, password_repeat: PASSWORD };
    expect((await app.call('resetPassword', { body, address })).status).toBe(200);
    expect(await ofKind(person, 'password_changed')).toHaveLength(2);
  });

  it('is mailed nothing of a new password that was rejected, nor of the one that the activation set', async () => {
    const person = await signUpPerson(app);
    const token = await mailedToken(app, person.email);
    await app.call('activate', { body: { token, new_password: NEW }, jar: new CookieJar() });
    const { jar } = await activePerson(app);
    const body = { old_password: NEW, password: PASSWORD, password_repeat: PASSWORD };
    expect((await app.call('changePassword', { body, jar })).error.code).toBe('old_password_wrong');
    expect(
      (await app.mails()).filter(({ kind, to }) => kind === 'password_changed' && to === person.email),
    ).toEqual([]);
  });
});
