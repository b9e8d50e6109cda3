import { verify } from '@node-rs/argon2';
import { DAY, MINUTE } from '@vela/domain/time';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { rememberDevice } from '../src/accounts/devices';
import { startSession } from '../src/sessions/sessions';
import { DEFAULT_SITE_ID } from '../src/sites/ensure-default-site';
import { CookieJar, createTestApp, type TestApp } from './support/create-test-app';
import { activePerson, logInAs, PASSWORD, signUpPerson, type Person } from './support/people';
import { statusChange } from './support/status-change';

vi.mock('@node-rs/argon2', { spy: true });

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const WRONG = 'not the right password';

async function setStatus({ user }: Person, status: 'banned' | 'pending_deletion') {
  await app.db.updateTable('members').set(statusChange(status)).where('id', '=', user.id).execute();
}

describe('logIn', () => {
  it('starts a session that later calls are made with', async () => {
    const { email, user } = await activePerson(app);
    const jar = new CookieJar();
    const { status, result, headers } = await logInAs(app, { email, jar });
    expect(status).toBe(200);
    expect(result.user).toMatchObject({ id: user.id, email, status: 'active' });
    const cookie = headers.getSetCookie().find((line) => line.startsWith('session='));
    expect(cookie).toMatch(/; HttpOnly/);
    expect(cookie).toMatch(/; SameSite=Lax/);
    expect(cookie).toMatch(/; Max-Age=2592000/);
    expect((await app.call('getUser', { jar })).result.user?.id).toBe(user.id);
  });

  it('takes the address in any case, with space around it and its domain in either script', async () => {
    await activePerson(app, { email: 'Zoë.Müller@bücher.example'.replace('ë', 'e').replace('ü', 'u') });
    for (const email of [
      ' zoe.muller@BÜCHER.example ',
      'ZOE.MULLER@xn--bcher-kva.example',
      'zoe.muller@bu\u0308cher.example',
    ]) {
      expect((await logInAs(app, { email })).status).toBe(200);
    }
  });

  it('takes the password in any composition of its letters', async () => {
    const { email } = await activePerson(app, { password: 'trčící růže ﬁne' });
    const decomposed = 'trčící růže fine'.normalize('NFD');
    expect((await logInAs(app, { email, password: decomposed })).status).toBe(200);
  });

  it('replaces a session by a new one and leaves nothing of the old', async () => {
    const { email, jar } = await activePerson(app);
    const before = jar.cookies.get('session');
    await logInAs(app, { email, jar });
    expect(jar.cookies.get('session')).not.toBe(before);
    const old = new CookieJar();
    old.cookies.set('session', before ?? '');
    expect((await app.call('getUser', { jar: old })).result.user).toBeNull();
  });

  it('answers an unknown address, one that is none and a wrong password alike', async () => {
    const { email } = await activePerson(app);
    const answers = [
      await logInAs(app, { email, password: WRONG }),
      await logInAs(app, { email: 'nobody@example.com', password: WRONG }),
      await logInAs(app, { email: 'no address at all', password: WRONG }),
    ];
    const [first] = answers;
    for (const answer of answers) {
      expect(answer.status).toBe(403);
      expect(answer.json).toEqual(first?.json);
      expect(answer.headers.getSetCookie()).toEqual([]);
    }
  });

  it('hashes as dearly for an unknown address as for a wrong password, so that the time reveals nothing', async () => {
    const { email } = await activePerson(app);
    const costOf = async (address: string): Promise<string[]> => {
      vi.mocked(verify).mockClear();
      await logInAs(app, { email: address, password: WRONG });
      return vi.mocked(verify).mock.calls.map(([hash]) => hash.toString().split('$').slice(0, 4).join('$'));
    };
    const known = await costOf(email);
    expect(known).toHaveLength(1);
    expect(await costOf('stranger@example.com')).toEqual(known);
  });

  it.each([
    ['pending_deletion', 'account_deleted'],
    ['banned', 'member_banned'],
  ] as const)('reveals that an account is %s only after the right password', async (status, code) => {
    const person = await activePerson(app);
    await setStatus(person, status);
    expect((await logInAs(app, { email: person.email, password: WRONG })).error.code).toBe('login_failed');
    const answer = await logInAs(app, { email: person.email });
    expect(answer.error.code).toBe(code);
    expect(answer.headers.getSetCookie()).toEqual([]);
    expect((await app.call('getUser', { jar: person.jar })).result.user).toBeNull();
  });

  it('belongs to one site only', async () => {
    const { email } = await activePerson(app);
    const other = await app.db
      .insertInto('sites')
      .values({
        id: 'other',
        company_id: 'vela-dating',
        name: 'Other',
        url: 'http://other.localhost:3000',
        settings: '{}',
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    app.clock.advance(MINUTE);
    const response = await app.fetch('http://other.localhost:3000/api/user.php', {
      method: 'POST',
      headers: { 'x-client': 'test', 'content-type': 'application/json' },
      body: JSON.stringify({ email, password: PASSWORD }),
    });
    expect(await response.json()).toMatchObject({ error: { code: 'login_failed' } });
    await app.db.deleteFrom('sites').where('id', '=', other.id).execute();
  });
});

describe('a member with very many browsers', () => {
  const logInElsewhere = async ({ user }: Person): Promise<CookieJar> => {
    app.clock.advance(1000);
    const now = app.clock.now();
    const client = {
      address: '127.0.0.1',
      deviceToken: null,
      wasTooYoung: false,
      consent: null,
      locale: 'en',
      country: null,
    } as const;
    const jar = new CookieJar();
    const { device } = await rememberDevice(app.context, { memberId: user.id, client, now });
    const siteId = DEFAULT_SITE_ID;
    const started = await startSession(app.context, {
      memberId: user.id,
      siteId,
      device: { kind: 'desktop', browser: null, system: null },
      country: null,
      now,
    });
    jar.cookies.set('session', started?.token ?? '');
    jar.cookies.set('device', device?.value ?? '');
    return jar;
  };
  const isLoggedIn = async (jar: CookieJar): Promise<boolean> =>
    (await app.call('getUser', { jar })).result.user !== null;

  it('keeps 50 sessions and devices, and loses the one used longest ago', async () => {
    const person = await activePerson(app);
    const jars: CookieJar[] = [];
    for (let count = 0; count < 50; count += 1) jars.push(await logInElsewhere(person));
    // The sign-up's own was the oldest.
    expect(await isLoggedIn(person.jar)).toBe(false);
    expect(await Promise.all(jars.map(isLoggedIn))).toEqual(jars.map(() => true));
    for (const table of ['sessions', 'devices'] as const) {
      const rows = await app.db
        .selectFrom(table)
        .selectAll()
        .where('member_id', '=', person.user.id)
        .execute();
      expect([table, rows.length]).toEqual([table, 50]);
    }
  });

  it('is never logged out by its own first request, whatever the clock says', async () => {
    const person = await activePerson(app);
    for (let count = 0; count < 50; count += 1) await logInElsewhere(person);
    app.clock.advance(-DAY);
    expect(await isLoggedIn(await logInElsewhere(person))).toBe(true);
    app.clock.advance(DAY);
  });

  it('loses none of another', async () => {
    const other = await activePerson(app);
    const person = await activePerson(app);
    for (let count = 0; count < 51; count += 1) await logInElsewhere(person);
    expect(await isLoggedIn(other.jar)).toBe(true);
  });
});

describe('logOut', () => {
  it('ends the session for good, and does nothing without one', async () => {
    const { jar } = await signUpPerson(app);
    const stolen = new CookieJar();
    stolen.cookies.set('session', jar.cookies.get('session') ?? '');
    expect((await app.call('logOut', { jar })).status).toBe(200);
    expect(jar.cookies.has('session')).toBe(false);
    expect((await app.call('getUser', { jar: stolen })).result.user).toBeNull();
    expect((await app.call('logOut')).status).toBe(200);
  });

  it('needs the client header', async () => {
    const { jar } = await signUpPerson(app);
    const response = await app.fetch('/api/logout.php', { jar });
    expect(response.status).toBe(403);
    expect(await response.json()).toMatchObject({ error: { code: 'client_header_missing' } });
    expect((await app.call('getUser', { jar })).result.user).not.toBeNull();
  });
});
