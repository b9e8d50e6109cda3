import { beforeAll, describe, expect, test } from 'vitest';
import { ONLINE_MS } from '../presence';
import { DAY, HOUR, MINUTE } from '../time';
import {
  decideMail,
  DISABLED_REASONS,
  isNotified,
  isQuiet,
  MAIL_BURST_MS,
  MAIL_PACE,
  NOTIFICATION_KINDS,
  preferencesOf,
  REMINDER_AFTER_MS,
  type NotificationKind,
  type NotificationRules,
} from '.';

const MEMBERS = 1000;
const START = Date.parse('2026-10-23T00:00:00Z');
/** The clocks of Europe are put back within it. */
const END = START + 7 * DAY;
const ZONES = ['Europe/Amsterdam', 'Europe/Helsinki', 'America/New_York'] as const;
/** What happens at once is mailed soon after it; the others are looked at every two hours. */
const AT_ONCE = ['new_conversations', 'new_messages', 'like'] as const satisfies NotificationKind[];
const SELDOM = ['unread_message_reminders', 'weekly_updates', 'news'] as const satisfies NotificationKind[];

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

interface Mail {
  member: Member;
  kind: NotificationKind;
  at: number;
  /** When what it is about happened, the oldest first. */
  about: number[];
}

interface Waiting {
  dueAt: number | null;
  mailedAt: number | null;
  unseen: number[];
}

interface Member {
  rules: NotificationRules;
  timeZone: string;
  lastSeen: number | null;
  visits: number[];
  waiting: Record<NotificationKind, Waiting>;
}

/** Numbers from 0 to below 1, the same ones in each run. */
function numbersFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

const chance = numbersFrom(20_261_127);
const oneOf = <Item>(items: readonly [Item, ...Item[]]): Item =>
  items[Math.floor(chance() * items.length)] ?? items[0];
const minuteOfWeek = () => START + Math.floor((chance() * (END - START)) / MINUTE) * MINUTE;

function drawMember(): Member {
  const timeZone = oneOf(ZONES);
  const switches = NOTIFICATION_KINDS.map((kind) => [kind, { mail: chance() < 0.8 }] as const);
  const hours = { from: Math.floor(chance() * 24) * 60, to: Math.floor(chance() * 24) * 60 + 30 };
  return {
    rules: {
      preferences: preferencesOf(Object.fromEntries(switches)),
      disabled: chance() < 0.05 ? [oneOf(DISABLED_REASONS)] : [],
      quietHours: chance() < 0.5 ? { ...hours, time_zone: timeZone } : null,
    },
    timeZone,
    lastSeen: null,
    visits: Array.from({ length: Math.floor(chance() * 12) }, minuteOfWeek),
    waiting: Object.fromEntries(
      NOTIFICATION_KINDS.map((kind) => [kind, { dueAt: null, mailedAt: null, unseen: [] }]),
    ) as unknown as Member['waiting'],
  };
}

/** Some get nothing all week, some get bursts of twenty within minutes. */
function drawHappenings(): { at: number; kind: (typeof AT_ONCE)[number] }[] {
  const bursts = Math.floor(chance() ** 2 * 30);
  return Array.from({ length: bursts }, minuteOfWeek).flatMap((first) => {
    const kind = oneOf(AT_ONCE);
    const length = 1 + Math.floor(chance() * 20);
    return Array.from({ length }, (_, index) => ({ at: first + index * MINUTE, kind }));
  });
}

const decide = (member: Member, kind: NotificationKind, at: number) =>
  decideMail({
    kind,
    rules: member.rules,
    mailedAt: member.waiting[kind].mailedAt === null ? null : new Date(member.waiting[kind].mailedAt),
    lastSeen: member.lastSeen === null ? null : new Date(member.lastSeen),
    timeZone: member.timeZone,
    now: new Date(at),
  });

/** A visit shows everything that waits. */
function visit(member: Member, at: number): void {
  member.lastSeen = at;
  for (const kind of AT_ONCE) member.waiting[kind].unseen = [];
}

