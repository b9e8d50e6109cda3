import { DAY, HOUR, MINUTE } from '@vela/domain/time';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { recordPushes } from '../src/dev/record-pushes';
import { createTestApp, type TestApp } from './support/create-test-app';
import { saveLike } from './support/liking';
import { activePerson, type Person } from './support/people';
import { say } from './support/talk';

let app: TestApp;
let anna: Person;
let ben: Person;

beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  anna = await activePerson(app);
  ben = await activePerson(app);
});

interface Push {
  about: string[];
  sent_at: string;
}

/** The push messages to someone in the inbox after the job of the next minute, newest first. */
async function nextMinute(to: Person): Promise<Push[]> {
  app.clock.advance(MINUTE);
  await app.context.jobs.add(app.db, 'push.send', {});
  await app.runJobs();
  const response = await app.fetch(`/dev/mailbox.json?to=${encodeURIComponent(to.user.email)}`);
  return ((await response.json()) as { pushes: Push[] }).pushes;
}

const aboutOf = (pushes: readonly Push[]) => pushes.map(({ about }) => about);

describe('the inbox of push messages', () => {
  it('has what a browser of the member would show, once', async () => {
    await say(app, ben, { profile_id: anna.user.id });
    const expected = {
      about: ['message'],
      to: anna.user.email,
      name: anna.user.profile?.name,
      locale: anna.user.language,
      title: 'Vela',
      body: `News in ${anna.user.language}`,
      link: 'http://localhost:3000/members',
    };
    const pushes = await nextMinute(anna);
    expect(pushes).toEqual([{ ...expected, sent_at: app.clock.now().toISOString() }]);
    expect(await nextMinute(anna)).toEqual(pushes);
    expect(await nextMinute(ben)).toEqual([]);
  });

  it('has what came later in another, newest first', async () => {
    await saveLike(app, { by: ben, liked: anna });
    await nextMinute(anna);
    await saveLike(app, { by: anna, liked: ben });
    await say(app, ben, { profile_id: anna.user.id });
    expect(aboutOf(await nextMinute(anna))).toEqual([['message'], ['like']]);
    expect(aboutOf(await nextMinute(ben))).toEqual([['like', 'match']]);
  });

  it('leaves out what the member switched off', async () => {
    await app.call('updateNotifications', {
      jar: anna.jar,
      body: { preferences: { like: { push: false } } },
    });
    await saveLike(app, { by: ben, liked: anna });
    expect(await nextMinute(anna)).toEqual([]);
    await say(app, ben, { profile_id: anna.user.id });
    expect(aboutOf(await nextMinute(anna))).toEqual([['message']]);
  });

  it('waits for the end of quiet hours', async () => {
    const minute = Math.floor((app.clock.now().getTime() % DAY) / MINUTE);
    const quiet = { from: minute, to: (minute + 60) % (24 * 60), time_zone: 'UTC' };
    await app.call('updateNotifications', { jar: anna.jar, body: { quiet_hours: quiet } });
    await saveLike(app, { by: ben, liked: anna });
    expect(await nextMinute(anna)).toEqual([]);
    app.clock.advance(HOUR);
    expect(aboutOf(await nextMinute(anna))).toEqual([['like']]);
  });

  it('has one of what two nodes find together', async () => {
    await saveLike(app, { by: ben, liked: anna });
    await Promise.all([1, 2, 3].map(() => recordPushes(app.context)));
    expect(aboutOf(await nextMinute(anna))).toEqual([['like']]);
  });

  it('stands beside the mails on the page, as text', async () => {
    await app.db.updateTable('members').set({ name: '<b>Anna</b>' }).where('id', '=', anna.user.id).execute();
    await saveLike(app, { by: ben, liked: anna });
    await nextMinute(anna);
    const page = await (await app.fetch('/dev/mailbox')).text();
    expect(page).toContain(`to &lt;b&gt;Anna&lt;/b&gt; (${anna.user.email})`);
    expect(page).toContain('<a href="http://localhost:3000/members">');
  });
});

it.each([
  ['in production', { mode: 'production' as const }],
  ['in a demo that others can reach', { publicDemo: true }],
])('nothing is recorded %s', async (_, change) => {
  await saveLike(app, { by: ben, liked: anna });
  await recordPushes({ ...app.context, config: { ...app.context.config, ...change } });
  const rows = await app.db
    .selectFrom('pushes')
    .select('seq')
    .where('member_id', '=', anna.user.id)
    .execute();
  expect(rows).toEqual([]);
});
