import type { getSwipe } from '@vela/contract/endpoints/get-swipe';
import type { Profile } from '@vela/contract/entities/profile';
import { SWIPE_DECK, type SwipeChoice } from '@vela/domain/likes';
import type { OutputOf } from '../create-api';

type Swipe = OutputOf<typeof getSwipe>;

/** The members to swipe, the next one first. */
export interface Deck extends Swipe {
  /** Those that were chosen on here: an answer that was on its way may still hold them. */
  chosen: readonly string[];
  /** Whether all that fit are here, so that asking again would bring nobody. */
  isWhole: boolean;
}

/** How many are left when more are asked for. */
export const DECK_LOW = 4;

/** Returns the deck of a first answer. */
export function newDeck(swipe: Swipe): Deck {
  return { ...swipe, chosen: [], isWhole: swipe.profiles.length < SWIPE_DECK };
}

/**
 * Returns the deck of an answer that replaces one: who was chosen on here stays away, since the answer may be older than the choice.
 * While choices are on their way (`isSending`) the answer doesn't count their likes.
 */
export function deckReloaded(shown: Deck, swipe: Swipe, isSending: boolean): Deck {
  const deck = newDeck(swipe);
  return {
    ...deck,
    profiles: deck.profiles.filter(({ id }) => !shown.chosen.includes(id)),
    chosen: shown.chosen,
    ...(isSending && { liked: shown.liked, likes_left: shown.likes_left, next_at: shown.next_at }),
  };
}

/** Returns the deck with the members of a later answer behind its own, nobody twice. */
export function deckWith(deck: Deck, { profiles }: Swipe): Deck {
  const known = new Set([...deck.chosen, ...deck.profiles.map(({ id }) => id)]);
  const fresh = profiles.filter(({ id }) => !known.has(id));
  return { ...deck, profiles: [...deck.profiles, ...fresh], isWhole: fresh.length === 0 };
}

/** Returns the deck after a choice, before the server has answered. */
export function deckAfter(deck: Deck, { profile, choice }: { profile: Profile; choice: SwipeChoice }): Deck {
  const isLike = choice === 'like';
  return {
    ...deck,
    profiles: deck.profiles.filter(({ id }) => id !== profile.id),
    chosen: [...deck.chosen, profile.id],
    likes_left: isLike ? Math.max(0, deck.likes_left - 1) : deck.likes_left,
    liked: isLike ? [...deck.liked, profile] : deck.liked,
  };
}

/** Returns the deck with a member first again: the choice was undone, or couldn't be saved. */
export function deckUndone(deck: Deck, { profile, choice }: { profile: Profile; choice: SwipeChoice }): Deck {
  const isOther = ({ id }: Profile): boolean => id !== profile.id;
  return {
    ...deck,
    profiles: [profile, ...deck.profiles.filter(isOther)],
    chosen: deck.chosen.filter((id) => id !== profile.id),
    likes_left: choice === 'like' ? Math.min(deck.likes_a_day, deck.likes_left + 1) : deck.likes_left,
    liked: deck.liked.filter(isOther),
    next_at: choice === 'like' ? null : deck.next_at,
  };
}

/** Returns the deck with what an answer says of the likes. */
export function deckCounted(
  deck: Deck,
  { likes_left, next_at }: Pick<Swipe, 'likes_left' | 'next_at'>,
): Deck {
  return { ...deck, likes_left, next_at };
}
