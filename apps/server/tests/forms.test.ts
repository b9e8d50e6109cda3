import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PAGE_FORM_NAMES, type PageFormName } from '@vela/contract/page';
import { createMember, PASSWORD } from './support/create-member';
import { CookieJar, createTestApp, type TestApp } from './support/create-test-app';
import { activePerson } from './support/people';
import { postsTo, wayOf } from './support/post-form';
import { readPage } from './support/read-page';

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
});

afterAll(() => app.close());

const post = postsTo(() => app);

async function tokenFor(email: string): Promise<string> {
  const [mail] = await app.mails(email);
  return new URL(mail?.links[0] ?? '').searchParams.get('token') ?? '';
}

describe('origin', () => {
  // These have no page of their own to say it on.
  const elsewhere: Partial<Record<PageFormName, string>> = {
    logout: '/',
    language: '/',
    'activate/done': '/activate/error',
    // The browser keeps a session from a stranger's post, and to a visitor these pages are closed.
    'settings/appearance': '/login?next=%2Fsettings%2Fappearance',
    'settings/delete': '/login?next=%2Fsettings%2Fdelete',
    'settings/email': '/login?next=%2Fsettings%2Femail',
    'settings/language': '/login?next=%2Fsettings%2Flanguage',
    'settings/passkeys': '/login?next=%2Fsettings%2Fpasskeys',
    'settings/export': '/login?next=%2Fsettings%2Fexport',
    'settings/password': '/login?next=%2Fsettings%2Fpassword',
    'settings/visibility': '/login?next=%2Fsettings%2Fvisibility',
    'settings/messages': '/login?next=%2Fsettings%2Fmessages',
    'settings/contacts': '/login?next=%2Fsettings%2Fcontacts',
    'settings/devices': '/login?next=%2Fsettings%2Fdevices',
    notifications: '/login?next=%2Fnotifications',
    'complete-signup': '/login?next=%2Fcomplete-signup',
    'signup-matches': '/login?next=%2Fsignup-matches',
  };
  const stranger = { headers: { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' } };
  const typed = { email: 'typed@example.com' };

  it.each(PAGE_FORM_NAMES.filter((name) => !(name in elsewhere)))(
    '/%s refuses a post from elsewhere',
    async (name) => {
      const response = await post(`/${name}`, typed, stranger);
      expect(response.status).toBe(403);
      expect(await readPage(response)).toMatchObject({
        form: { name, values: {}, error: { error: { code: 'forbidden' } } },
      });
    },
  );

  it.each(Object.entries(elsewhere))('/%s leads a post from elsewhere to %s', async (name, path) => {
    const response = await post(`/${name}`, { ...typed, language: 'de' }, stranger);
    expect(wayOf(response)).toEqual([303, path]);
    expect(response.headers.getSetCookie()).toEqual([]);
  });

  it('does not log in for a stranger', async () => {
    await createMember(app, { email: 'target@example.com' });
    const jar = new CookieJar();
    const headers = { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' };
    await post('/login', { email: 'target@example.com', password: PASSWORD }, { jar, headers });
    expect(jar.cookies.has('session')).toBe(false);
  });

  it('does not log out for a stranger', async () => {
    const jar = await createMember(app);
    await post('/logout', {}, { jar, headers: { 'sec-fetch-site': 'same-site' } });
    expect((await app.fetch('/likes', { jar })).status).toBe(200);
  });

  it('takes the Origin header of a browser that sends no Sec-Fetch-Site', async () => {
    const jar = await createMember(app);
    const response = await app.fetch('/logout', {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'http://localhost:3000' },
      jar,
    });
    expect(wayOf(response)).toEqual([303, '/?done=1']);
    expect(jar.cookies.has('session')).toBe(false);
  });

  it('shows on the home page that a member logged out, in that browser alone', async () => {
    const jar = await createMember(app);
    await post('/logout', {}, { jar });
    const done = { name: 'logout', done: true };
    expect(await readPage(await app.fetch('/?done=1', { jar }))).toMatchObject({ form: done });
    expect(wayOf(await app.fetch('/?done=1', { redirect: 'manual' }))).toEqual([302, '/']);
  });
});

describe('log-in', () => {
  it('goes on to where the person meant to go', async () => {
    await createMember(app, { email: 'way@example.com' });
    const jar = new CookieJar();
    const response = await post(
      '/login',
      { email: 'way@example.com', password: PASSWORD, next: '/settings' },
      { jar },
    );
    expect(wayOf(response)).toEqual([303, '/settings']);
    expect((await app.fetch('/settings', { jar })).status).toBe(200);
  });

  it('goes home instead of away', async () => {
    await createMember(app, { email: 'home@example.com' });
    const response = await post('/login', {
      email: 'home@example.com',
      password: PASSWORD,
      next: '//evil.example',
    });
    expect(wayOf(response)).toEqual([303, '/members']);
  });

  it('shows the form again with what was typed but the password', async () => {
    const response = await post('/login', { email: 'nobody@example.com', password: 'not the password' });
    expect(response.status).toBe(403);
    const text = await response.clone().text();
    expect(text).not.toContain('not the password');
    expect(await readPage(response)).toMatchObject({
      pathname: '/login',
      form: {
        name: 'login',
        values: { email: 'nobody@example.com' },
        error: { error: { code: 'login_failed' } },
      },
    });
  });

  it('says when to come back after too many tries', async () => {
    await createMember(app, { email: 'tries@example.com' });
    for (let count = 0; count < 5; count += 1)
      await post('/login', { email: 'tries@example.com', password: 'wrong' });
    const response = await post('/login', { email: 'tries@example.com', password: 'wrong' });
    expect(response.status).toBe(429);
    expect(await readPage(response)).toMatchObject({
      form: { error: { error: { code: 'too_many_attempts', params: { minutes: 15 } } } },
    });
  });

  it('rejects what is no form', async () => {
    const response = await post('/login', {}, { headers: { 'content-type': 'text/plain' } });
    expect(response.status).toBe(415);
  });

  it('rejects more than 64 kB', async () => {
    const response = await post('/login', { email: 'x'.repeat(64 * 1024) });
    expect(response.status).toBe(413);
  });
});

describe('a forgotten password', () => {
  it('is replaced by the mailed link', async () => {
    await activePerson(app, { email: 'forgot@example.com' });
    const jar = new CookieJar();
    const asked = await post('/reset-password', { email: 'forgot@example.com' }, { jar });
    expect(wayOf(asked)).toEqual([303, '/reset-password?done=1']);
    expect(await readPage(await app.fetch('/reset-password?done=1', { jar }))).toMatchObject({
      form: { name: 'reset-password', done: true, error: null },
    });

    const token = await tokenFor('forgot@example.com');
    const differing = { token, password: 'another long password', password_repeat: 'something else' };
    const refused = await post('/reset-password/do', differing);
    expect(refused.status).toBe(400);
    expect(await readPage(refused)).toMatchObject({
      form: { name: 'reset-password/do', values: { token }, error: { error: { code: 'passwords_differ' } } },
    });

    const done = await post('/reset-password/do', { ...differing, password_repeat: 'another long password' });
    expect(wayOf(done)).toEqual([303, '/reset-password/do?done=1']);
    const login = await post('/login', { email: 'forgot@example.com', password: 'another long password' });
    expect(wayOf(login)).toEqual([303, '/members']);
  });
});

describe('activation', () => {
  it('is done by the button of the mailed page, and leads to an error page by a wrong link', async () => {
    const jar = await createMember(app, { email: 'active@example.com' });
    const token = await tokenFor('active@example.com');
    const wrong = 'x'.repeat(43);
    expect(wayOf(await post('/activate/done', { token: wrong }, { jar }))).toEqual([
      303,
      `/activate/error?token=${wrong}`,
    ]);
    expect(wayOf(await post('/activate/done', { token }, { jar }))).toEqual([
      303,
      '/activate/done?done=confirmed',
    ]);
    const { result } = await app.call('getUser', { jar });
    expect(result.user?.status).toBe('active');
  });

  it.each(['short', 'x'.repeat(60_000), '語'.repeat(7000)])(
    'leads to an error page without what is no token',
    async (token) => {
      expect(wayOf(await post('/activate/done', { token }))).toEqual([303, '/activate/error']);
    },
  );

  it('says of messages that they are on their way where it delivered some, and to nobody else', async () => {
    const jar = await createMember(app, { email: 'wrote@example.com' });
    const { user: reader } = await activePerson(app);
    const body = { client_id: 'first', profile_id: reader.id, type: 'text', text: 'Hello' } as const;
    expect((await app.call('sendMessage', { jar, body })).result.message.held).toBe(true);
    const path = wayOf(
      await post('/activate/done', { token: await tokenFor('wrote@example.com') }, { jar }),
    )[1];
    expect(path).toBe('/activate/done?done=delivered');
    const form = { name: 'activate/done', action: 'delivered', done: true };
    expect(await readPage(await app.fetch(path ?? '', { jar }))).toMatchObject({ form });
    expect(wayOf(await app.fetch(path ?? '', { jar: new CookieJar() }))).toEqual([302, '/activate/done']);
  });

  it('asks the member that another’s working link would log out, and nobody else', async () => {
    const [mine, own, theirs] = ['mine', 'own', 'theirs'].map((name) => `${name}-link@example.com`);
    const [jar, ownJar] = [
      await createMember(app, { email: mine ?? '' }),
      await createMember(app, { email: own ?? '' }),
    ];
    await createMember(app, { email: theirs ?? '' });
    const token = await tokenFor(theirs ?? '');
    const isOfAnother = async (path: string, opened?: typeof jar) =>
      (await readPage(await app.fetch(path, opened ? { jar: opened } : {}))).isOfAnother ?? false;
    const path = `/activate/done?token=${token}`;
    expect(await isOfAnother(path, jar)).toBe(true);
    expect(await isOfAnother(path)).toBe(false);
    expect(await isOfAnother(`/activate/done?token=${await tokenFor(own ?? '')}`, ownJar)).toBe(false);
    expect(await isOfAnother(`/activate/done?token=${'x'.repeat(43)}`, jar)).toBe(false);
    await post('/activate/done', { token, password: PASSWORD });
    expect(await isOfAnother(path, jar)).toBe(false);
  });

  it('leads on from the error page whose link did its work, and nobody else', async () => {
    const [jar, other] = [
      await createMember(app, { email: 'twice@example.com' }),
      await createMember(app, { email: 'other@example.com' }),
    ];
    const path = `/activate/error?token=${await tokenFor('twice@example.com')}`;
    expect((await app.fetch(path, { jar })).status).toBe(200);
    await post('/activate/done', { token: await tokenFor('other@example.com') }, { jar: other });
    await post('/activate/done', { token: await tokenFor('twice@example.com') }, { jar });
    expect(wayOf(await app.fetch(path, { jar }))).toEqual([302, '/activate/done']);
    expect((await app.fetch(path, { jar: other })).status).toBe(200);
    expect((await app.fetch(path)).status).toBe(200);
    expect((await app.fetch('/activate/error?token=short', { jar })).status).toBe(200);
  });

  it('is mailed again from the waiting screen', async () => {
    const jar = await createMember(app, { email: 'again@example.com' });
    const response = await post('/complete-signup', { action: 'resend' }, { jar });
    expect(wayOf(response)).toEqual([303, '/complete-signup?done=resend']);
    expect(await app.mails('again@example.com')).toHaveLength(2);
    expect(await readPage(await app.fetch('/complete-signup?done=resend', { jar }))).toMatchObject({
      form: { name: 'complete-signup', action: 'resend', done: true },
    });
  });

  it('can go to another address', async () => {
    const jar = await createMember(app, { email: 'typo@example.com' });
    const fields = { action: 'email', email: 'right@example.com', password: PASSWORD };
    expect(wayOf(await post('/complete-signup', fields, { jar }))).toEqual([
      303,
      '/complete-signup?done=email',
    ]);
    const token = await tokenFor('right@example.com');
    const done = await post('/mail-change/do', { token }, { jar });
    expect(wayOf(done)).toEqual([303, '/mail-change/do?done=confirmed']);
  });
});
