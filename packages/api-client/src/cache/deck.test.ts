import { SWIPE_DECK } from '@vela/domain/likes';
import { describe, expect, test } from 'vitest';
import { profileFixture } from '../testing';
import { deckAfter, deckCounted, deckReloaded, deckUndone, deckWith, newDeck } from './deck';

const people = Array.from({ length: SWIPE_DECK + 2 }, (_, index) => profileFixture({ id: `p${index}` }));
const swipe = { profiles: people.slice(0, 3), liked: [], likes_a_day: 4, likes_left: 4, next_at: null };
const first = people[0] ?? profileFixture();
const idsOf = (deck: { profiles: readonly { id: string }[] }) => deck.profiles.map(({ id }) => id);

describe('a deck', () => {
  test('is whole where the server had fewer than it gives at once', () => {
    expect(newDeck(swipe).isWhole).toBe(true);
    expect(newDeck({ ...swipe, profiles: people.slice(0, SWIPE_DECK) }).isWhole).toBe(false);
  });

  test('holds nobody twice, nor a member that was chosen on', () => {
    const deck = deckAfter(newDeck(swipe), { profile: first, choice: 'pass' });
    const more = deckWith(deck, { ...swipe, profiles: people.slice(0, 5) });
    expect(idsOf(more)).toEqual(['p1', 'p2', 'p3', 'p4']);
    expect(more.isWhole).toBe(false);
    expect(deckWith(more, { ...swipe, profiles: people.slice(0, 5) }).isWhole).toBe(true);
  });

  test('keeps away who was chosen on when it is loaded again, and its likes while choices are on their way', () => {
    const deck = deckAfter(newDeck(swipe), { profile: first, choice: 'like' });
    const sending = deckReloaded(deck, swipe, true);
    expect([idsOf(sending), sending.likes_left, sending.liked]).toEqual([['p1', 'p2'], 3, [first]]);
    const sent = deckReloaded(deck, { ...swipe, likes_left: 2, liked: people.slice(0, 2) }, false);
    expect([idsOf(sent), sent.likes_left, idsOf({ profiles: sent.liked })]).toEqual([
      ['p1', 'p2'],
      2,
      ['p0', 'p1'],
    ]);
    expect(sent.chosen).toEqual(['p0']);
  });

  test('counts a like and no pass', () => {
    const liked = deckAfter(newDeck(swipe), { profile: first, choice: 'like' });
    expect([liked.likes_left, liked.liked, idsOf(liked)]).toEqual([3, [first], ['p1', 'p2']]);
    const passed = deckAfter(newDeck(swipe), { profile: first, choice: 'pass' });
    expect([passed.likes_left, passed.liked]).toEqual([4, []]);
    const none = deckAfter(newDeck({ ...swipe, likes_left: 0 }), { profile: first, choice: 'like' });
    expect(none.likes_left).toBe(0);
  });

  test.each(['like', 'pass'] as const)('is as before when a %s is undone', (choice) => {
    const deck = newDeck(swipe);
    expect(deckUndone(deckAfter(deck, { profile: first, choice }), { profile: first, choice })).toEqual(deck);
  });

  test('knows the end of the wait by the answer', () => {
    const last = { likes_left: 0, next_at: '2026-11-29T00:00:00.000Z' };
    expect(deckCounted(newDeck(swipe), last)).toMatchObject(last);
  });

  test('waits no longer once a like is undone', () => {
    const deck = { ...newDeck(swipe), likes_left: 0, next_at: '2026-11-29T00:00:00.000Z' };
    const choice = { profile: first, choice: 'like' } as const;
    expect(deckUndone(deckAfter(deck, choice), choice)).toMatchObject({ likes_left: 1, next_at: null });
  });
});
