import { messageFixture } from '@vela/api-client/testing';
import { describe, expect, test } from 'vitest';
import { logMonths } from './log-months';
import { shownMessages, type ShownMessage } from '../shared/shown-messages';

/** They are in the order in which they were sent, oldest first. */
function shownAt(sentAts: readonly string[]): ShownMessage[] {
  const messages = sentAts.map((sentAt, index) =>
    messageFixture({ id: `message-${index}`, sent_at: sentAt }),
  );
  const page = { messages: messages.toReversed() } as Parameters<typeof shownMessages>[0][number];
  return shownMessages([page], []);
}

/** The months of messages sent at these moments, oldest first: their keys, with the number of messages of each day. */
function shape(sentAts: readonly string[], timeZone = 'UTC') {
  return logMonths(shownAt(sentAts), timeZone).map(({ key, messages: ofMonth, days }) => [
    key,
    ofMonth.length,
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
      ['2026-1', 3, ['30: 1', '31: 2']],
      ['2026-2', 1, ['1: 1']],
    ]);
  });

  test('begin where they begin for the reader', () => {
    const sentAts = ['2026-01-31T22:59:00Z', '2026-01-31T23:01:00Z'];
    expect(shape(sentAts, 'Europe/Amsterdam')).toEqual([
      ['2026-1', 1, ['31: 1']],
      ['2026-2', 1, ['1: 1']],
    ]);
    expect(shape(sentAts, 'UTC')).toEqual([['2026-1', 2, ['31: 2']]]);
  });

  test('are two where a late message starts one again', () => {
    expect(shape(['2026-02-01T10:00:00Z', '2026-01-31T10:00:00Z', '2026-02-01T11:00:00Z'])).toEqual([
      ['2026-2', 1, ['1: 1']],
      ['2026-1', 1, ['31: 1']],
      ['2026-2 1', 1, ['1: 1']],
    ]);
  });

  test.each<[string, (messages: readonly ShownMessage[]) => readonly ShownMessage[], string[]]>([
    ['one comes', (all) => [...all, ...shownAt(['2026-03-01T11:00:00Z'])], ['2026-1', '2026-2']],
    ['one begins a month', (all) => [...all, ...shownAt(['2026-04-01T11:00:00Z'])], ['2026-1', '2026-2']],
    ['one of the second month goes', (all) => all.toSpliced(3, 1), ['2026-1']],
    ['the last month goes', (all) => all.slice(0, -1), ['2026-1']],
    ['one becomes another', (all) => all.toSpliced(2, 1, ...shownAt(['2026-02-01T10:00:00Z'])), []],
    ['one comes before them', (all) => [...shownAt(['2026-01-01T10:00:00Z']), ...all], []],
  ])('are those given before where nothing changed when %s', (_, change, kept) => {
    const messages = shownAt([
      '2026-01-30T10:00:00Z',
      '2026-01-31T10:00:00Z',
      '2026-02-01T10:00:00Z',
      '2026-02-02T10:00:00Z',
      '2026-03-01T10:00:00Z',
    ]);
    const before = logMonths(messages, 'UTC');
    const now = change(messages);
    const months = logMonths(now, 'UTC');
    expect(months.filter((month) => before.includes(month)).map(({ key }) => key)).toEqual(kept);
    const copies = now.map((shown) => ({ ...shown }));
    expect(months).toEqual(logMonths(copies, 'UTC'));
  });
});
