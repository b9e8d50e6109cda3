import { seesMessage, type MessageView } from '../chat';
import { isMatch, type LikePair } from '../likes';

/** Something that happened to a member, as it stands by now; the likes as that member sees them. */
export type Happening =
  | ({ name: 'message'; read: boolean } & MessageView)
  | { name: 'like'; pair: LikePair }
  | { name: 'match'; pair: LikePair; told: boolean };

/**
 * Whether a push message tells a member of something: only of what is yet to be seen on the site when it is sent, so an unread
 * message, a like that is still new, a match that still stands and wasn't told, and only of a member whom the one may see by
 * then, as `canSee` says: of nobody who is blocked, banned or away, and not of what the member did. Nothing else is pushed.
 * Source: product.md §4 (Push); decisions.md, Access (blocking: no notifications).
 */
export function isPushed(happening: Happening, { canSee }: { canSee: boolean }): boolean {
  if (!canSee) return false;
  if (happening.name === 'message') return !happening.own && !happening.read && seesMessage(happening);
  return happening.name === 'like' ? happening.pair.likeNew : isMatch(happening.pair) && !happening.told;
}
