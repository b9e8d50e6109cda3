import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isNotificationKind, MAIL_BURST_MS, MAIL_PACE } from '@vela/domain/notifications';
import { DAY, HOUR, MINUTE } from '@vela/domain/time';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { OutgoingMail } from '../src/core/mail-port';
import { sendDeadMails } from '../src/jobs/job-commands';
import { endAnnouncement, openAnnouncement } from '../src/news/announcements';
import { sendAllScheduledMails } from '../src/news/send-all-scheduled-mails';
import { sendNewsMails } from '../src/news/send-news-mails';
import { createTestApp, type TestApp } from './support/create-test-app';
import { idOf, saveLike } from './support/liking';
import { photoActs } from './support/photo-acts';
import { signUpPerson, type Person } from './support/people';
import { makePremium, say } from './support/talk';

let app: TestApp;
let folder: string;
let anna: Person;
let isAway = false;
const arrived: OutgoingMail[] = [];

beforeAll(async () => {
  app = await createTestApp({
    mail: {
      send: async (mail) => {
        if (isAway && isNotificationKind(mail.kind)) throw new Error('the mail server is away');
        arrived.push(mail);
      },
    },
  });
  folder = await mkdtemp(join(tmpdir(), 'queued-'));
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});
beforeEach(async () => {
  isAway = false;
  await sql`delete from jobs.job`.execute(app.db);
  await app.db.deleteFrom('notification_mails').execute();
  await app.db.deleteFrom('announcements').execute();
  until('12:00');
  anna = await confirmed();
});

const { photoOf } = photoActs(() => app);

/** Moves the clock on to the next time of day, of UTC. */
function until(time: string): void {
  const now = app.clock.now();
  const next = new Date(`${now.toISOString().slice(0, 10)}T${time}:00Z`);
  app.clock.advance((next.getTime() - now.getTime() + DAY) % DAY);
}

async function confirmed(): Promise<Person> {
  const person = await signUpPerson(app);
  await app.runJobs();
  const link = arrived.findLast(({ to }) => to === person.email)?.links[0] ?? '';
  const token = new URL(link).searchParams.get('token') ?? '';
  await app.call('activate', { jar: person.jar, address: person.address, body: { token } });
  return person;
}

async function writerPerson(): Promise<Person> {
  const person = await confirmed();
  await makePremium(app, idOf(person), 100);
  return person;
}

const turn = (body: object) => app.call('updateNotifications', { jar: anna.jar, body });
const quietAtNight = () => turn({ quiet_hours: { from: 22 * 60, to: 8 * 60, time_zone: 'UTC' } });
const likeBy = (by: Person) => saveLike(app, { by, liked: anna });
const seeLike = (by: Person) => app.call('markLikeSeen', { jar: anna.jar, body: { profile_id: idOf(by) } });
const leave = () =>
  app.db
    .updateTable('sessions')
    .set({ last_seen_at: new Date(app.clock.now().getTime() - DAY) })
    .where('member_id', '=', idOf(anna))
    .execute();

/** Looks after all that is due, and tries each mail that waits, as the minutes would bring it. */
async function work(): Promise<void> {
  await sendNewsMails(app.context);
  await sql`update jobs.job set start_after = now() where state in ('created', 'retry')`.execute(app.db);
  await app.runJobs();
}

/** Has so many hours go by, with work in each. */
async function hours(count: number): Promise<void> {
  for (let hour = 0; hour < count; hour += 1) {
    app.clock.advance(HOUR);
    await work();
  }
}

/** The kinds and subjects of what reached the member since this was asked for the last time. */
function arrivals(): [string, string][] {
  const mails = arrived.splice(0).filter(({ to }) => to === anna.email);
  return mails.map(({ kind, subject }) => [kind, subject]);
}

async function outcomes(outcome: string): Promise<number> {
  const text = await app.context.metrics.read();
  const line = text.split('\n').find((one) => one.startsWith(`vela_mails_total{outcome="${outcome}"}`));
  return Number(line?.split(' ').at(-1) ?? 0);
}

const LIKED: [string, string] = ['like', 'Someone likes you at Vela'];

