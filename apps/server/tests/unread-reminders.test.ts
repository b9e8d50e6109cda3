import { DAY, HOUR } from '@vela/domain/time';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sendAllScheduledMails } from '../src/news/send-all-scheduled-mails';
import { sendScheduledMails } from '../src/news/scheduled-mail';
import { unreadReminders } from '../src/news/unread-reminders';
import { createTestApp, type TestApp } from './support/create-test-app';
import { idOf, twoPeople } from './support/liking';
import { meetingIn } from './support/meeting';
import { activePerson, signUpPerson, type Person } from './support/people';
import { makePremium, premiumPerson, say } from './support/talk';

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
});

const { block, setMember } = meetingIn(() => app);
const write = (from = ben) => say(app, from, { profile_id: idOf(anna) });

/** The reminders after so much time, with a run each hour. */
async function reminders(ms: number): Promise<string[]> {
  const before = await app.mails(anna.email);
  for (let past = 0; past < ms; past += HOUR) {
    app.clock.advance(HOUR);
    await sendScheduledMails(app.context, unreadReminders);
  }
  const after = await app.mails(anna.email);
  return after
    .slice(0, after.length - before.length)
    .filter(({ kind }) => kind === 'unread_message_reminders')
    .map(({ subject }) => subject);
}

describe('a reminder of unread messages', () => {
  it('comes once when a message has waited for a day, and says neither who nor what', async () => {
    await write();
    expect(await reminders(DAY - HOUR)).toEqual([]);
    expect(await reminders(HOUR)).toEqual(['A conversation is waiting for you at Vela']);
    const [mail] = await app.mails(anna.email);
    expect(mail?.text).not.toContain(ben.name);
    expect(mail?.text).not.toContain('hello');
    expect(mail?.headers?.['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
    expect(await reminders(20 * DAY)).toEqual([]);
  });

  it('is one mail of all conversations that wait', async () => {
    await write();
    await write(await premiumPerson(app));
    expect(await reminders(DAY)).toEqual(['2 conversations are waiting for you at Vela']);
  });

  it('comes again when another message has waited, and at most three times in any week', async () => {
    const at: number[] = [];
    for (let day = 0; day < 21; day += 1) {
      await write();
      for (const _ of await reminders(DAY)) at.push(day);
    }
    expect(at.length).toBeGreaterThan(6);
    for (const first of at)
      expect(at.filter((day) => day >= first && day < first + 7).length).toBeLessThanOrEqual(3);
  });

  it('comes a day after the first unread message, while the other goes on writing', async () => {
    await write();
    for (let quarter = 1; quarter < 4; quarter += 1) {
      expect(await reminders(DAY / 4)).toEqual([]);
      await write();
    }
    expect(await reminders(DAY / 4)).toHaveLength(1);
    // What had come by then is part of it; what comes later waits for a day of its own.
    expect(await reminders(3 * DAY)).toEqual([]);
    await write();
    expect(await reminders(DAY)).toHaveLength(1);
  });

  it('does not come for messages that were deleted, or wait for their sender’s address', async () => {
    const { result } = await write();
    const sender = await signUpPerson(app);
    await say(app, sender, { profile_id: idOf(anna) });
    await app.call('deleteMessage', { jar: anna.jar, body: { id: result.message.id } });
    expect(await reminders(3 * DAY)).toEqual([]);
  });

  it('does not come for what was read', async () => {
    await write();
    const { result } = await app.call('listConversations', { jar: anna.jar });
    const id = result.chats[0]?.conversation.id ?? '';
    await app.call('markConversationRead', { jar: anna.jar, body: { id } });
    expect(await reminders(3 * DAY)).toEqual([]);
  });

  it.each([
    [
      'has turned them off',
      () =>
        app.call('updateNotifications', {
          jar: anna.jar,
          body: { preferences: { unread_message_reminders: { mail: false } } },
        }),
    ],
    ['has blocked the other', () => block(anna, ben)],
    ['has deleted the account', () => setMember(anna, { status: 'pending_deletion' })],
    ['was left by the other', () => setMember(ben, { status: 'pending_deletion' })],
    [
      'gets no mails any more',
      () =>
        app.db
          .updateTable('members')
          .set({ notifications_disabled: ['fbl'] })
          .where('id', '=', idOf(anna))
          .execute(),
    ],
  ])('does not come for who %s', async (_, act) => {
    await write();
    await act();
    expect(await reminders(3 * DAY)).toEqual([]);
  });

  it('does not come to who gets none, nor is the member locked for it each hour', async () => {
    await write();
    await app.call('updateNotifications', {
      jar: anna.jar,
      body: { preferences: { unread_message_reminders: { mail: false } } },
    });
    const carl = await activePerson(app);
    await say(app, ben, { profile_id: idOf(carl) });
    await app.db
      .updateTable('members')
      .set({ notifications_disabled: ['bounce'] })
      .where('id', '=', idOf(carl))
      .execute();
    const dora = await activePerson(app);
    await say(app, ben, { profile_id: idOf(dora) });
    await setMember(dora, { status: 'banned' });
    app.clock.advance(DAY);
    const { now, after, limit } = { now: app.clock.now(), after: '', limit: 1000 };
    const found = await unreadReminders.findMembers(app.db, { now, after, limit });
    for (const person of [anna, carl, dora]) expect(found).not.toContain(idOf(person));
  });

  it('is sent by the hourly job, in which a kind that fails leaves the others their turn', async () => {
    await write();
    app.clock.advance(DAY);
    const broken = { ...unreadReminders, findMembers: () => Promise.reject(new Error('no such column')) };
    await expect(sendAllScheduledMails(app.context, [broken, unreadReminders])).rejects.toThrow(
      'Scheduled mails failed',
    );
    const [first] = await app.mails(anna.email);
    expect(first?.kind).toBe('unread_message_reminders');

    await write(await premiumPerson(app));
    app.clock.advance(7 * DAY);
    await app.context.jobs.add(app.db, 'housekeeping', {});
    await app.runJobs();
    expect((await app.mails(anna.email)).filter(({ kind }) => kind === first?.kind)).toHaveLength(1);
    await app.context.jobs.add(app.db, 'news.scheduled', {});
    await app.runJobs();
    expect((await app.mails(anna.email)).filter(({ kind }) => kind === first?.kind)).toHaveLength(2);
  });

  it('waits for the end of the quiet hours', async () => {
    await write();
    app.clock.advance(DAY);
    const now = app.clock.now();
    const from = now.getUTCHours() * 60;
    await app.call('updateNotifications', {
      jar: anna.jar,
      body: { quiet_hours: { from, to: (from + 3 * 60) % (24 * 60), time_zone: 'UTC' } },
    });
    // Who changes a setting is here.
    await app.db
      .updateTable('sessions')
      .set({ last_seen_at: new Date(now.getTime() - HOUR) })
      .where('member_id', '=', idOf(anna))
      .execute();
    expect(await reminders(2 * HOUR)).toEqual([]);
    expect(await reminders(2 * HOUR)).toHaveLength(1);
  });

  it('reaches those behind others who get none, however many these are', async () => {
    const ids = async () =>
      (await app.db.selectFrom('members').select('id').orderBy('id').execute()).map(({ id }) => id);
    const people = [anna, ...(await twoPeople(app)), ...(await twoPeople(app))];
    const order = await ids();
    const [last, ...others] = people.toSorted(
      (one, two) => order.indexOf(idOf(two)) - order.indexOf(idOf(one)),
    );
    for (const person of people) await say(app, ben, { profile_id: idOf(person) });
    for (const { jar } of others)
      await app.call('updateNotifications', {
        jar,
        body: { preferences: { unread_message_reminders: { mail: false } } },
      });
    app.clock.advance(DAY);
    await sendScheduledMails(app.context, unreadReminders, { atOnce: 1 });
    const kinds = (await app.mails(last?.email)).map(({ kind }) => kind);
    expect(kinds).toContain('unread_message_reminders');
  });

  it('of two runs at once comes once', async () => {
    await write();
    app.clock.advance(DAY);
    const run = () => sendScheduledMails(app.context, unreadReminders);
    await Promise.all([run(), run()]);
    const mails = (await app.mails(anna.email)).filter(({ kind }) => kind === 'unread_message_reminders');
    expect(mails).toHaveLength(1);
  });
});
