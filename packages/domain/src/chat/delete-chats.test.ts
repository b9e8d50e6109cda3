import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { withChatsBack, withoutChats, type ChatRef } from '.';

const chat = (id: string, profileId: string, minute: number) => ({
  conversation: { id, last_message_at: `2026-11-21T12:${String(minute).padStart(2, '0')}:00.000Z` },
  profile: { id: profileId },
});

type Chat = ReturnType<typeof chat>;

const idsOf = (chats: readonly Chat[]): string[] => chats.map(({ conversation }) => conversation.id);

const list = [chat('c', 'anna', 30), chat('b', 'boris', 20), chat('a', 'anna', 10)];

describe('withoutChats', () => {
  test.each([
    [{ id: 'b' }, ['c', 'a']],
    [{ id: 'none' }, ['c', 'b', 'a']],
    [{ id: 'anna' }, ['c', 'b', 'a']],
    [{ profile_id: 'anna' }, ['b']],
    [{ profile_id: 'b' }, ['c', 'b', 'a']],
  ])('by %j leaves %j', (ref, ids) => {
    expect(idsOf(withoutChats(list, ref))).toEqual(ids);
  });
});

describe('withChatsBack', () => {
  test('puts each back in its place', () => {
    const ref = { profile_id: 'anna' };
    expect(idsOf(withChatsBack(withoutChats(list, ref), { before: list, ref }))).toEqual(['c', 'b', 'a']);
  });

  test('leaves what came meanwhile, and what went', () => {
    const ref = { id: 'b' };
    const chats = [chat('d', 'dora', 40), chat('c', 'anna', 30)];
    expect(idsOf(withChatsBack(chats, { before: list, ref }))).toEqual(['d', 'c', 'b']);
  });

  test('keeps one that came back by a newer message', () => {
    const newer = chat('b', 'boris', 50);
    expect(withChatsBack([newer], { before: list, ref: { id: 'b' } })).toEqual([newer]);
  });

  test('puts one behind what is as old', () => {
    const [one, other] = [chat('x', 'anna', 10), chat('y', 'boris', 10)];
    const ref = { id: 'y' };
    expect(idsOf(withChatsBack([one], { before: [one, other], ref }))).toEqual(['x', 'y']);
  });

  const chats = fc
    .uniqueArray(fc.integer({ min: 0, max: 59 }), { maxLength: 8 })
    .map((minutes) => minutes.toSorted((a, b) => b - a))
    .map((minutes) => minutes.map((minute) => chat(`c${minute}`, `p${minute % 3}`, minute)));
  const refs = fc.oneof(
    fc.nat(59).map((minute): ChatRef => ({ id: `c${minute}` })),
    fc.nat(3).map((member): ChatRef => ({ profile_id: `p${member}` })),
  );

  test('after a deletion restores every list', () => {
    fc.assert(
      fc.property(chats, refs, (before, ref) => {
        expect(withChatsBack(withoutChats(before, ref), { before, ref })).toEqual(before);
      }),
    );
  });

  test('twice is as good as once', () => {
    fc.assert(
      fc.property(chats, chats, refs, (now, before, ref) => {
        const once = withChatsBack(now, { before, ref });
        expect(withChatsBack(once, { before, ref })).toEqual(once);
      }),
    );
  });
});