describe('a mail that waits while the mail server is away', () => {
  let ben: Person;
  beforeEach(async () => {
    ben = await confirmed();
    await quietAtNight();
    await leave();
    until('21:39');
    await likeBy(ben);
    isAway = true;
    app.clock.advance(MAIL_BURST_MS);
    arrived.length = 0;
    await work();
  });

  it('goes when the quiet hours end, and not in them', async () => {
    until('03:00');
    isAway = false;
    const before = await outcomes('postponed');
    await work();
    expect(arrivals()).toEqual([]);
    expect(await outcomes('postponed')).toBe(before + 1);
    until('07:59');
    await work();
    expect(arrivals()).toEqual([]);
    app.clock.advance(MINUTE);
    await work();
    expect(arrivals()).toEqual([LIKED]);
    await hours(24);
    expect(arrivals()).toEqual([]);
  });

  it('waits for that as no failure, and uses up no tries', async () => {
    until('03:00');
    for (let look = 0; look < 40; look += 1) await work();
    const { rows } = await sql<{ state: string; tries: number; waits: boolean }>`
      select state, retry_count as tries, start_after > now() + interval '4 hours' as waits
      from jobs.job where name = 'mail.send' and data ->> 'kind' = 'like'`.execute(app.db);
    expect(rows).toEqual([{ state: 'created', tries: 1, waits: true }]);
    isAway = false;
    until('08:00');
    await work();
    expect(arrivals()).toEqual([LIKED]);
  });

  it('goes no more when what it is about was seen by then', async () => {
    app.clock.advance(16 * MINUTE);
    await seeLike(ben);
    await leave();
    isAway = false;
    until('03:00');
    const before = await outcomes('withheld');
    await work();
    expect(await outcomes('withheld')).toBe(before + 1);
    until('08:00');
    await work();
    expect(arrivals()).toEqual([]);
  });

  it('counts what is left of it', async () => {
    await likeBy(await confirmed());
    await likeBy(await confirmed());
    await seeLike(ben);
    await leave();
    arrived.length = 0;
    isAway = false;
    until('08:00');
    await work();
    expect(arrivals()).toEqual([['like', 'You have 2 new likes and matches at Vela']]);
    await hours(6);
    expect(arrivals()).toEqual([]);
  });

  it('lets a necessary mail go in the quiet hours', async () => {
    until('03:00');
    isAway = false;
    await app.call('requestPasswordReset', { body: { email: anna.email }, address: anna.address });
    await work();
    await work();
    expect(arrivals().map(([kind]) => kind)).toEqual(['password_reset']);
  });
});

describe('mails of a kind that pile up', () => {
  it('are one when the mail server is back, and the gap is kept after it', async () => {
    const writer = await writerPerson();
    await leave();
    isAway = false;
    const fans = [];
    for (let fan = 0; fan < 6; fan += 1) fans.push(await confirmed());
    arrived.length = 0;
    isAway = true;
    for (const fan of fans) {
      await likeBy(fan);
      await say(app, writer, { profile_id: idOf(anna) });
      await hours(2);
    }
    expect(arrivals()).toEqual([]);
    isAway = false;
    await work();
    expect(arrivals().toSorted()).toEqual([
      ['like', 'You have 6 new likes and matches at Vela'],
      ['new_conversations', 'You have 6 messages from new people at Vela'],
    ]);
    await likeBy(await confirmed());
    arrived.length = 0;
    app.clock.advance(MAIL_PACE.like.gapMs - MINUTE);
    await work();
    expect(arrivals()).toEqual([]);
    app.clock.advance(MINUTE);
    await work();
    expect(arrivals()).toEqual([LIKED]);
  });

  it('of another kind are not withheld for it', async () => {
    await say(app, await writerPerson(), { profile_id: idOf(anna) });
    await likeBy(await confirmed());
    await leave();
    arrived.length = 0;
    app.clock.advance(MAIL_BURST_MS);
    await work();
    expect(
      arrivals()
        .map(([kind]) => kind)
        .toSorted(),
    ).toEqual(['like', 'new_conversations']);
  });
});

const TEXT = { subject: 'Search by distance', body: 'You can now search by distance.', action: 'Try it' };

async function announce(): Promise<number> {
  const file = join(folder, 'announcement.json');
  await writeFile(file, JSON.stringify({ kind: 'news', path: '/members', texts: { en: TEXT } }));
  return openAnnouncement(app.db, { file, siteId: 'vela', now: app.clock.now() });
}

