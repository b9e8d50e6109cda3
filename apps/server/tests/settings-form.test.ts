import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { withSettings } from './support/change-settings';
import { createMember, PASSWORD } from './support/create-member';
import { CookieJar, createTestApp, type TestApp } from './support/create-test-app';
import { postsTo, wayOf } from './support/post-form';
import { readPage } from './support/read-page';

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
});

afterAll(() => app.close());

const post = postsTo(() => app);

describe('settings', () => {
  it('change the language of the account and the browser', async () => {
    const jar = await createMember(app);
    expect(wayOf(await post('/settings/language', { language: 'nl' }, { jar }))).toEqual([
      303,
      '/settings/language?done=1',
    ]);
    expect(jar.cookies.get('locale')).toBe('nl');
    expect((await app.call('getUser', { jar })).result.user?.language).toBe('nl');
  });

  it('change the mode, and delete it for the system’s own', async () => {
    const jar = await createMember(app);
    await post('/settings/appearance', { mode: 'dark' }, { jar });
    expect(jar.cookies.get('mode')).toBe('dark');
    await post('/settings/appearance', { mode: 'system' }, { jar });
    expect(jar.cookies.has('mode')).toBe(false);
  });

  it('change who sees the member: what isn’t sent is off', async () => {
    const jar = await createMember(app);
    const sight = async () => {
      const { user } = (await app.call('getUser', { jar })).result;
      return [user?.shown_to_visitors, user?.invisible, user?.read_receipts];
    };
    const fields = { shown_to_visitors: 'on', invisible: 'on', read_receipts: 'on' };
    expect(await sight()).toEqual([false, false, true]);
    expect(wayOf(await post('/settings/visibility', fields, { jar }))).toEqual([
      303,
      '/settings/visibility?done=1',
    ]);
    expect(await sight()).toEqual([true, true, true]);
    await withSettings(app, { niche: 7 }, async () => {
      await post('/settings/visibility', { invisible: 'on' }, { jar });
      expect(await sight()).toEqual([false, true, false]);
    });
    await post('/settings/visibility', {}, { jar });
    expect(await sight()).toEqual([false, false, false]);
  });

  it('hide from contacts, and show to them again', async () => {
    const jar = await createMember(app, { email: 'hides@example.com' });
    const contacts = async () => (await app.call('getUser', { jar })).result.user?.num_hidden_contacts;
    const save = async (fields: Record<string, string>) =>
      wayOf(await post('/settings/contacts', fields, { jar }));
    const done = [303, '/settings/contacts?done=1'];
    expect(await save({ contacts: 'Ex@example.com\r\nboss@example.com' })).toEqual(done);
    expect(await contacts()).toBe(2);
    expect(await save({ change: 'remove', contacts: 'ex@example.com' })).toEqual(done);
    expect(await contacts()).toBe(1);
    expect(await save({ change: 'clear', contacts: '' })).toEqual(done);
    expect(await contacts()).toBe(0);
  });

  it.each([
    [{ contacts: ' ' }, { path: 'contacts', code: 'required' }],
    [
      { contacts: 'no address' },
      { path: 'contacts', code: 'invalid_email', params: { address: 'no address' } },
    ],
    [
      { contacts: Array.from({ length: 501 }, (_, at) => `${at}@example.com`).join(',') },
      { path: 'contacts', code: 'too_long' },
    ],
    [
      { change: 'all', contacts: 'ex@example.com' },
      { path: 'change', code: 'unknown_option' },
    ],
  ])('say what is wrong with contacts: %j', async (fields, fault) => {
    const jar = await createMember(app, { email: `wrong-${fault.code}@example.com` });
    const answer = await post('/settings/contacts', fields, { jar });
    expect(await readPage(answer)).toMatchObject({
      form: { name: 'settings/contacts', error: { error: { code: 'invalid_input', fields: [fault] } } },
    });
  });

  it('change the password', async () => {
    const jar = await createMember(app, { email: 'change@example.com' });
    const fields = {
      password: 'a new long password',
      password_repeat: 'a new long password',
    };
    const wrong = await post('/settings/password', { ...fields, old_password: 'wrong' }, { jar });
    expect(wrong.status).toBe(403);
    expect(await readPage(wrong)).toMatchObject({
      form: {
        name: 'settings/password',
        values: {},
        error: { error: { code: 'old_password_wrong' } },
      },
    });
    expect(wayOf(await post('/settings/password', { ...fields, old_password: PASSWORD }, { jar }))).toEqual([
      303,
      '/settings/password?done=1',
    ]);
  });

  it.each([
    ['appearance', { mode: 'pink' }],
    ['language', { language: 'xx' }],
  ] as const)('refuse %s %j', async (section, fields) => {
    const response = await post(`/settings/${section}`, fields, { jar: await createMember(app) });
    expect(response.status).toBe(400);
  });

  it('send a visitor to log in', async () => {
    const response = await post('/settings/appearance', { mode: 'dark' });
    expect(wayOf(response)).toEqual([303, '/login?next=%2Fsettings%2Fappearance']);
  });
});

describe('what was done', () => {
  it('is said by the browser it was done in, on a reload too, and by no address alone', async () => {
    const jar = await createMember(app);
    await post('/settings/language', { language: 'nl' }, { jar });
    for (let load = 0; load < 2; load += 1) {
      const page = await readPage(await app.fetch('/settings/language?done=1', { jar }));
      expect(page.form).toMatchObject({ name: 'settings/language', done: true });
    }
    expect((await readPage(await app.fetch('/settings/language', { jar }))).form).toBeUndefined();
    expect(wayOf(await app.fetch('/settings/password?done=1', { jar }))).toEqual([302, '/settings/password']);
  });

  it.each([
    ['/reset-password?done=1', '/reset-password'],
    ['/reset-password/do?done=1', '/reset-password/do'],
    ['/activate/done?a=1&done=1', '/activate/done?a=1'],
    ['/mail-change/do?done=1', '/mail-change/do'],
  ])('sends a link to %s on to %s', async (link, path) => {
    expect(wayOf(await app.fetch(link))).toEqual([302, path]);
  });

  it('is nothing where there is no form', async () => {
    expect((await app.fetch('/pages/terms?done=1')).status).toBe(200);
  });
});

describe('language', () => {
  it('is stored for a visitor, who goes on where the picker was', async () => {
    const jar = new CookieJar();
    expect(wayOf(await post('/language', { language: 'de', next: '/login?a=1' }, { jar }))).toEqual([
      303,
      '/login?a=1',
    ]);
    expect(jar.cookies.get('locale')).toBe('de');
    expect(wayOf(await post('/language', { language: 'de', next: '//evil.example' }, { jar }))).toEqual([
      303,
      '/',
    ]);
  });
});
