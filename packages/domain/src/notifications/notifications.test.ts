import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  allOff,
  choicesAfter,
  DISABLED_REASONS,
  isNotified,
  kindOfMessage,
  NOTIFICATION_KINDS,
  NOTIFICATIONS,
  preferencesAfter,
  preferencesOf,
  reasonsAfterPress,
  type NotificationChoices,
} from '.';

const choices: fc.Arbitrary<NotificationChoices> = fc.dictionary(
  fc.constantFrom(...NOTIFICATION_KINDS),
  fc.record({ mail: fc.boolean(), push: fc.boolean() }, { requiredKeys: [] }),
) as fc.Arbitrary<NotificationChoices>;

describe('the kinds', () => {
  test('begin as the law and the product have them', () => {
    expect(preferencesOf({})).toEqual({
      new_conversations: { mail: true, push: true },
      new_messages: { mail: true, push: true },
      unread_message_reminders: { mail: true, push: null },
      like: { mail: true, push: true },
      weekly_updates: { mail: false, push: null },
      reminders: { mail: true, push: null },
      news: { mail: false, push: null },
      promotions: { mail: false, push: null },
    });
  });

  test.each([
    [false, 'new_conversations'],
    [true, 'new_messages'],
  ] as const)('a message to a member who wrote there (%s) is one of %s', (hasWritten, kind) => {
    expect(kindOfMessage({ hasWritten })).toBe(kind);
  });
});

describe('choices', () => {
  test('are stored as differences from the defaults', () => {
    const off = choicesAfter({}, { like: { mail: false, push: true }, news: { mail: true } });
    expect(off).toEqual({ like: { mail: false }, news: { mail: true } });
    expect(choicesAfter(off, { like: { mail: true } })).toEqual({ news: { mail: true } });
  });

  test('of a way that a kind never takes count for nothing', () => {
    expect(choicesAfter({}, { news: { push: true } })).toEqual({});
    expect(preferencesOf({ news: { push: true } }).news.push).toBeNull();
  });

  test('count as they were made, the last one of each switch', () => {
    fc.assert(
      fc.property(choices, choices, (first, second) => {
        const stored = choicesAfter(choicesAfter({}, first), second);
        const preferences = preferencesOf(stored);
        for (const kind of NOTIFICATION_KINDS) {
          const { mail, push } = { ...NOTIFICATIONS[kind], ...first[kind], ...second[kind] };
          expect(preferences[kind]).toEqual({ mail, push: NOTIFICATIONS[kind].push === null ? null : push });
        }
        expect(preferencesAfter(preferencesOf(first), second)).toEqual(preferences);
        // What is stored says nothing that the defaults say.
        expect(choicesAfter(stored, {})).toEqual(stored);
      }),
    );
  });

  test.each(['mail', 'push'] as const)('can turn off every %s, and nothing else', (channel) => {
    const other = channel === 'mail' ? 'push' : 'mail';
    const after = preferencesOf(choicesAfter({}, allOff(channel)));
    for (const kind of NOTIFICATION_KINDS) {
      expect(after[kind][channel]).not.toBe(true);
      expect(after[kind][other]).toBe(NOTIFICATIONS[kind][other]);
    }
  });
});

describe('isNotified', () => {
  test.each(DISABLED_REASONS)('stops every mail by %s, and no push', (reason) => {
    const rules = { preferences: preferencesOf({}), disabled: [reason] };
    expect(NOTIFICATION_KINDS.filter((kind) => isNotified({ kind, channel: 'mail' }, rules))).toEqual([]);
    expect(NOTIFICATION_KINDS.filter((kind) => isNotified({ kind, channel: 'push' }, rules))).toEqual([
      'new_conversations',
      'new_messages',
      'like',
    ]);
  });

  test('goes by each switch', () => {
    const preferences = preferencesOf({ like: { mail: false }, news: { mail: true } });
    const rules = { preferences, disabled: [] };
    expect(isNotified({ kind: 'like', channel: 'mail' }, rules)).toBe(false);
    expect(isNotified({ kind: 'like', channel: 'push' }, rules)).toBe(true);
    expect(isNotified({ kind: 'news', channel: 'mail' }, rules)).toBe(true);
    expect(isNotified({ kind: 'news', channel: 'push' }, rules)).toBe(false);
  });
});

test.each([
  [['fbl'], []],
  [['listunsubscribe', 'fbl'], []],
  [['bounce'], ['bounce']],
  [['fbl', 'bounce'], ['bounce']],
] as const)('a press leaves of %j %j', (before, after) => {
  expect(reasonsAfterPress(before)).toEqual(after);
});
