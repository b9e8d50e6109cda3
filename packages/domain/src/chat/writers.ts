/** Whose messages a member takes; a conversation in which the member has answered stays open whatever it says. */
export const WRITERS = ['everyone', 'photo', 'liked', 'matches'] as const;

export type Writers = (typeof WRITERS)[number];

/** What the two of a conversation are to each other, as far as writing goes. */
export interface Acquaintance {
  /** The receiver has written in their conversation. */
  hasAnswered: boolean;
  /** The receiver likes the sender. */
  likesSender: boolean;
  /** The sender likes the receiver. */
  isLiked: boolean;
  /** The sender has a main photo that others see. */
  hasPhoto: boolean;
}

/** Whether one may write to another; see `writingTo`. */
export const WRITINGS = ['open', 'photo', 'chosen'] as const;

export type Writing = (typeof WRITINGS)[number];

/**
 * Returns whether the sender may write: `open`; `photo` where a photo is missing for it; `chosen` where the receiver chooses who
 * writes. That doesn't say by what, or it would reveal who the receiver likes. Source: decisions.md, Safer talk.
 */
export function writingTo(writers: Writers, between: Acquaintance): Writing {
  if (between.hasAnswered || writers === 'everyone') return 'open';
  if (writers === 'photo') return between.hasPhoto ? 'open' : 'photo';
  const isChosen = between.likesSender && (writers === 'liked' || between.isLiked);
  return isChosen ? 'open' : 'chosen';
}