function mailDue(member: Member, kind: (typeof AT_ONCE)[number], at: number): Mail | null {
  const waiting = member.waiting[kind];
  if (waiting.dueAt === null || waiting.dueAt > at) return null;
  const decision = decide(member, kind, at);
  const isOver = waiting.unseen.length === 0 || decision.goes !== 'later';
  waiting.dueAt = isOver || decision.goes !== 'later' ? null : decision.at.getTime();
  if (waiting.unseen.length === 0 || decision.goes !== 'now') return null;
  const about = waiting.unseen;
  Object.assign(waiting, { mailedAt: at, unseen: [] });
  return { member, kind, at, about };
}

function mailSeldom(member: Member, kind: (typeof SELDOM)[number], at: number): Mail | null {
  const isReminder = kind === 'unread_message_reminders';
  const unread = member.waiting.new_messages.unseen.filter((since) => since <= at - REMINDER_AFTER_MS);
  if ((isReminder && unread.length === 0) || decide(member, kind, at).goes !== 'now') return null;
  member.waiting[kind].mailedAt = at;
  return { member, kind, at, about: isReminder ? unread : [at] };
}

function simulate(member: Member): Mail[] {
  const happenings = drawHappenings().toSorted((one, other) => one.at - other.at);
  const visits = new Set(member.visits);
  const mails: (Mail | null)[] = [];
  for (let at = START; at < END; at += MINUTE) {
    for (; happenings[0] && happenings[0].at <= at; happenings.shift()) {
      const waiting = member.waiting[happenings[0].kind];
      waiting.unseen.push(happenings[0].at);
      waiting.dueAt ??= at + MAIL_BURST_MS;
    }
    if (visits.has(at)) visit(member, at);
    mails.push(...AT_ONCE.map((kind) => mailDue(member, kind, at)));
    if (at % (2 * HOUR) === 0) mails.push(...SELDOM.map((kind) => mailSeldom(member, kind, at)));
  }
  return mails.filter((mail) => mail !== null);
}

describe('a week of 1,000 members', () => {
  let mails: Mail[];
  beforeAll(() => {
    mails = Array.from({ length: MEMBERS }, drawMember).flatMap(simulate);
    // A week of so many is some seconds of work, and more where the machine has other work.
  }, 2 * MINUTE);

  test('brings mails of every kind', () => {
    const rare = [...AT_ONCE, ...SELDOM].filter(
      (kind) => mails.filter((mail) => mail.kind === kind).length < 50,
    );
    expect(rare).toEqual([]);
  });

  test('brings nobody a mail for what was seen, or while the member is there', () => {
    for (const { member, at, about } of mails) {
      const visits = member.visits.filter((time) => time <= at);
      expect(Math.max(...visits, 0)).toBeLessThan(at - ONLINE_MS);
      expect(visits.some((time) => time > (about[0] ?? at))).toBe(false);
    }
  });

  test('brings nobody a mail in quiet hours, and what can wait by day alone', () => {
    for (const { member, kind, at } of mails) {
      const night = { from: 22 * 60, to: 8 * 60, time_zone: member.timeZone };
      const usual = MAIL_PACE[kind].hours === 'day' ? night : null;
      expect(isQuiet(new Date(at), member.rules.quietHours ?? usual)).toBe(false);
    }
  });

  test('brings nobody what is turned off or stopped', () => {
    for (const { member, kind } of mails)
      expect(isNotified({ kind, channel: 'mail' }, member.rules)).toBe(true);
  });

  test('brings nobody more than the pace of a kind allows, and a burst as one mail', () => {
    for (const member of new Set(mails.map((mail) => mail.member)))
      for (const kind of NOTIFICATION_KINDS) {
        const times = mails
          .filter((mail) => mail.member === member && mail.kind === kind)
          .map(({ at }) => at);
        for (const [index, at] of times.slice(1).entries())
          expect(at - (times[index] ?? 0)).toBeGreaterThanOrEqual(MAIL_PACE[kind].gapMs);
        expect(times.length).toBeLessThanOrEqual(MOST_A_WEEK[kind]);
      }
  });
});
