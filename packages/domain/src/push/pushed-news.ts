import { seesMessage, type MessageView } from '../chat';
import { isMatch, type LikePair } from '../likes';

/** Something that happened to a member, as it stands by now; the likes as that member sees them. */
export type Happening =
  | ({ name: 'message'; read: boolean } & MessageView)
  | { name: 'like'; pair: LikePair }
  | { name: 'match'; pair: LikePair; shown: boolean };

/**
 * Whether a push message is sent for something that happened. It is only for what the member hasn't seen on
 * the site by then: an unread message, a like that is still new, or a match that still exists and wasn't
 * announced. The other must be visible to the member at that time, as `canSee` says: nobody blocked, banned
 * or deleted. A member's own acts send nothing. Nothing else is pushed. Source: product.md §4 (Push);
 * decisions.md, Access (blocking: no notifications).
 */
export function isPushed(happening: Happening, { canSee }: { canSee: boolean }): boolean {
  if (!canSee) return false;
  if (happening.name === 'message') return !happening.own && !happening.read && seesMessage(happening);
  return happening.name === 'like' ? happening.pair.likeNew : isMatch(happening.pair) && !happening.shown;
}
