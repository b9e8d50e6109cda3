import { NOTIFICATION_KINDS } from '@vela/domain/notifications';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from './support/create-test-app';
import { readEvents } from './support/event-reader';
import { idOf } from './support/liking';
import { activePerson, mailedToken, PASSWORD, type Person } from './support/people';

let app: TestApp;
let anna: Person;

beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  anna = await activePerson(app);
});

const read = async ({ jar }: Person = anna) => (await app.call('getNotifications', { jar })).result;
const change = (body: object, { jar }: Person = anna) => app.call('updateNotifications', { jar, body });
const stop = (reasons: ('fbl' | 'bounce' | 'listunsubscribe')[], person = anna) =>
  app.db
    .updateTable('members')
    .set({ notifications_disabled: reasons })
    .where('id', '=', idOf(person))
    .execute();

const NIGHT = { from: 22 * 60, to: 8 * 60, time_zone: 'Europe/Amsterdam' };

describe('getNotifications', () => {
  it('has the defaults for a member who never changed anything', async () => {
    const result = await read();
    expect(result).toMatchObject({ quiet_hours: null, notifications_disabled: [], email: anna.email });
    expect(NOTIFICATION_KINDS.filter((kind) => !result.preferences[kind].mail)).toEqual([
      'weekly_updates',
      'news',
      'promotions',
    ]);
    expect(NOTIFICATION_KINDS.filter((kind) => result.preferences[kind].push)).toEqual([
      'new_conversations',
      'new_messages',
      'like',
    ]);
  });
});

describe('updateNotifications', () => {
  it('changes what is given and leaves the rest', async () => {
    const before = await read();
    const { result } = await change({ preferences: { like: { mail: false }, news: { mail: true } } });
    expect(result).toEqual(await read());
    expect(result.preferences).toEqual({
      ...before.preferences,
      like: { mail: false, push: true },
      news: { mail: true, push: null },
    });
    await change({ preferences: { like: { push: false } } });
    expect((await read()).preferences.like).toEqual({ mail: false, push: false });
    expect((await read(await activePerson(app))).preferences).toEqual(before.preferences);
  });

  it('stores quiet hours, with the zone in its one spelling, until they are taken away', async () => {
    await change({ quiet_hours: { ...NIGHT, time_zone: 'europe/amsterdam' } });
    await change({ preferences: { like: { mail: false } } });
    expect((await read()).quiet_hours).toEqual(NIGHT);
    await change({ quiet_hours: null });
    expect(await read()).toMatchObject({ quiet_hours: null, preferences: { like: { mail: false } } });
  });

  it.each([
    [{ quiet_hours: { ...NIGHT, to: NIGHT.from } }, 'quiet_hours.to', 'invalid'],
    [{ quiet_hours: { ...NIGHT, from: 1440 } }, 'quiet_hours.from', 'invalid'],
    [{ quiet_hours: { ...NIGHT, to: -1 } }, 'quiet_hours.to', 'invalid'],
    [{ quiet_hours: { ...NIGHT, to: 1.5 } }, 'quiet_hours.to', 'invalid'],
    [{ quiet_hours: { ...NIGHT, time_zone: 'Vela/Main' } }, 'quiet_hours.time_zone', 'unknown_option'],
    [{ quiet_hours: { from: 0, to: 60 } }, 'quiet_hours.time_zone', 'required'],
    [{ preferences: { like: { mail: 'yes' } } }, 'preferences.like.mail', 'invalid'],
    [{ preferences: { news: { push: true } } }, 'preferences.news.push', 'unknown_option'],
    [{ mails: false }, 'mails', 'invalid'],
  ])('rejects %j', async (body, path, code) => {
    const { status, error } = await change(body);
    expect([status, error.code]).toEqual([400, 'invalid_input']);
    expect(error.fields).toEqual([expect.objectContaining({ path, code })]);
    expect((await read()).quiet_hours).toBeNull();
  });

  it('notifies the member’s other pages', async () => {
    const events = await readEvents(app, anna);
    await change({ preferences: { like: { mail: false } } });
    expect(await events.next()).toMatchObject({ name: 'user' });
    await events.leave();
  });
});

describe('mails that were stopped', () => {
  it('come again by a press after a complaint and the way out of a mail program', async () => {
    await stop(['fbl', 'listunsubscribe']);
    expect((await read()).notifications_disabled).toEqual(['fbl', 'listunsubscribe']);
    expect((await change({ mails: true })).result.notifications_disabled).toEqual([]);
    await app.runJobs();
    expect((await app.mails(anna.email)).map(({ kind }) => kind)).not.toContain('address_check');
  });

  it('come again where they bounced once the link that is mailed there is followed', async () => {
    await stop(['fbl', 'bounce']);
    expect((await change({ mails: true })).result.notifications_disabled).toEqual(['bounce']);
    await app.runJobs();
    const token = await mailedToken(app, anna.email, 'address_check');
    // Nobody has to be logged in, and nobody is.
    const { result } = await app.call('useToken', { body: { token } });
    expect(result).toEqual({ user: null, goto: '/notifications' });
    expect((await read()).notifications_disabled).toEqual([]);
    expect((await app.call('useToken', { body: { token } })).error.code).toBe('link_invalid');
  });

  it('come again with another address that is confirmed', async () => {
    await stop(['bounce', 'fbl']);
    const email = `new-${anna.email}`;
    await app.call('requestMailChange', { jar: anna.jar, body: { email, password: PASSWORD } });
    await app.runJobs();
    expect((await read()).notifications_disabled).toEqual(['bounce', 'fbl']);
    await app.call('confirmMailChange', { jar: anna.jar, body: { token: await mailedToken(app, email) } });
    expect(await read()).toMatchObject({ email, notifications_disabled: ['fbl'] });
  });

  it('are brought back by no link to an address that the account has no more', async () => {
    await stop(['bounce']);
    await change({ mails: true });
    await app.runJobs();
    const token = await mailedToken(app, anna.email, 'address_check');
    await app.db
      .updateTable('members')
      .set({ email: `other-${anna.email}` })
      .where('id', '=', idOf(anna))
      .execute();
    expect((await app.call('useToken', { body: { token } })).error.code).toBe('link_invalid');
    expect((await read()).notifications_disabled).toEqual(['bounce']);
  });

  it('are tried only so often a day', async () => {
    await stop(['bounce']);
    for (let tries = 0; tries < 5; tries += 1) expect((await change({ mails: true })).status).toBe(200);
    const { status, error } = await change({ mails: true });
    expect([status, error.code]).toEqual([429, 'too_many_mails']);
  });
});
