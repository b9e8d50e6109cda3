import { describe, expect, test } from 'vitest';
import { ONLINE_MS } from '../presence';
import { addMs, DAY, HOUR, MINUTE } from '../time';
import { decideMail, MAIL_PACE, NOTIFICATION_KINDS, preferencesOf, type MailSituation } from '.';

const NOON = new Date('2026-11-27T12:00:00Z');
const MIDNIGHT = new Date('2026-11-27T00:00:00Z');
const rules = { preferences: preferencesOf({ news: { mail: true } }), disabled: [], quietHours: null };
const situation: MailSituation = {
  kind: 'new_messages',
  rules,
  mailedAt: null,
  lastSeen: null,
  timeZone: 'UTC',
  now: NOON,
};
const gap = MAIL_PACE.new_messages.gapMs;

describe('decideMail', () => {
  test.each([
    [null, null, null],
    [addMs(NOON, -gap), null, null],
    [addMs(NOON, -gap + MINUTE), null, addMs(NOON, MINUTE)],
    [null, addMs(NOON, -ONLINE_MS - 1), null],
    [null, addMs(NOON, -ONLINE_MS), addMs(NOON, 1)],
    [null, NOON, addMs(NOON, ONLINE_MS + 1)],
    [NOON, NOON, addMs(NOON, gap)],
  ])('after a mail at %s, of who was last seen at %s, waits until %s', (mailedAt, lastSeen, at) => {
    const decision = at === null ? { goes: 'now' } : { goes: 'later', at };
    expect(decideMail({ ...situation, mailedAt, lastSeen })).toEqual(decision);
  });

  test('sends nothing that is turned off, or while mails are stopped', () => {
    const off = { ...rules, preferences: preferencesOf({ new_messages: { mail: false } }) };
    expect(decideMail({ ...situation, rules: off })).toEqual({ goes: 'never' });
    expect(decideMail({ ...situation, rules: { ...rules, disabled: ['bounce'] } })).toEqual({
      goes: 'never',
    });
  });

  test('waits for the end of the quiet hours, which begin after the gap, too', () => {
    const quietHours = { from: 13 * 60, to: 20 * 60, time_zone: 'UTC' };
    const mailedAt = addMs(NOON, HOUR - gap);
    expect(decideMail({ ...situation, rules: { ...rules, quietHours }, mailedAt })).toEqual({
      goes: 'later',
      at: new Date('2026-11-27T20:00:00Z'),
    });
  });

  test('sends what can wait by day alone, by the clock of the site', () => {
    const news = { ...situation, kind: 'news', now: MIDNIGHT } as const;
    expect(decideMail(news)).toEqual({ goes: 'later', at: new Date('2026-11-27T08:00:00Z') });
    expect(decideMail({ ...news, timeZone: 'Asia/Tokyo' })).toEqual({ goes: 'now' });
    expect(decideMail({ ...situation, now: MIDNIGHT })).toEqual({ goes: 'now' });
  });

  test('goes by the quiet hours of who has set some, at night, too', () => {
    const quietHours = { from: 10 * 60, to: 20 * 60, time_zone: 'UTC' };
    const news = { ...situation, kind: 'news', rules: { ...rules, quietHours } } as const;
    expect(decideMail({ ...news, now: MIDNIGHT })).toEqual({ goes: 'now' });
  });

  test('leaves reminders of unread messages so far apart that any week has three at most', () => {
    expect(3 * MAIL_PACE.unread_message_reminders.gapMs).toBe(7 * DAY);
    for (const kind of NOTIFICATION_KINDS) expect(MAIL_PACE[kind].gapMs).toBeGreaterThanOrEqual(3 * HOUR);
  });
});
