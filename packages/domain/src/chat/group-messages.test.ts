import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { groupMessages } from '.';

const at = (sender: 'me' | 'other', time: string) => ({ sender, sent_at: `2026-11-${time}Z` });

const shape = (messages: ReturnType<typeof at>[], timeZone = 'UTC') =>
  groupMessages(messages, timeZone).map(({ date, groups }) => [
    date.day,
    groups.map(({ sender, messages: together }) => `${sender} ${together.length}`),
  ]);

describe('groupMessages', () => {
  test('of nothing is nothing', () => {
    expect(groupMessages([], 'UTC')).toEqual([]);
  });

  test('puts what one sender says within five minutes together', () => {
    const messages = [at('me', '21T10:00:00'), at('me', '21T10:05:00'), at('me', '21T10:10:01')];
    expect(shape(messages)).toEqual([[21, ['me 2', 'me 1']]]);
  });

  test('begins anew when the other speaks', () => {
    const messages = [at('me', '21T10:00:00'), at('other', '21T10:00:01'), at('me', '21T10:00:02')];
    expect(shape(messages)).toEqual([[21, ['me 1', 'other 1', 'me 1']]]);
  });

  test('begins anew with the day of the reader', () => {
    const messages = [at('me', '21T22:59:00'), at('me', '21T23:01:00')];
    expect(shape(messages, 'Europe/Amsterdam')).toEqual([
      [21, ['me 1']],
      [22, ['me 1']],
    ]);
    expect(shape(messages, 'America/New_York')).toEqual([[21, ['me 2']]]);
  });

  test('loses, adds and moves nothing', () => {
    const times = fc.date({ min: new Date('2026-01-01'), max: new Date('2026-02-01'), noInvalidDate: true });
    const message = fc.record({
      sender: fc.constantFrom('me', 'other', 'system'),
      sent_at: times.map((time) => time.toISOString()),
    });
    fc.assert(
      fc.property(fc.array(message), (messages) => {
        const days = groupMessages(messages, 'Europe/Amsterdam');
        const groups = days.flatMap((day) => day.groups);
        expect(groups.flatMap((group) => group.messages)).toEqual(messages);
        expect(groups.every(({ sender, messages: all }) => all.every((one) => one.sender === sender))).toBe(
          true,
        );
      }),
    );
  });
});
