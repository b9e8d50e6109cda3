import type { BodyInputOf } from '@vela/contract/registry';
import { DAY_MINUTES, MAIL_BURST_MS, MAIL_PACE } from '@vela/domain/notifications';
import { ONLINE_MS } from '@vela/domain/presence';
import { DAY, HOUR, MINUTE } from '@vela/domain/time';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { OutgoingMail } from '../src/core/mail-port';
import { sendNewsMails } from '../src/news/send-news-mails';
import { createTestApp, type TestApp } from './support/create-test-app';
import { idOf, saveLike, twoPeople } from './support/liking';
import { mailedToken, signUpPerson, type Person } from './support/people';
import { newSubscription, nextMinute, runPushes } from './support/pushing';
import { statusChange } from './support/status-change';
import { makePremium, say } from './support/talk';

let app: TestApp;
let anna: Person;
let ben: Person;

beforeAll(async () => {
  app = await createTestApp({ push: { send: async () => 'sent' } });
});
afterAll(() => app.close());
beforeEach(async () => {
  [anna, ben] = await twoPeople(app);
  await makePremium(app, idOf(ben), 100);
  // Nobody is here any more who was before.
  app.clock.advance(HOUR);
});
afterEach(async () => {
  await app.db.deleteFrom('notification_mails').execute();
  await app.db.deleteFrom('push_subscriptions').execute();
});

const write = (from = ben, to = anna) => say(app, from, { profile_id: idOf(to) });
const change = (body: BodyInputOf<'updateNotifications'>) =>
  app.call('updateNotifications', { jar: anna.jar, body });
const away = () =>
  app.db
    .updateTable('sessions')
    .set({ last_seen_at: new Date(app.clock.now().getTime() - DAY) })
    .where('member_id', '=', idOf(anna))
    .execute();

/** The mails of the run at a time from now. */
async function mailsAfter(ms: number): Promise<OutgoingMail[]> {
  app.clock.advance(ms);
  const before = await app.mails(anna.email);
  await sendNewsMails(app.context);
  const after = await app.mails(anna.email);
  return after.slice(0, after.length - before.length);
}

/** Hours that are quiet from now on. */
function quietFor(minutes: number) {
  const now = app.clock.now();
  const from = now.getUTCHours() * 60 + now.getUTCMinutes();
  return { from, to: (from + minutes) % DAY_MINUTES, time_zone: 'UTC' };
}

const kindsAfter = async (ms: number) => (await mailsAfter(ms)).map(({ kind }) => kind);

async function readAll(): Promise<void> {
  const { result } = await app.call('listConversations', { jar: anna.jar });
  for (const { conversation } of result.chats)
    await app.call('markConversationRead', { jar: anna.jar, body: { id: conversation.id } });
  await away();
}

