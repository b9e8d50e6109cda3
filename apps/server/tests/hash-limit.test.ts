import { DEFAULT_SITE_SETTINGS } from '@vela/atlas/site-settings';
import { MINUTE } from '@vela/domain/time';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { consumeLimit } from '../src/core/consume-limit';
import { DEFAULT_SITE_ID } from '../src/sites/ensure-default-site';
import { createTestApp, ORIGIN, type TestApp } from './support/create-test-app';
import { activePerson, freshAddress, logInAs, PASSWORD, signupBody } from './support/people';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const HASHES = DEFAULT_SITE_SETTINGS.rate_limits.hash;

/** Counts as many passwords as hashed for them. */
async function hashBefore(
  times: number,
  { address, memberId }: { address: string; memberId?: string },
): Promise<void> {
  const site = await app.context.sites.byId(DEFAULT_SITE_ID);
  const session = memberId === undefined ? null : { memberId };
  for (let count = 0; count < times; count += 1)
    await consumeLimit(app.context, 'hash', { site, address, session });
}
const sendDraft = (password: string, address: string) =>
  app.fetch('/signup', {
    method: 'POST',
    body: new URLSearchParams({ name: 'Draft', password }),
    headers: { origin: ORIGIN },
    address,
  });

describe('passwords that are hashed', () => {
  it('are 600 in 15 minutes for a network, those of drafts and right ones among them', async () => {
    expect(HASHES).toBe(600);
    const { email } = await activePerson(app);
    const address = freshAddress();
    await hashBefore(HASHES - 2, { address });
    expect((await sendDraft(PASSWORD, address)).status).not.toBe(429);
    expect((await logInAs(app, { email, address })).status).toBe(200);

    expect((await sendDraft(PASSWORD, address)).status).toBe(429);
    // It is no password that may be had, so it isn't hashed.
    expect((await sendDraft('short', address)).status).not.toBe(429);
    const { status, error } = await logInAs(app, { email, address });
    expect([status, error.code, error.retry_after]).toEqual([429, 'too_many_requests', 15 * 60]);
    expect((await app.call('signUp', { body: signupBody(), address })).status).toBe(429);
    expect((await logInAs(app, { email })).status).toBe(200);
    app.clock.advance(15 * MINUTE);
    expect((await logInAs(app, { email, address })).status).toBe(200);
  });

  it('that a network’s limit rejected are no wrong ones of the account', async () => {
    const { email } = await activePerson(app);
    const address = freshAddress();
    await hashBefore(HASHES, { address });
    for (let times = 0; times < 6; times += 1)
      expect((await logInAs(app, { email, address })).error.code).toBe('too_many_requests');
    app.clock.advance(15 * MINUTE);
    expect((await logInAs(app, { email, address })).status).toBe(200);
  });

  it('leave a browser that the account knows its own share', async () => {
    const { email, jar } = await activePerson(app);
    const address = freshAddress();
    await hashBefore(HASHES, { address });
    expect((await logInAs(app, { email, jar, address })).status).toBe(200);
  });

  it('are 600 for a member, from whatever network', async () => {
    const { user, jar } = await activePerson(app);
    for (const _ of [1, 2]) await hashBefore(HASHES / 2, { address: freshAddress(), memberId: user.id });
    const password = 'another long password';
    const body = { old_password: PASSWORD, password, password_repeat: password };
    const { status, error } = await app.call('changePassword', { body, jar, address: freshAddress() });
    expect([status, error.code]).toEqual([429, 'too_many_requests']);
  });
});
