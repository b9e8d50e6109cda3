import { DAY } from '@vela/domain/time';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CookieJar, createTestApp, type TestApp } from './support/create-test-app';
import { readEvents } from './support/event-reader';
import { activePerson, PASSWORD, type Person } from './support/people';
import { postsTo, wayOf } from './support/post-form';
import { readPage } from './support/read-page';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ geo: { countryOf: async () => 'NL' } });
});
afterAll(() => app.close());

const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0';

/** The same member in another browser. */
async function elsewhere({ email }: Person, userAgent = FIREFOX): Promise<CookieJar> {
  const jar = new CookieJar();
  const body = { email, password: PASSWORD };
  await app.call('logIn', { body, jar, headers: { 'user-agent': userAgent }, address: '94.210.0.1' });
  return jar;
}

const sessionsOf = async (jar: CookieJar) => (await app.call('listSessions', { jar })).result.sessions;
const isLoggedIn = async (jar: CookieJar) => (await app.call('getUser', { jar })).result.user !== null;
/** The session that a browser has, as the list names it. */
const idOf = async (jar: CookieJar) =>
  (await sessionsOf(jar)).find((session) => session.is_current)?.id ?? '';

describe('the list of log-ins', () => {
  it('has one’s own first, then the one used last, with no more than is needed to know it', async () => {
    const person = await activePerson(app);
    await elsewhere(person);
    app.clock.advance(1000);
    await elsewhere(person, 'curl/8.5.0');
    const sessions = await sessionsOf(person.jar);
    expect(sessions.map(({ device, is_current }) => [is_current, device.browser, device.system])).toEqual([
      [true, null, null],
      [false, null, null],
      [false, 'firefox', 'windows'],
    ]);
    expect(Object.keys(sessions[2] ?? {}).sort()).toEqual([
      'country',
      'device',
      'id',
      'is_current',
      'last_seen_at',
      'started_at',
    ]);
    expect(sessions[2]?.country).toBe('NL');
  });

  it('leaves out what has expired, and other members', async () => {
    const [person, other] = [await activePerson(app), await activePerson(app)];
    await elsewhere(person);
    await elsewhere(other);
    await app.db
      .updateTable('sessions')
      .set({ expires_at: new Date(app.clock.now().getTime() - DAY) })
      .where('member_id', '=', person.user.id)
      .where('browser', '=', 'firefox')
      .execute();
    expect(await sessionsOf(person.jar)).toHaveLength(1);
    expect(await sessionsOf(other.jar)).toHaveLength(2);
  });

  it('shows a session of the version before, which knows nothing of its browser', async () => {
    const person = await activePerson(app);
    await app.db
      .updateTable('sessions')
      .set({ device_kind: null, browser: null, system: null, country: null })
      .where('member_id', '=', person.user.id)
      .execute();
    expect((await sessionsOf(person.jar))[0]).toMatchObject({
      device: { kind: 'desktop', browser: null, system: null },
      country: null,
    });
  });
});

describe('logging out elsewhere', () => {
  it('ends one session and its stream, and no other', async () => {
    const person = await activePerson(app);
    const [phone, tablet] = [await elsewhere(person), await elsewhere(person)];
    const stream = await readEvents(app, { ...person, jar: phone });
    const { result } = await app.call('endSessions', { jar: person.jar, body: { id: await idOf(phone) } });
    expect(result).toEqual({ ended: 1 });
    expect(await stream.next()).toMatchObject({ name: 'bye' });
    await stream.leave();
    expect(await Promise.all([phone, tablet, person.jar].map(isLoggedIn))).toEqual([false, true, true]);
  });

  it('ends all others', async () => {
    const person = await activePerson(app);
    const others = [await elsewhere(person), await elsewhere(person)];
    const call = () => app.call('endSessions', { jar: person.jar, body: { others: true } });
    expect((await call()).result).toEqual({ ended: 2 });
    expect((await call()).result).toEqual({ ended: 0 });
    expect(await Promise.all([...others, person.jar].map(isLoggedIn))).toEqual([false, false, true]);
    const known = app.db.selectFrom('devices').select('token_hash').where('member_id', '=', person.user.id);
    expect(await known.execute()).toHaveLength(1);
  });

  it('works without script, by one or all', async () => {
    const person = await activePerson(app);
    const [phone, tablet, other] = [
      await elsewhere(person),
      await elsewhere(person),
      await elsewhere(person),
    ];
    const post = postsTo(() => app);
    const done = [303, '/settings/devices?done=1'];
    const { jar } = person;
    expect(wayOf(await post('/settings/devices', { id: await idOf(phone) }, { jar }))).toEqual(done);
    expect(await Promise.all([phone, tablet].map(isLoggedIn))).toEqual([false, true]);
    expect(wayOf(await post('/settings/devices', {}, { jar }))).toEqual(done);
    expect(await Promise.all([tablet, other, jar].map(isLoggedIn))).toEqual([false, false, true]);
    const own = await post('/settings/devices', { id: await idOf(jar) }, { jar });
    expect(await readPage(own)).toMatchObject({
      form: { name: 'settings/devices', error: { error: { code: 'forbidden' } } },
    });
  });

  it('ends nobody else’s session, and says nothing of it', async () => {
    const [person, other] = [await activePerson(app), await activePerson(app)];
    const id = await idOf(other.jar);
    expect((await app.call('endSessions', { jar: person.jar, body: { id } })).result).toEqual({ ended: 0 });
    expect(await isLoggedIn(other.jar)).toBe(true);
  });

  it('does not end the session of the request, which logs out', async () => {
    const { jar } = await activePerson(app);
    const { error } = await app.call('endSessions', { jar, body: { id: await idOf(jar) } });
    expect(error.code).toBe('forbidden');
    expect(await isLoggedIn(jar)).toBe(true);
  });

  it('is done by the first of two sessions that end each other at once', async () => {
    const person = await activePerson(app);
    const jars = [person.jar, await elsewhere(person)];
    const answers = await Promise.all(
      jars.map((jar) => app.call('endSessions', { jar, body: { others: true } })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 403]);
    const left = await Promise.all(jars.map(isLoggedIn));
    expect(left.filter(Boolean)).toHaveLength(1);
  });

  it.each([{}, { id: 'a', others: true }, { others: false }, { id: '' }, { id: 7 }])(
    'answers %j with an error',
    async (body) => {
      const { jar } = await activePerson(app);
      const { error } = await app.call('endSessions', { jar, body: body as { others: true } });
      expect(error.code).toBe('invalid_input');
    },
  );

  it('is no visitor’s', async () => {
    for (const answer of [
      await app.call('listSessions'),
      await app.call('endSessions', { body: { others: true } }),
    ]) {
      expect([answer.status, answer.error.code]).toEqual([403, 'authentication_required']);
    }
  });
});
