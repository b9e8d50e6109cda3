import { messageFixture } from '@vela/api-client/testing';
import { describe, expect, test } from 'vitest';
import { logMonths } from './log-months';
import { shownMessages } from './shown-messages';

/** Of the moments that messages were sent at, oldest first: the keys of months with how many there are in which days. */
function shape(sentAts: readonly string[], timeZone = 'UTC') {
  const messages = sentAts.map((sentAt, index) =>
    messageFixture({ id: `message-${index}`, sent_at: sentAt }),
  );
  const page = { messages: messages.toReversed() } as Parameters<typeof shownMessages>[0][number];
  return logMonths(shownMessages([page], []), timeZone).map(({ key, count, days }) => [
    key,
    count,
    days.map((day) => `${day.key}: ${day.messages.length}`),
  ]);
}

describe('logMonths', () => {
  test('of nothing are none', () => {
    expect(shape([])).toEqual([]);
  });

  test('hold their days, with how many messages', () => {
    expect(
      shape(['2026-01-30T10:00:00Z', '2026-01-31T10:00:00Z', '2026-01-31T11:00:00Z', '2026-02-01T10:00:00Z']),
    ).toEqual([
      ['2026-1', 3, ['2026-1-30: 1', '2026-1-31: 2']],
      ['2026-2', 1, ['2026-2-1: 1']],
    ]);
  });

  test('begin where they begin for the reader', () => {
    const sentAts = ['2026-01-31T22:59:00Z', '2026-01-31T23:01:00Z'];
    expect(shape(sentAts, 'Europe/Amsterdam')).toEqual([
      ['2026-1', 1, ['2026-1-31: 1']],
      ['2026-2', 1, ['2026-2-1: 1']],
    ]);
    expect(shape(sentAts, 'UTC')).toEqual([['2026-1', 2, ['2026-1-31: 2']]]);
  });

  test('are told apart where one begins anew for what came late', () => {
    expect(shape(['2026-02-01T10:00:00Z', '2026-01-31T10:00:00Z', '2026-02-01T11:00:00Z'])).toEqual([
      ['2026-2', 1, ['2026-2-1: 1']],
      ['2026-1', 1, ['2026-1-31: 1']],
      ['2026-2 1', 1, ['2026-2-1 1: 1']],
    ]);
  });
});
