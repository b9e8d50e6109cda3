import { createHash } from 'node:crypto';
import { DAY, HOUR } from '@vela/domain/time';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sendScheduledMails } from '../src/news/scheduled-mail';
import { weeklyUpdate } from '../src/news/weekly-update';
import { createTestApp, type TestApp } from './support/create-test-app';
import { idOf, saveLike, twoPeople } from './support/liking';
import { meetingIn } from './support/meeting';
import type { Person } from './support/people';
import { makePremium, say } from './support/talk';

let app: TestApp;
let anna: Person;
let ben: Person;

beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  [anna, ben] = await twoPeople(app);
  await makePremium(app, idOf(ben), 100);
  await turn(true);
});

const { block } = meetingIn(() => app);

const turn = (mail: boolean) =>
  app.call('updateNotifications', {
    jar: anna.jar,
    body: { preferences: { weekly_updates: { mail } } },
  });

/** The updates after so much time, with a run each hour. */
async function updates(ms: number) {
  const before = (await app.mails(anna.email)).length;
  for (let past = 0; past < ms; past += HOUR) {
    app.clock.advance(HOUR);
    await sendScheduledMails(app.context, weeklyUpdate);
    await app.runJobs();
  }
  const after = await app.mails(anna.email);
  return after.slice(0, after.length - before).filter(({ kind }) => kind === 'weekly_updates');
}

describe('the weekly update', () => {
  it('counts what waits and who joined, and names nobody', async () => {
    await say(app, ben, { profile_id: idOf(anna) });
    await saveLike(app, { by: ben, liked: anna });
    expect(await updates(6 * DAY)).toEqual([]);
    const [mail] = await updates(2 * DAY);
    expect(mail?.subject).toBe('Your week at Vela');
    expect(mail?.text).toContain('Conversations with unread messages: 1');
    expect(mail?.text).toContain('New likes: 1');
    expect(mail?.text).not.toContain(ben.name);
    expect(mail?.links[0]).toMatch(/\/chats$/);
    expect(mail?.headers?.['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
  });

  it('comes once a week, and not in a week in which nothing happened', async () => {
    expect(await updates(9 * DAY)).toEqual([]);
    await say(app, ben, { profile_id: idOf(anna) });
    const times = await updates(21 * DAY);
    expect(times).toHaveLength(3);
  });

  it('counts new members of the same country that the member may see', async () => {
    app.clock.advance(8 * DAY);
    await twoPeople(app);
    const [mail] = await updates(DAY);
    expect(mail?.text).toContain('New members in your country: 2');
    expect(mail?.links[0]).toMatch(/\/members$/);
    app.clock.advance(5 * DAY);
    const [blocked] = await twoPeople(app);
    await block(anna, blocked);
    const [hiding] = await twoPeople(app);
    const hash = createHash('sha256').update(anna.email).digest('hex');
    await app.call('updateUser', { jar: hiding.jar, body: { hidden_contacts: { add: [hash] } } });
    const [next] = await updates(2 * DAY);
    expect(next?.text).toContain('New members in your country: 2');
  });

  it('comes to nobody who hasn’t asked for it', async () => {
    await turn(false);
    await say(app, ben, { profile_id: idOf(anna) });
    expect(await updates(15 * DAY)).toEqual([]);
  });

  it('comes by day', async () => {
    const hourNow = () =>
      Number(
        new Intl.DateTimeFormat('en', {
          hour: 'numeric',
          hourCycle: 'h23',
          timeZone: 'Europe/Amsterdam',
        }).format(app.clock.now()),
      );
    await say(app, ben, { profile_id: idOf(anna) });
    await updates(6 * DAY);
    while (hourNow() !== 23) app.clock.advance(HOUR);
    app.clock.advance(DAY);
    expect(await updates(8 * HOUR)).toEqual([]);
    expect(await updates(2 * HOUR)).toHaveLength(1);
  });
});
