import { DEFAULT_SITE_SETTINGS } from '@vela/atlas/site-settings';
import { failuresCountMs, failuresKeptDays } from '@vela/domain/limits';
import { DAY, HOUR, MINUTE } from '@vela/domain/time';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pruneAccounts } from '../src/accounts/prune-accounts';
import { CookieJar, createTestApp, type TestApp } from './support/create-test-app';
import { activePerson, freshAddress, logInAs } from './support/people';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const WRONG = 'not the right password';

async function failTimes(times: number, who: { email: string; address: string; jar?: CookieJar }) {
  for (let attempt = 0; attempt < times; attempt += 1) {
    const { error } = await logInAs(app, { ...who, password: WRONG });
    expect(error.code).toBe('login_failed');
  }
}

describe('an account blocked after wrong passwords', () => {
  it('comes after the fifth within 15 minutes, for 15 minutes, even with the right password', async () => {
    const { email } = await activePerson(app);
    const address = freshAddress();
    await failTimes(5, { email, address });
    const { status, error, headers } = await logInAs(app, { email, address });
    expect(status).toBe(429);
    expect(error).toMatchObject({ code: 'too_many_attempts', params: { minutes: 15 }, retry_after: 900 });
    expect(headers.get('retry-after')).toBe('900');

    app.clock.advance(15 * MINUTE - 1);
    expect((await logInAs(app, { email, address })).error).toMatchObject({
      params: { minutes: 1 },
      retry_after: 1,
    });
    app.clock.advance(1);
    expect((await logInAs(app, { email, address })).status).toBe(200);
  });

  it('does not come after four, nor when the first of five is 15 minutes old', async () => {
    const { email } = await activePerson(app);
    const address = freshAddress();
    await failTimes(1, { email, address });
    app.clock.advance(15 * MINUTE);
    await failTimes(4, { email, address });
    expect((await logInAs(app, { email, address })).status).toBe(200);
  });

  it('counts no right one, and a known browser starts again after it', async () => {
    const { email } = await activePerson(app);
    const [address, jar] = [freshAddress(), new CookieJar()];
    for (let time = 0; time < 6; time += 1)
      expect((await logInAs(app, { email, address, jar })).status).toBe(200);
    for (let round = 0; round < 2; round += 1) {
      await failTimes(4, { email, address, jar });
      expect((await logInAs(app, { email, address, jar })).status).toBe(200);
    }
  });

  it('shows nobody on the same network that the owner logged in meanwhile', async () => {
    const { email } = await activePerson(app);
    const address = freshAddress();
    await failTimes(4, { email, address });
    expect((await logInAs(app, { email, address })).status).toBe(200);
    await failTimes(1, { email, address });
    const { error } = await logInAs(app, { email, address, password: WRONG });
    expect(error.code).toBe('too_many_attempts');
  });

  it('is not lifted nor lengthened by a right one that was about to be the last', async () => {
    const { email } = await activePerson(app);
    const address = freshAddress();
    await failTimes(5, { email, address });
    app.clock.advance(15 * MINUTE);
    await failTimes(4, { email, address });
    expect((await logInAs(app, { email, address })).status).toBe(200);
    await failTimes(1, { email, address });
    expect((await logInAs(app, { email, address })).error).toMatchObject({ params: { minutes: 30 } });
  });

  it('is stored of nobody who never failed', async () => {
    const { email } = await activePerson(app);
    const attempts = async () =>
      (await app.db.selectFrom('login_attempts').select('account').execute()).length;
    const before = await attempts();
    await logInAs(app, { email, address: freshAddress() });
    expect(await attempts()).toBe(before);
  });

  it('doubles each time, up to a day', async () => {
    const email = 'never-there@example.com';
    const address = freshAddress();
    for (const minutes of [15, 30, 60, 120, 240, 480, 960, 1440, 1440]) {
      await failTimes(5, { email, address });
      expect((await logInAs(app, { email, address })).error).toMatchObject({ params: { minutes } });
      app.clock.advance(minutes * MINUTE);
    }
    app.clock.advance(DAY);
    await failTimes(5, { email, address });
    expect((await logInAs(app, { email, address })).error).toMatchObject({ params: { minutes: 15 } });
  });

  it('counts by address: elsewhere the owner still gets in', async () => {
    const { email } = await activePerson(app);
    const address = freshAddress();
    await failTimes(5, { email, address });
    expect((await logInAs(app, { email, address })).status).toBe(429);
    expect((await logInAs(app, { email })).status).toBe(200);
  });

  it('counts the whole network of an IPv6 address as one', async () => {
    const { email } = await activePerson(app);
    for (const end of ['1', '2', '3', '4', '5']) {
      await failTimes(1, { email, address: `2001:db8:1:2::${end}` });
    }
    expect((await logInAs(app, { email, address: '2001:db8:1:2:ffff::9' })).status).toBe(429);
    expect((await logInAs(app, { email, address: '2001:db8:1:3::1' })).status).toBe(200);
  });

  it('leaves a device that logged in before its own count', async () => {
    const { email } = await activePerson(app);
    const [address, jar] = [freshAddress(), new CookieJar()];
    await logInAs(app, { email, address, jar });
    await app.call('logOut', { jar, address });
    await failTimes(5, { email, address });
    expect((await logInAs(app, { email, address })).status).toBe(429);

    await failTimes(5, { email, address, jar });
    expect((await logInAs(app, { email, address, jar })).status).toBe(429);
    expect((await logInAs(app, { email })).status).toBe(200);
  });

  it('gives no count of its own for a device cookie that is made up or was got at another account', async () => {
    const [victim, other] = [await activePerson(app), await activePerson(app)];
    const address = freshAddress();
    const made = new CookieJar();
    made.cookies.set('device', 'A'.repeat(43));
    await failTimes(3, { email: victim.email, address, jar: made });
    other.jar.cookies.delete('session');
    await failTimes(2, { email: victim.email, address, jar: other.jar });
    expect((await logInAs(app, { email: victim.email, address })).status).toBe(429);
  });

  it('gives none to somebody who planted a device cookie before the owner logged in', async () => {
    const { email } = await activePerson(app);
    const planted = 'P'.repeat(43);
    const own = new CookieJar();
    own.cookies.set('device', planted);
    expect((await logInAs(app, { email, jar: own })).status).toBe(200);
    const given = own.cookies.get('device');
    expect(given).not.toBe(planted);
    expect((await logInAs(app, { email, jar: own })).status).toBe(200);
    expect(own.cookies.get('device')).toBe(given);

    const thief = new CookieJar();
    thief.cookies.set('device', planted);
    const address = freshAddress();
    for (let guess = 0; guess < 5; guess += 1)
      await logInAs(app, { email, password: 'wrong wrong', address });
    expect((await logInAs(app, { email, jar: thief, address })).error.code).toBe('too_many_attempts');
  });

  it('lets of twenty guesses at once no more than five be tried', async () => {
    const { email } = await activePerson(app);
    const address = freshAddress();
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => logInAs(app, { email, address, password: WRONG })),
    );
    const codes = answers.map(({ error }) => error.code);
    expect(codes.filter((code) => code === 'login_failed')).toHaveLength(5);
    expect(codes.filter((code) => code === 'too_many_attempts')).toHaveLength(15);
  });

  it('does not hit someone who logs in twelve times at once with the right password', async () => {
    const { email } = await activePerson(app);
    const address = freshAddress();
    const answers = await Promise.all(Array.from({ length: 12 }, () => logInAs(app, { email, address })));
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 12 }, () => 200));
  });

  it('keeps neither address nor e-mail in clear', async () => {
    await failTimes(1, { email: 'clear@example.com', address: '203.0.113.7' });
    const rows = await app.db.selectFrom('login_attempts').select(['account', 'source']).execute();
    expect(JSON.stringify(rows)).not.toMatch(/clear@|203\.0\.113/);
  });

  it('is stored no longer than the privacy notice says', async () => {
    const rows = async () => (await app.db.selectFrom('login_attempts').select('account').execute()).length;
    // Expired rows are deleted each hour.
    const keptMs = failuresCountMs(DEFAULT_SITE_SETTINGS);
    expect(keptMs + HOUR).toBeLessThanOrEqual(failuresKeptDays(DEFAULT_SITE_SETTINGS) * DAY);
    app.clock.advance(keptMs + 1);
    await pruneAccounts(app.context);
    await failTimes(1, { email: 'kept@example.com', address: freshAddress() });
    app.clock.advance(keptMs);
    await pruneAccounts(app.context);
    expect(await rows()).toBe(1);
    app.clock.advance(1);
    await pruneAccounts(app.context);
    expect(await rows()).toBe(0);
  });
});
