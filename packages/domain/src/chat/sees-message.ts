/** A message as far as its being seen goes, by one of the two of its conversation. */
export interface MessageView {
  /** It is that one's own. */
  own: boolean;
  /** It is true until the sender's address is confirmed. */
  held: boolean;
  /** The viewer deleted it, alone or with the whole conversation. */
  deleted: boolean;
}

/**
 * Whether one of the two sees a message of their conversation: not what that one deleted, nor what the other wrote and is
 * held. Whether they see each other is `canSee` of the members. Source: product.md §4; decisions.md, Access.
 */
export function seesMessage({ own, held, deleted }: MessageView): boolean {
  return !deleted && (own || !held);
}

/**
 * Whether a held message is delivered once its sender's address is confirmed. It isn't if the sender
 * deleted it meanwhile, or if either member has blocked the other. Source: product.md §4; decisions.md,
 * Access.
 */
export function deliversHeld({ deleted, blocked }: { deleted: boolean; blocked: boolean }): boolean {
  return !deleted && !blocked;
}
