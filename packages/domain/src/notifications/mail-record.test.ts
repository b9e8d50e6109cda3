import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addMs, DAY, HOUR, MINUTE } from '../time';
import {
  afterDecision,
  afterHappening,
  afterSending,
  decideQueuedMail,
  isNotified,
  isQuiet,
  MAIL_BURST_MS,
  MAIL_PACE,
  NO_MAILS,
  NOTIFICATION_KINDS,
  preferencesOf,
  type QueuedMail,
  USUAL_QUIET_HOURS,
} from '.';

const USUAL_NIGHT = { ...USUAL_QUIET_HOURS, time_zone: 'UTC' };

const EVENING = new Date('2026-11-27T21:50:00Z');
const rules = {
  preferences: preferencesOf({ weekly_updates: { mail: true } }),
  disabled: [],
  quietHours: USUAL_NIGHT,
};
const written = afterDecision(NO_MAILS, { goes: 'now' }, { id: 'first', now: EVENING });
const mail: QueuedMail = {
  kind: 'like',
  id: 'first',
  record: written,
  isNews: true,
  rules,
  lastSeen: null,
  timeZone: 'UTC',
  now: addMs(EVENING, MINUTE),
};

describe('decideQueuedMail', () => {
  test('sends what was written a moment ago', () => {
    expect(decideQueuedMail(mail)).toEqual({ goes: 'now' });
  });

  test('puts off what is still waiting when the quiet hours begin, until their end', () => {
    const at = new Date('2026-11-28T08:00:00Z');
    expect(decideQueuedMail({ ...mail, now: new Date('2026-11-28T03:00:00Z') })).toEqual({
      goes: 'later',
      at,
    });
    expect(decideQueuedMail({ ...mail, now: at })).toEqual({ goes: 'now' });
  });

  test('sends nothing that was seen meanwhile, neither now nor later', () => {
    for (const now of [mail.now, new Date('2026-11-28T03:00:00Z')])
      expect(decideQueuedMail({ ...mail, now, isNews: false })).toEqual({ goes: 'never' });
  });

  test('sends the latest of those that wait, and no older one', () => {
    const record = afterDecision(written, { goes: 'now' }, { id: 'second', now: addMs(EVENING, 3 * HOUR) });
    const now = addMs(EVENING, DAY / 2);
    expect(decideQueuedMail({ ...mail, record, now })).toEqual({ goes: 'never' });
    expect(decideQueuedMail({ ...mail, id: 'second', record, now })).toEqual({ goes: 'now' });
  });

  test('sends none twice', () => {
    const record = afterSending(written, { id: 'first', now: mail.now });
    expect(decideQueuedMail({ ...mail, record, now: addMs(mail.now, DAY) })).toEqual({ goes: 'never' });
  });

  test('keeps the gap after one that went late', () => {
    const quiet = { ...rules, quietHours: null };
    const sentAt = addMs(EVENING, 3 * HOUR + MINUTE);
    const second = afterDecision(written, { goes: 'now' }, { id: 'second', now: addMs(EVENING, 3 * HOUR) });
    const record = afterSending(second, { id: 'first', now: sentAt });
    const at = addMs(sentAt, MAIL_PACE.like.gapMs);
    expect(decideQueuedMail({ ...mail, id: 'second', rules: quiet, record, now: sentAt })).toEqual({
      goes: 'later',
      at,
    });
  });

  test('decides about what an earlier version wrote, which has no record', () => {
    expect(decideQueuedMail({ ...mail, record: NO_MAILS })).toEqual({ goes: 'now' });
  });

  const arbitraryMail = fc.record({
    kind: fc.constantFrom(...NOTIFICATION_KINDS),
    id: fc.constantFrom('first', 'second'),
    isNews: fc.boolean(),
    lastSeen: fc.option(fc.integer({ min: -DAY, max: 0 })),
    sentAt: fc.option(fc.integer({ min: -8 * DAY, max: 0 })),
    writtenId: fc.constantFrom('first', 'second', null),
    sentId: fc.constantFrom('first', 'second', null),
    quiet: fc.option(
      fc
        .tuple(fc.integer({ min: 0, max: 1439 }), fc.integer({ min: 0, max: 1439 }))
        .filter(([from, to]) => from !== to),
    ),
    mail: fc.boolean(),
    at: fc.integer({ min: 0, max: 2 * DAY }),
  });

  test('sends nothing in quiet hours, within the gap, for what was seen, or that is turned off', () => {
    fc.assert(
      fc.property(arbitraryMail, (drawn) => {
        const { kind, id, isNews, writtenId, sentId } = drawn;
        const now = addMs(EVENING, drawn.at);
        const own = drawn.quiet && { from: drawn.quiet[0], to: drawn.quiet[1], time_zone: 'Europe/Berlin' };
        const asked = {
          preferences: preferencesOf({ [kind]: { mail: drawn.mail } }),
          disabled: [],
          quietHours: own,
        };
        const sentAt = drawn.sentAt === null ? null : addMs(now, drawn.sentAt);
        const situation = {
          kind,
          id,
          isNews,
          rules: asked,
          lastSeen: drawn.lastSeen === null ? null : addMs(now, drawn.lastSeen),
          timeZone: 'Europe/Helsinki',
          record: { dueAt: null, writtenId, mailedAt: null, sentId, sentAt },
        };
        const decision = decideQueuedMail({ ...situation, now });
        if (decision.goes === 'never') return;
        const at = decision.goes === 'later' ? decision.at : now;
        const night =
          MAIL_PACE[kind].hours === 'day' ? { ...USUAL_NIGHT, time_zone: 'Europe/Helsinki' } : null;
        expect(isQuiet(at, own ?? night)).toBe(false);
        expect(isNews && sentId !== id && isNotified({ kind, channel: 'mail' }, asked)).toBe(true);
        expect([id, null]).toContain(writtenId);
        expect(at.getTime() - (sentAt?.getTime() ?? 0)).toBeGreaterThanOrEqual(MAIL_PACE[kind].gapMs);
        // What was put off goes then, unless something changes.
        expect(decideQueuedMail({ ...situation, now: at })).toEqual({ goes: 'now' });
      }),
    );
  });
});

describe('what is stored', () => {
  test('of a burst has one time, from the first of it', () => {
    const first = afterHappening(NO_MAILS, EVENING);
    expect(first.dueAt).toEqual(addMs(EVENING, MAIL_BURST_MS));
    expect(afterHappening(first, addMs(EVENING, MINUTE))).toEqual(first);
  });

  test('after a decision waits on, or no more', () => {
    const waiting = afterHappening(NO_MAILS, EVENING);
    const at = addMs(EVENING, HOUR);
    const now = { id: 'first', now: EVENING };
    expect(afterDecision(waiting, { goes: 'later', at }, now)).toEqual({ ...waiting, dueAt: at });
    expect(afterDecision(waiting, { goes: 'never' }, now)).toEqual(NO_MAILS);
    expect(afterDecision(waiting, { goes: 'now' }, now)).toEqual({
      ...NO_MAILS,
      writtenId: 'first',
      mailedAt: EVENING,
    });
  });

  test('after a mail went counts the gap from then', () => {
    const now = addMs(EVENING, HOUR);
    expect(afterSending(written, { id: 'first', now })).toEqual({
      ...written,
      mailedAt: now,
      sentId: 'first',
      sentAt: now,
    });
  });
});
