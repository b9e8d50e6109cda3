import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { groupMessages, messageDays } from '.';
import { calendarDateIn } from '../time';

const at = (sender: 'me' | 'other', time: string) => ({ sender, sent_at: `2026-11-${time}Z` });

type Sent = Pick<ReturnType<typeof at>, 'sent_at'>;

const dayIn =
  (timeZone: string) =>
  ({ sent_at: sentAt }: Sent) =>
    calendarDateIn(timeZone, new Date(sentAt));

const times = fc
  .date({ min: new Date('2026-01-01'), max: new Date('2026-02-01'), noInvalidDate: true })
  .map((time) => time.toISOString());

const messagesOfAny = fc.array(
  fc.record({ sender: fc.constantFrom('me', 'other', 'system'), sent_at: times }),
);

describe('messageDays', () => {
  const shape = (messages: readonly Sent[], timeZone: string) =>
    messageDays(messages, dayIn(timeZone)).map(({ date, messages: ofDay }) => [date.day, ofDay.length]);

  test('of nothing are none', () => {
    expect(shape([], 'UTC')).toEqual([]);
  });

  test('start again with the reader’s day', () => {
    const messages = [at('me', '21T22:59:00'), at('me', '21T23:01:00')];
    expect(shape(messages, 'Europe/Amsterdam')).toEqual([
      [21, 1],
      [22, 1],
    ]);
    expect(shape(messages, 'America/New_York')).toEqual([[21, 2]]);
  });

  test('start a second group for a day when a message came late', () => {
    const messages = [at('me', '21T10:00:00'), at('other', '20T10:00:00'), at('me', '21T11:00:00')];
    expect(shape(messages, 'UTC')).toEqual([
      [21, 1],
      [20, 1],
      [21, 1],
    ]);
  });

  test('lose, add and move nothing', () => {
    fc.assert(
      fc.property(messagesOfAny, (messages) => {
        const days = messageDays(messages, dayIn('Europe/Amsterdam'));
        expect(days.flatMap((day) => day.messages)).toEqual(messages);
        expect(days.every((day) => day.messages.length > 0)).toBe(true);
      }),
    );
  });
});

describe('groupMessages', () => {
  const shape = (messages: readonly ReturnType<typeof at>[]) =>
    groupMessages(messages).map(({ sender, messages: together }) => `${sender} ${together.length}`);

  test('of nothing is nothing', () => {
    expect(shape([])).toEqual([]);
  });

  test('puts what one sender says within five minutes together', () => {
    const messages = [at('me', '21T10:00:00'), at('me', '21T10:05:00'), at('me', '21T10:10:01')];
    expect(shape(messages)).toEqual(['me 2', 'me 1']);
  });

  test('starts again when the other speaks', () => {
    const messages = [at('me', '21T10:00:00'), at('other', '21T10:00:01'), at('me', '21T10:00:02')];
    expect(shape(messages)).toEqual(['me 1', 'other 1', 'me 1']);
  });

  test('loses, adds and moves nothing', () => {
    fc.assert(
      fc.property(messagesOfAny, (messages) => {
        const groups = groupMessages(messages);
        expect(groups.flatMap((group) => group.messages)).toEqual(messages);
        expect(groups.every(({ sender, messages: all }) => all.every((one) => one.sender === sender))).toBe(
          true,
        );
      }),
    );
  });
});
