import { MINUTE } from '@vela/domain/time';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CookieJar, createTestApp, type TestApp } from './support/create-test-app';
import { freshAddress, mailedToken, PASSWORD, signUpPerson } from './support/people';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const NEW = 'the words of the one who has the mail';

/** Somebody signed up with a stranger's address, uses up its mails of the day, and asks for a change to another address. */
async function occupied() {
  const holder = await signUpPerson(app);
  const { email, jar } = holder;
  const resent: number[] = [];
  while (resent.at(-1) !== 429) {
    app.clock.advance(2 * MINUTE);
    resent.push((await app.call('sendActivationMail', { jar, address: freshAddress() })).status);
  }
  expect(await app.mails(email)).toHaveLength(5);
  const junk = `junk-of-${email}`;
  const body = { email: junk, password: PASSWORD };
  expect((await app.call('requestMailChange', { body, jar, address: freshAddress() })).status).toBe(200);
  return { holder, junk };
}

const activate = (token: string) =>
  app.call('activate', {
    body: { token, new_password: NEW },
    jar: new CookieJar(),
    address: freshAddress(),
  });

describe('the owner of an address that somebody signed up with', () => {
  it('gets the account by the links of before, when no mail is left and a change is pending', async () => {
    const { holder, junk } = await occupied();
    const { email } = holder;
    const reset = await app.call('requestPasswordReset', { body: { email }, address: freshAddress() });
    expect(reset.error.code).toBe('too_many_reset_mails');
    const { status, result } = await activate(await mailedToken(app, email, 'activation'));
    expect(status).toBe(200);
    expect(result).toMatchObject({ cleared: true, user: { email, status: 'active' } });
    // The change that was asked for ends with the password of the one who asked.
    const change = await app.call('confirmMailChange', {
      body: { token: await mailedToken(app, junk) },
      jar: holder.jar,
      address: freshAddress(),
    });
    expect(change.error.code).toBe('link_invalid');
  });

  it('gets nothing by them once another address is confirmed', async () => {
    const { holder, junk } = await occupied();
    const body = { token: await mailedToken(app, junk) };
    await app.call('confirmMailChange', { body, jar: holder.jar, address: freshAddress() });
    const { error } = await activate(await mailedToken(app, holder.email, 'activation'));
    expect(error.code).toBe('activation_failed');
    const again = await signUpPerson(app, { email: holder.email });
    expect(again.user.id).not.toBe(holder.user.id);
  });
});
