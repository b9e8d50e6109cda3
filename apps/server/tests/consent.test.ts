import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CookieJar, createTestApp, ORIGIN, type TestApp } from './support/create-test-app';
import { freshAddress, signUpPerson, signupBody } from './support/people';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const answersOf = (memberId: string | null) =>
  app.db
    .selectFrom('consent_answers')
    .select(['tracking', 'language', 'site_id', 'answered_at'])
    .where('member_id', 'is not distinct from', memberId)
    .orderBy('answered_at')
    .execute();

const trackingOf = async (memberId: string): Promise<unknown> => {
  const row = await app.db
    .selectFrom('signups')
    .select('tracking')
    .where('member_id', '=', memberId)
    .executeTakeFirstOrThrow();
  return row.tracking;
};

const SOURCE = { network: 'n1', sub1: 's1' };

/** Signs up with who sent them in the address, from the browser with these cookies. */
async function signUpFrom(jar: CookieJar, consents?: { tracking: boolean }): Promise<string> {
  const body = signupBody({ tracking: SOURCE, ...(consents && { consents }) });
  const { result } = await app.call('signUp', { body, jar, address: freshAddress() });
  return result.user?.id ?? '';
}

describe('answerConsent', () => {
  it.each([
    [true, 'accepted'],
    [false, 'rejected'],
  ])('keeps a %s for half a year where the page can read it, and logs it', async (tracking, value) => {
    const before = await answersOf(null);
    const answer = await app.call('answerConsent', {
      body: { tracking },
      headers: { 'accept-language': 'fi' },
    });
    expect(answer.status).toBe(204);
    expect(answer.headers.getSetCookie()).toEqual([
      `consent=${value}; Path=/; Max-Age=${182 * 24 * 3600}; SameSite=Lax`,
    ]);
    const logged = await answersOf(null);
    expect(logged.slice(before.length)).toEqual([
      { tracking, language: 'fi', site_id: 'vela', answered_at: app.clock.now() },
    ]);
  });

  it('is logged in the language that its page’s address names', async () => {
    const before = await answersOf(null);
    const answer = await app.fetch('/api/consent.php?locale=fr', {
      method: 'PUT',
      headers: { 'x-client': 'web', 'content-type': 'application/json', 'accept-language': 'fi' },
      body: JSON.stringify({ tracking: false }),
    });
    expect(answer.status).toBe(204);
    expect((await answersOf(null)).slice(before.length)).toMatchObject([{ language: 'fr' }]);
  });

  it('logs a member’s under the account, each change of mind beside the last', async () => {
    const { jar, user } = await signUpPerson(app);
    for (const tracking of [true, false, true]) {
      app.clock.advance(1000);
      await app.call('answerConsent', { body: { tracking }, jar });
    }
    expect((await answersOf(user.id)).map(({ tracking }) => tracking)).toEqual([true, false, true]);
    expect(jar.cookies.get('consent')).toBe('accepted');
  });

  it('logs a member’s once, however often it is the same', async () => {
    const { jar, user } = await signUpPerson(app);
    for (const tracking of [false, false, true, true, false]) {
      app.clock.advance(1000);
      await app.call('answerConsent', { body: { tracking }, jar });
    }
    expect((await answersOf(user.id)).map(({ tracking }) => tracking)).toEqual([false, true, false]);
  });

  it('takes no flood of answers from one member, by whichever networks', async () => {
    const [member, other] = [await signUpPerson(app), await signUpPerson(app)];
    const answer = async ({ jar }: typeof member) =>
      (await app.call('answerConsent', { body: { tracking: false }, jar, address: freshAddress() })).status;
    const statuses = [];
    for (let times = 0; times < 301; times += 1) statuses.push(await answer(member));
    expect([statuses.slice(0, 300).every((status) => status === 204), statuses[300]]).toEqual([true, 429]);
    expect(await answer(other)).toBe(204);
  });

  it.each([{}, { tracking: 'yes' }, { tracking: null }])('takes no %j', async (body) => {
    const { status, error } = await app.call('answerConsent', { body: body as { tracking: boolean } });
    expect([status, error.code]).toEqual([400, 'invalid_input']);
  });

  it('takes no flood of answers from one network, and none of its sign-ups for them', async () => {
    const address = freshAddress();
    const statuses = [];
    for (let times = 0; times < 301; times += 1)
      statuses.push((await app.call('answerConsent', { body: { tracking: false }, address })).status);
    expect([statuses.slice(0, 300).every((status) => status === 204), statuses[300]]).toEqual([true, 429]);
    const begun = await app.fetch('/signup', {
      method: 'POST',
      address,
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin: ORIGIN },
      body: new URLSearchParams({ email: 'from-there@example.com' }).toString(),
    });
    expect(begun.status).toBe(303);
  });
});

describe('who sent a member', () => {
  it.each([
    { where: 'nothing was answered', kept: null },
    { where: 'no was said', cookie: 'rejected', kept: null },
    { where: 'yes was said', cookie: 'accepted', kept: SOURCE },
    { where: 'the cookie says something else', cookie: 'perhaps', kept: null },
    { where: 'the sign-up itself says no', cookie: 'accepted', consents: { tracking: false }, kept: null },
    { where: 'the sign-up itself says yes', consents: { tracking: true }, kept: SOURCE },
  ])('is kept as answered where $where', async ({ cookie, consents, kept }) => {
    const jar = new CookieJar();
    if (cookie !== undefined) jar.cookies.set('consent', cookie);
    const id = await signUpFrom(jar, consents);
    expect(await trackingOf(id)).toEqual(kept);
    // The yes to it is now on record with the account.
    const logged = await answersOf(id);
    expect(logged.map(({ tracking }) => tracking)).toEqual(kept === null ? [] : [true]);
  });

  it('is deleted when a yes is withdrawn, of that member alone', async () => {
    const [one, other] = [new CookieJar(), new CookieJar()];
    for (const jar of [one, other]) jar.cookies.set('consent', 'accepted');
    const [id, otherId] = [await signUpFrom(one), await signUpFrom(other)];
    await app.call('answerConsent', { body: { tracking: true }, jar: one });
    expect(await trackingOf(id)).toEqual(SOURCE);
    await app.call('answerConsent', { body: { tracking: false }, jar: one });
    expect([await trackingOf(id), await trackingOf(otherId)]).toEqual([null, SOURCE]);
  });

  it('is neither stored nor set anywhere by a page whose address names it', async () => {
    const response = await app.fetch('/?network=n1&sub1=s1');
    expect([response.status, response.headers.getSetCookie()]).toEqual([200, []]);
    const form = await app.fetch('/signup?network=n1');
    expect(form.headers.getSetCookie()).toEqual([]);
  });
});
