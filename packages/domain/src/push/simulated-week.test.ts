import { beforeAll, describe, expect, test } from 'vitest';
import { isNotified, isQuiet, MAIL_PACE, NOTIFICATION_KINDS, type NotificationKind } from '../notifications';
import { ONLINE_MS } from '../presence';
import { HOUR, MINUTE } from '../time';
import { PUSH_TTL_MS } from '.';
import { ANNOUNCEMENTS, drawMember, OUTAGES, type DrawnMember } from './testing/draw-week';
import { isSeen } from './testing/simulate-pushes';
import { simulateWeek, type Mail, type Week } from './testing/simulate-week';

const MEMBERS = 1000;

/** By the kind's promise; what happens is mailed at most every 3 hours. */
const MOST_A_WEEK: Record<NotificationKind, number> = {
  new_conversations: 56,
  new_messages: 56,
  like: 56,
  unread_message_reminders: 3,
  weekly_updates: 1,
  reminders: 1,
  news: 1,
  promotions: 1,
};

const nightOf = ({ rules, timeZone }: DrawnMember, kind: NotificationKind) =>
  rules.quietHours ??
  (MAIL_PACE[kind].hours === 'day' ? { from: 22 * 60, to: 8 * 60, time_zone: timeZone } : null);

describe('a week of 1,000 members, in which the mail server is away twice', () => {
  let weeks: Week[];
  let mails: Mail[];
  beforeAll(() => {
    weeks = Array.from({ length: MEMBERS }, () => simulateWeek(drawMember()));
    mails = weeks.flatMap((week) => week.mails);
    // A week of so many is some seconds of work, and more where the machine has other work.
  }, 2 * MINUTE);
  const pushes = () => weeks.flatMap((week) => week.pushes);
  const sum = (count: 'withheld' | 'postponed') => weeks.reduce((total, week) => total + week[count], 0);

  test('brings mails of every kind, and pushes', () => {
    const rare = NOTIFICATION_KINDS.filter((kind) => mails.filter((mail) => mail.kind === kind).length < 50);
    expect(rare).toEqual([]);
    expect(pushes().length).toBeGreaterThan(1000);
  });

  test('has mails that wait for hours, that are put off, and that are withheld in the end', () => {
    expect(mails.filter(({ at, writtenAt }) => at - writtenAt > 3 * HOUR).length).toBeGreaterThan(100);
    expect(sum('withheld')).toBeGreaterThan(100);
    expect(sum('postponed')).toBeGreaterThan(100);
    for (const { at } of mails) expect(OUTAGES.some(([from, until]) => at >= from && at < until)).toBe(false);
  });

  test('brings nobody a mail or a push for what was seen before it was sent', () => {
    const wrong = mails.filter(({ member: { visits }, at, about }) =>
      about.some((one) => isSeen(one, { visits, at })),
    );
    expect(wrong).toEqual([]);
    const late = pushes().filter(({ member: { visits }, sentAt: at, about }) =>
      about.some((one) => isSeen(one, { visits, at })),
    );
    expect(late).toEqual([]);
    const finished = mails.filter(
      ({ member: { finishedAt }, at, subject }) =>
        typeof subject === 'string' && subject !== 'confirmation' && finishedAt !== null && finishedAt <= at,
    );
    expect(finished).toEqual([]);
    const ended = ANNOUNCEMENTS.map(({ seq, until }) =>
      mails.filter(({ subject, at }) => subject === seq && at >= until),
    );
    expect(ended.flat()).toEqual([]);
  });

  test('brings nobody a mail while the member is there', () => {
    const there = mails.filter(({ member, at }) =>
      member.visits.some((time) => time <= at && time >= at - ONLINE_MS),
    );
    expect(there).toEqual([]);
  });

  test('brings nobody anything in quiet hours, and what can wait by day alone', () => {
    const loud = mails.filter(({ member, kind, at }) => isQuiet(new Date(at), nightOf(member, kind)));
    expect(loud).toEqual([]);
    const lit = pushes().filter(({ member, shownAt }) => isQuiet(new Date(shownAt), member.rules.quietHours));
    expect(lit).toEqual([]);
  });

  test('brings nobody what is turned off or stopped', () => {
    const refused = mails.filter(({ member, kind }) => !isNotified({ kind, channel: 'mail' }, member.rules));
    expect(refused).toEqual([]);
  });

  test('brings nobody more than the pace of a kind allows, and a burst as one mail', () => {
    const tooMany = weeks.flatMap((week) =>
      NOTIFICATION_KINDS.filter((kind) => {
        const times = week.mails.filter((mail) => mail.kind === kind).map(({ at }) => at);
        const isTight = times.slice(1).some((at, index) => at - (times[index] ?? 0) < MAIL_PACE[kind].gapMs);
        return isTight || times.length > MOST_A_WEEK[kind];
      }),
    );
    expect(tooMany).toEqual([]);
  });

  test('has no phone that was off show what is old, or more than one', () => {
    const longest = Math.max(...Object.values(PUSH_TTL_MS));
    expect(pushes().filter(({ sentAt, shownAt }) => shownAt - sentAt >= longest)).toEqual([]);
    expect(pushes().filter(({ sentAt, shownAt }) => shownAt - sentAt > HOUR).length).toBeGreaterThan(20);
    for (const week of weeks) {
      const stored = week.pushes.filter(({ sentAt, shownAt }) => shownAt > sentAt);
      const times = stored.map(({ shownAt }) => shownAt);
      expect(new Set(times).size).toBe(times.length);
    }
  });
});
