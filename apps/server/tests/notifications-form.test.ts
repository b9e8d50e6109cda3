import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from './support/create-test-app';
import { idOf } from './support/liking';
import { activePerson, type Person } from './support/people';
import { postsTo, wayOf } from './support/post-form';

let app: TestApp;
let anna: Person;
const postTo = postsTo(() => app);

beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  anna = await activePerson(app);
});

const read = async () => (await app.call('getNotifications', { jar: anna.jar })).result;
const post = (fields: Record<string, string>) => postTo('/notifications', fields, { jar: anna.jar });

describe('the page of notifications without script', () => {
  it('saves all switches at once, of which a form sends those that are on', async () => {
    const fields = { action: 'kinds', mails_offered: '1', 'news.mail': 'on', 'like.push': 'on' };
    expect(wayOf(await post(fields))).toEqual([303, '/notifications?done=kinds']);
    const { preferences } = await read();
    expect(preferences.news).toEqual({ mail: true, push: null });
    expect(preferences.like).toEqual({ mail: false, push: true });
    expect(preferences.new_messages).toEqual({ mail: false, push: false });
  });

  it('leaves the mails as they were while they are stopped', async () => {
    await post({ action: 'kinds', 'like.push': 'on' });
    const { preferences } = await read();
    expect(preferences.new_messages).toEqual({ mail: true, push: false });
  });

  it('saves the quiet hours, and ends them', async () => {
    const hours = { from: '1320', to: '480', time_zone: 'Europe/Amsterdam' };
    await post({ action: 'quiet', quiet: 'on', ...hours });
    expect((await read()).quiet_hours).toEqual({ from: 1320, to: 480, time_zone: 'Europe/Amsterdam' });
    await post({ action: 'quiet', ...hours });
    expect((await read()).quiet_hours).toBeNull();
  });

  it('brings mails back', async () => {
    await app.db
      .updateTable('members')
      .set({ notifications_disabled: ['fbl'] })
      .where('id', '=', idOf(anna))
      .execute();
    expect(wayOf(await post({ action: 'mails' }))).toEqual([303, '/notifications?done=mails']);
    expect((await read()).notifications_disabled).toEqual([]);
  });

  it.each([{ action: 'quiet', quiet: 'on', from: 'x', to: '1', time_zone: 'UTC' }, { action: 'else' }])(
    'rejects %j',
    async (fields) => {
      expect((await post(fields as Record<string, string>)).status).toBe(400);
      expect((await read()).quiet_hours).toBeNull();
    },
  );

  it('is for members alone', async () => {
    expect(wayOf(await postTo('/notifications', { action: 'mails' }))).toEqual([
      303,
      '/login?next=%2Fnotifications',
    ]);
  });
});
