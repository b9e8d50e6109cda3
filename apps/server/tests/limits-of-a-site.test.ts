import { DEFAULT_SITE_SETTINGS } from '@vela/atlas/site-settings';
import { DAY, HOUR, MINUTE } from '@vela/domain/time';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pruneAccounts } from '../src/accounts/prune-accounts';
import { DEFAULT_SITE_ID } from '../src/sites/ensure-default-site';
import { changeSettings, withSettings } from './support/change-settings';
import { createTestApp, type TestApp } from './support/create-test-app';
import { activePerson, freshAddress, logInAs, signUpPerson } from './support/people';
import { premiumPerson, say } from './support/talk';

let app: TestApp;
beforeAll(async () => {
  // A demo's limits may not be lowered.
  app = await createTestApp({
    env: {
      VELA_MODE: 'production',
      APP_SECRET: 'a secret of the tests, longer than 32 characters',
      METRICS_TOKEN: 'a-token-of-the-tests',
      SMTP_URL: 'smtp://localhost:2525',
      DATABASE_URL: 'postgres://localhost/unused',
      MOLLIE_API_KEY: 'test_key',
    },
  });
});
afterAll(() => app.close());

const WRONG = 'not the right password';

async function codesOf(times: number, ask: () => Promise<{ status: number; json: unknown }>) {
  const codes: unknown[] = [];
  for (let time = 0; time < times; time += 1) {
    const { status, json } = await ask();
    codes.push(status < 300 ? status : (json as { error: { code: string } }).error.code);
  }
  return codes;
}

it('the seeded site has the limits that were decided, none lower', async () => {
  const { settings } = await app.context.sites.byId(DEFAULT_SITE_ID);
  const { rate_limits, message_burst, messages_per_second } = DEFAULT_SITE_SETTINGS;
  expect(settings).toMatchObject({ rate_limits, message_burst, messages_per_second });
});

describe('a site that is stricter than others', () => {
  const strict = {
    login_attempts: 3,
    login_window_minutes: 30,
    login_block_minutes: 40,
    login_longest_block_hours: 1,
  };

  it('blocks attempts to log in by its own numbers', async () => {
    await withSettings(app, strict, async () => {
      const { email } = await activePerson(app);
      const address = freshAddress();
      const fail = () => logInAs(app, { email, address, password: WRONG });
      for (const minutes of [40, 60, 60]) {
        expect(await codesOf(2, fail)).toEqual(['login_failed', 'login_failed']);
        app.clock.advance(30 * MINUTE - 1);
        expect(await codesOf(1, fail)).toEqual(['login_failed']);
        expect((await logInAs(app, { email, address })).error).toMatchObject({ params: { minutes } });
        app.clock.advance(minutes * MINUTE);
      }
    });
  });

  it('takes as few wrong passwords of a session', async () => {
    await withSettings(app, strict, async () => {
      const { jar } = await activePerson(app);
      const body = { old_password: WRONG, password: 'another long one', password_repeat: 'another long one' };
      expect(await codesOf(4, () => app.call('changePassword', { jar, body }))).toEqual([
        'old_password_wrong',
        'old_password_wrong',
        'old_password_wrong',
        'too_many_requests',
      ]);
    });
  });

  it('sends as many mails a day as it says', async () => {
    await withSettings(app, { reset_mails: 1, activation_mails: 2 }, async () => {
      const { email } = await activePerson(app);
      const reset = () => app.call('requestPasswordReset', { body: { email }, address: freshAddress() });
      expect(await codesOf(2, reset)).toEqual([200, 'too_many_reset_mails']);

      // One went out with the sign-up.
      const { jar } = await signUpPerson(app);
      expect(await codesOf(2, () => app.call('sendActivationMail', { jar }))).toEqual([
        200,
        'too_many_mails',
      ]);
      app.clock.advance(DAY);
      expect(await codesOf(1, () => app.call('sendActivationMail', { jar }))).toEqual([200]);
    });
  });

  it('answers as much as it says', async () => {
    await withSettings(app, { rate_limits: { check: 10 } }, async () => {
      const address = freshAddress();
      const check = () => app.call('checkSignup', { address, query: { name: 'somebody' } });
      expect((await codesOf(11, check)).slice(-2)).toEqual([200, 'too_many_requests']);
      const reset = () => app.call('requestPasswordReset', { body: { email: 'no@example.com' }, address });
      expect((await codesOf(21, reset)).slice(-2)).toEqual(['email_not_found', 'too_many_requests']);
    });
  });

  it.each([1, 2, 3, 4])('lets through as many messages as it says, %d a second', async (perSecond) => {
    await withSettings(app, { message_burst: 30, messages_per_second: perSecond }, async () => {
      const [keen, other] = [await premiumPerson(app, 50), await premiumPerson(app)];
      const send = () => say(app, keen, { profile_id: other.user.id });
      expect((await codesOf(31, send)).slice(-2)).toEqual([200, 'too_many_requests']);
      app.clock.advance(Math.ceil(1000 / perSecond));
      expect(await codesOf(2, send)).toEqual([200, 'too_many_requests']);
    });
  });
});

describe('a site that keeps things longer than others', () => {
  let restore: () => Promise<void>;
  beforeAll(async () => {
    restore = await changeSettings(app, { login_longest_block_hours: 49, deleted_account_days: 30 });
  });
  afterAll(() => restore());

  it('says so in the settings, from which its privacy notice has it', async () => {
    const { result } = await app.call('getSettings');
    expect(result).toMatchObject({ failures_kept_days: 4, deleted_account_days: 30 });
  });

  it('remembers wrong passwords as long as it says now, whatever it said when they were counted', async () => {
    const fail = () =>
      logInAs(app, { email: 'nobody@example.com', address: freshAddress(), password: WRONG });
    const kept = async () => (await app.db.selectFrom('login_attempts').select('site_id').execute()).length;
    await app.db.deleteFrom('login_attempts').execute();
    await fail();
    app.clock.advance(49 * HOUR);
    await pruneAccounts(app.context);
    expect(await kept()).toBe(1);
    await withSettings(app, { login_longest_block_hours: 24 }, () => pruneAccounts(app.context));
    expect(await kept()).toBe(0);
  });

  it('remembers those that name no site as long as any site says', async () => {
    const row = { account: 'a', source: 'b', blocked_until: null, last_attempt_at: app.clock.now() };
    const kept = async () => (await app.db.selectFrom('login_attempts').select('account').execute()).length;
    await app.db
      .insertInto('login_attempts')
      .values({ ...row, site_id: null })
      .execute();
    app.clock.advance(73 * HOUR);
    await pruneAccounts(app.context);
    expect(await kept()).toBe(1);
    app.clock.advance(1);
    await pruneAccounts(app.context);
    expect(await kept()).toBe(0);
  });
});