describe('an announcement whose queue is long', () => {
  beforeEach(async () => {
    await turn({ preferences: { news: { mail: true } } });
    await leave();
  });

  it('goes on the next morning to who is asleep by then', async () => {
    await announce();
    // By the clock of the site, which is two hours ahead.
    until('19:37');
    await sendAllScheduledMails(app.context);
    arrived.length = 0;
    until('20:00');
    await work();
    expect(arrivals()).toEqual([]);
    until('06:00');
    await work();
    expect(arrivals()).toEqual([['news', 'Search by distance']]);
  });

  it('goes to nobody once it has ended', async () => {
    const seq = await announce();
    await sendAllScheduledMails(app.context);
    await endAnnouncement(app.db, { seq, now: app.clock.now() });
    arrived.length = 0;
    await work();
    expect(arrivals()).toEqual([]);
  });
});

describe('a mail that was given up and is sent again', () => {
  const giveUp = async () => {
    isAway = true;
    for (let attempt = 0; attempt < 34; attempt += 1) await work();
    isAway = false;
    arrived.length = 0;
  };

  it('goes no more when all of it was seen, or a later one of its kind went', async () => {
    const ben = await confirmed();
    await likeBy(ben);
    await leave();
    app.clock.advance(MAIL_BURST_MS);
    await giveUp();
    app.clock.advance(20 * DAY);
    await seeLike(ben);
    await leave();
    expect(await sendDeadMails(app.db, 'all')).toBe(1);
    await work();
    expect(arrivals()).toEqual([]);

    await likeBy(await confirmed());
    app.clock.advance(MAIL_BURST_MS);
    await giveUp();
    app.clock.advance(DAY);
    await likeBy(await confirmed());
    arrived.length = 0;
    app.clock.advance(MAIL_BURST_MS);
    await work();
    expect(arrivals()).toEqual([['like', 'You have 2 new likes and matches at Vela']]);
    app.clock.advance(DAY);
    expect(await sendDeadMails(app.db, 'all')).toBe(1);
    await work();
    expect(arrivals()).toEqual([]);
  });
});

describe('what the hourly run wrote', () => {
  const write = async () => {
    await leave();
    await sendAllScheduledMails(app.context);
    arrived.length = 0;
  };
  const kinds = async () => {
    await work();
    return arrivals().map(([kind]) => kind);
  };

  it('reminds of no conversation that was read meanwhile', async () => {
    const [first, second] = [await writerPerson(), await writerPerson()];
    await turn({ preferences: { new_conversations: { mail: false }, reminders: { mail: false } } });
    for (const writer of [first, second]) await say(app, writer, { profile_id: idOf(anna) });
    app.clock.advance(DAY);
    await write();
    const { result } = await app.call('listConversations', { jar: anna.jar });
    const read = (index: number) =>
      app.call('markConversationRead', {
        jar: anna.jar,
        body: { id: result.chats[index]?.conversation.id ?? '' },
      });
    await read(0);
    await leave();
    await work();
    expect(arrivals()).toEqual([['unread_message_reminders', 'A conversation is waiting for you at Vela']]);
  });

  it('reminds of none at all where all were read', async () => {
    await turn({ preferences: { new_conversations: { mail: false }, reminders: { mail: false } } });
    await say(app, await writerPerson(), { profile_id: idOf(anna) });
    app.clock.advance(DAY);
    await write();
    const { result } = await app.call('listConversations', { jar: anna.jar });
    for (const { conversation } of result.chats)
      await app.call('markConversationRead', { jar: anna.jar, body: { id: conversation.id } });
    await leave();
    expect(await kinds()).toEqual([]);
  });

  it('reminds of no photo that is there by now', async () => {
    app.clock.advance(4 * DAY);
    await write();
    await photoOf(anna);
    await leave();
    expect(await kinds()).toEqual([]);
  });

  it('reminds of a photo that is still missing', async () => {
    app.clock.advance(4 * DAY);
    await write();
    expect(await kinds()).toEqual(['reminders']);
  });

  it('says nothing of a week of which nothing is left', async () => {
    const ben = await confirmed();
    await turn({
      preferences: { weekly_updates: { mail: true }, like: { mail: false }, reminders: { mail: false } },
    });
    app.clock.advance(8 * DAY);
    await likeBy(ben);
    await write();
    await seeLike(ben);
    await leave();
    expect(await kinds()).toEqual([]);
  });
});
