import { DAY, HOUR, SECOND } from '@vela/domain/time';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CookieJar, createTestApp, type TestApp } from './support/create-test-app';
import { activePerson, freshAddress, mailedToken, signUpPerson, tokenOf } from './support/people';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const activate = (token: string, jar?: CookieJar) =>
  app.call('activate', { body: { token }, address: freshAddress(), ...(jar && { jar }) });
const setStatus = (id: string, status: 'banned' | 'pending_deletion') =>
  app.db.updateTable('members').set({ status }).where('id', '=', id).execute();

describe('activate', () => {
  it('confirms the address, shows the profile to others and logs in', async () => {
    const { email, user } = await signUpPerson(app);
    const jar = new CookieJar();
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
    await activate(await mailedToken(app, theirs.email), mine.jar);
    expect((await app.call('getUser', { jar: mine.jar })).result.user?.id).toBe(theirs.user.id);
  });

  it('tells its own member that all is well when the link is opened again, and nobody else', async () => {
    const { email, jar, user } = await signUpPerson(app);
    const token = await mailedToken(app, email);
    await activate(token, jar);
    expect((await activate(token, jar)).result.user.id).toBe(user.id);
    const stranger = await activate(token);
    expect([stranger.status, stranger.error.code]).toEqual([404, 'activation_failed']);
    expect((await activate(token, (await activePerson(app)).jar)).error.code).toBe('activation_failed');
  });

  it('works until seven days are over, and not a millisecond longer', async () => {
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

  it('refuses a token that nobody was sent, and one that is none', async () => {
    expect((await activate('A'.repeat(43))).error.code).toBe('activation_failed');
    const { status, error } = await activate('short');
    expect(status).toBe(400);
    expect(error.fields).toEqual([{ path: 'token', code: 'invalid' }]);
  });

  it('refuses the link of another purpose', async () => {
    const { email } = await signUpPerson(app);
    await app.call('requestPasswordReset', { body: { email }, address: freshAddress() });
    expect((await activate(await mailedToken(app, email, 'password_reset'))).error.code).toBe(
      'activation_failed',
    );
  });

  it.each(['banned', 'pending_deletion'] as const)('refuses a member who is %s', async (status) => {
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
      body: JSON.stringify({ token }),
    });
    expect(response.status).toBe(404);
    expect((await activate(token)).status).toBe(200);
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
