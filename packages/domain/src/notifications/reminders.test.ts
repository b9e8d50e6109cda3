import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addMs, DAY } from '../time';
import { nextReminder, REMINDER_TIMES, type ReminderSubject } from '.';

const START = new Date('2026-11-01T12:00:00Z');
const unconfirmed = { signedUpAt: START, confirmedAt: null, hasPhoto: false, hasAbout: false, sent: [] };
const confirmed = { ...unconfirmed, confirmedAt: addMs(START, DAY) };
const after = (days: number) => addMs(START, days * DAY);

describe('nextReminder', () => {
  test.each([
    [0.9, null],
    [1, 'confirmation'],
    [5.9, 'confirmation'],
    [6, null],
  ] as const)('of an address that isn’t confirmed after %s days: %s', (days, subject) => {
    expect(nextReminder({ ...unconfirmed, now: after(days) })).toBe(subject);
  });

  test.each([
    [3.9, {}, null],
    [4, {}, 'photo'],
    [4, { hasPhoto: true }, null],
    [8, { hasPhoto: true }, 'profile'],
    [8, {}, 'photo'],
    [8, { hasPhoto: true, hasAbout: true }, null],
    [31, {}, null],
  ] as const)('%s days after, with %j: %s', (days, has, subject) => {
    expect(nextReminder({ ...confirmed, ...has, now: after(days) })).toBe(subject);
  });

  test('is of the profile once the photo was asked for often enough', () => {
    expect(nextReminder({ ...confirmed, sent: ['photo', 'photo'], now: after(20) })).toBe('profile');
    expect(nextReminder({ ...confirmed, sent: ['photo', 'photo', 'profile'], now: after(20) })).toBeNull();
  });

  test('comes at most so often as each may, however often it is asked', () => {
    fc.assert(
      fc.property(
        fc.array(fc.double({ min: 0, max: 60, noNaN: true })),
        fc.record({ hasPhoto: fc.boolean(), hasAbout: fc.boolean() }),
        fc.option(fc.double({ min: 0, max: 10, noNaN: true })),
        (days, has, confirmedDay) => {
          const sent: ReminderSubject[] = [];
          for (const day of days.toSorted((one, other) => one - other)) {
            const confirmedAt = confirmedDay === null || day < confirmedDay ? null : after(confirmedDay);
            const subject = nextReminder({ ...unconfirmed, ...has, confirmedAt, sent, now: after(day) });
            if (subject !== null) sent.push(subject);
          }
          for (const [subject, { most }] of Object.entries(REMINDER_TIMES))
            expect(sent.filter((one) => one === subject).length).toBeLessThanOrEqual(most);
          expect(sent.includes('photo') && has.hasPhoto).toBe(false);
          expect(sent.includes('profile') && has.hasAbout).toBe(false);
        },
      ),
    );
  });
});