describe('a message', () => {
  it('is mailed once its burst is over, and all of it in one mail', async () => {
    await write();
    await write();
    expect(await kindsAfter(MAIL_BURST_MS - MINUTE)).toEqual([]);
    await write();
    const [mail, ...others] = await mailsAfter(MINUTE);
    expect(others).toEqual([]);
    expect(mail).toMatchObject({
      kind: 'new_conversations',
      to: anna.email,
      subject: 'You have 3 messages from new people at Vela',
    });
    expect(await kindsAfter(DAY)).toEqual([]);
  });

  it('says neither who wrote nor what', async () => {
    await say(app, ben, { profile_id: idOf(anna), text: 'meet me at the harbour' });
    const [mail] = await mailsAfter(MAIL_BURST_MS);
    for (const text of [mail?.subject, mail?.text, mail?.html]) {
      expect(text).not.toContain('harbour');
      expect(text).not.toContain(ben.name);
      expect(text).not.toContain(anna.name);
      expect(text).not.toContain('fictional');
    }
  });

  it('has the way out in its headers and its footer, with a token of its own kind', async () => {
    await write();
    const [mail] = await mailsAfter(MAIL_BURST_MS);
    const [, footer, settings] = mail?.links ?? [];
    expect(footer).toMatch(/^http:\/\/localhost:3000\/unsubscribe\?token=[\w-]{43}$/);
    expect(settings).toBe('http://localhost:3000/notifications');
    const token = new URL(footer ?? '').searchParams.get('token') ?? '';
    expect(mail?.headers).toEqual({
      'List-Unsubscribe': `<http://localhost:3000/api/unsubscribe.php?token=${token}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    });
    expect(mail?.text).toContain(footer);
    expect(mail?.html).toContain(footer);
  });

  it('is an answer where the member has written before', async () => {
    await write(anna, ben);
    await away();
    await write();
    const [mail] = await mailsAfter(MAIL_BURST_MS);
    expect(mail).toMatchObject({ kind: 'new_messages', subject: 'You have a new message at Vela' });
  });

  it('is never mailed once it was read', async () => {
    await write();
    await readAll();
    expect(await kindsAfter(MAIL_BURST_MS)).toEqual([]);
    expect(await kindsAfter(DAY)).toEqual([]);
  });

  it('waits while the member is online, and is mailed when the member has left it unread', async () => {
    await write();
    app.clock.advance(MAIL_BURST_MS - MINUTE);
    await app.call('getUser', { jar: anna.jar });
    expect(await kindsAfter(MINUTE)).toEqual([]);
    expect(await kindsAfter(ONLINE_MS - 2 * MINUTE)).toEqual([]);
    expect(await kindsAfter(2 * MINUTE)).toEqual(['new_conversations']);
  });

  it('is followed by no other mail of the kind for hours, then by one of all', async () => {
    await write();
    expect(await kindsAfter(MAIL_BURST_MS)).toEqual(['new_conversations']);
    await readAll();
    await write();
    await write();
    expect(await kindsAfter(MAIL_BURST_MS)).toEqual([]);
    const [mail] = await mailsAfter(MAIL_PACE.new_messages.gapMs);
    expect(mail?.subject).toBe('You have 2 messages from new people at Vela');
  });

  it('waits for the end of the quiet hours, and is dropped if it is read by then', async () => {
    await change({ quiet_hours: quietFor(120) });
    await away();
    await write();
    expect(await kindsAfter(MAIL_BURST_MS)).toEqual([]);
    expect(await kindsAfter(109 * MINUTE)).toEqual([]);
    expect(await kindsAfter(MINUTE)).toEqual(['new_conversations']);
  });

  it('that waits for the end of the quiet hours goes when they are taken away', async () => {
    await change({ quiet_hours: quietFor(720) });
    await write();
    expect(await kindsAfter(MAIL_BURST_MS)).toEqual([]);
    await change({ quiet_hours: null });
    await away();
    expect(await kindsAfter(MINUTE)).toEqual(['new_conversations']);
  });

  it.each(['fbl', 'bounce', 'listunsubscribe'] as const)('is not mailed after %s', async (reason) => {
    await app.db
      .updateTable('members')
      .set({ notifications_disabled: [reason] })
      .where('id', '=', idOf(anna))
      .execute();
    await write();
    expect(await kindsAfter(MAIL_BURST_MS)).toEqual([]);
  });

  it('is not mailed by a kind that is turned off', async () => {
    await change({ preferences: { new_conversations: { mail: false } } });
    await away();
    await write();
    expect(await kindsAfter(MAIL_BURST_MS)).toEqual([]);
  });

  it.each(['banned', 'pending_deletion'] as const)('of a member who is %s is not mailed', async (status) => {
    await write();
    await app.db.updateTable('members').set(statusChange(status)).where('id', '=', idOf(ben)).execute();
    expect(await kindsAfter(MAIL_BURST_MS)).toEqual([]);
  });

  it('of a blocked member is not mailed', async () => {
    await write();
    await app.call('blockMember', { jar: anna.jar, body: { profile_id: idOf(ben) } });
    await away();
    expect(await kindsAfter(MAIL_BURST_MS)).toEqual([]);
  });

  it('to a member who is leaving is not mailed', async () => {
    await write();
    await app.db
      .updateTable('members')
      .set(statusChange('pending_deletion'))
      .where('id', '=', idOf(anna))
      .execute();
    expect(await kindsAfter(MAIL_BURST_MS)).toEqual([]);
  });

  it('that is held is mailed when its writer is confirmed', async () => {
    const carl = await signUpPerson(app, { gender: 'male' });
    await write(carl);
    expect(await kindsAfter(MAIL_BURST_MS)).toEqual([]);
    const token = await mailedToken(app, carl.email);
    await app.call('activate', { body: { token }, jar: carl.jar, address: carl.address });
    expect(await kindsAfter(MAIL_BURST_MS)).toEqual(['new_conversations']);
  });

  it('of a fictional profile is labelled', async () => {
    await write();
    await app.db
      .updateTable('profiles')
      .set({ fictional: true })
      .where('member_id', '=', idOf(ben))
      .execute();
    const [mail] = await mailsAfter(MAIL_BURST_MS);
    expect(mail?.text).toContain('1 of these messages comes from a fictional profile.');
    expect(mail?.html).toContain('1 of these messages comes from a fictional profile.');
  });

  it('is mailed once by however many nodes', async () => {
    await write();
    app.clock.advance(MAIL_BURST_MS);
    await Promise.all([1, 2, 3].map(() => sendNewsMails(app.context)));
    const mails = await app.mails(anna.email);
    expect(mails.filter(({ kind }) => kind === 'new_conversations')).toHaveLength(1);
  });
});

describe('a like', () => {
  it('is mailed, and a match in the same burst belongs to the same mail', async () => {
    await saveLike(app, { by: ben, liked: anna });
    const [mail, ...others] = await mailsAfter(MAIL_BURST_MS);
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ kind: 'like', subject: 'Someone likes you at Vela' });
    expect(mail?.links[0]).toBe('http://localhost:3000/likes');
  });

  it('that was taken back is not mailed', async () => {
    await saveLike(app, { by: ben, liked: anna });
    await app.call('unlikeMember', { jar: ben.jar, body: { profile_id: idOf(anna) } });
    expect(await kindsAfter(MAIL_BURST_MS)).toEqual([]);
  });

  it('that makes a match is mailed to who liked first', async () => {
    await saveLike(app, { by: anna, liked: ben });
    await away();
    await saveLike(app, { by: ben, liked: anna });
    expect(await kindsAfter(MAIL_BURST_MS)).toEqual(['like']);
  });
});

describe('a push', () => {
  it('goes by the switch of its kind', async () => {
    const endpoint = await newSubscription(app, anna);
    await change({ preferences: { like: { push: false } } });
    await saveLike(app, { by: ben, liked: anna });
    expect(await nextMinute(app)).toEqual([]);
    await write();
    expect(await nextMinute(app)).toEqual([endpoint]);
  });

  it('waits for the end of the quiet hours', async () => {
    const endpoint = await newSubscription(app, anna);
    await change({ quiet_hours: quietFor(60) });
    await write();
    expect(await nextMinute(app)).toEqual([]);
    app.clock.advance(58 * MINUTE);
    expect(await runPushes(app)).toEqual([]);
    expect(await nextMinute(app)).toEqual([endpoint]);
  });

  it('is dropped if what it is about is seen by then', async () => {
    await newSubscription(app, anna);
    await change({ quiet_hours: quietFor(60) });
    await write();
    expect(await nextMinute(app)).toEqual([]);
    await readAll();
    app.clock.advance(HOUR);
    expect(await runPushes(app)).toEqual([]);
  });

  it('that waits goes at once when the quiet hours are taken away', async () => {
    const endpoint = await newSubscription(app, anna);
    await change({ quiet_hours: quietFor(600) });
    await write();
    expect(await nextMinute(app)).toEqual([]);
    await change({ quiet_hours: null });
    expect(await runPushes(app)).toEqual([endpoint]);
  });
});
