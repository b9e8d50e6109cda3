/** A message as far as its being seen goes, by one of the two of its conversation. */
export interface MessageView {
  /** It is that one's own. */
  own: boolean;
  /** It waits to be delivered, as of `deliversHeld`. */
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

/** A held message whose sender's address is confirmed. */
export interface HeldMessage {
  /** The sender deleted it meanwhile. */
  deleted: boolean;
  /** Either member has blocked the other. */
  blocked: boolean;
  /** The receiver is in invisible mode, and neither likes the sender nor has a conversation with it in which a message arrived. */
  hidden: boolean;
}

/**
 * Whether a held message is delivered, once its sender's address is confirmed. One whose receiver is hidden from the sender
 * isn't yet: it would be a contact, by which the sender sees the receiver again, though anyone could write such a message
 * and wait. It is delivered when the receiver is hidden no more. Source: product.md §4; decisions.md, Access.
 */
export function deliversHeld({ deleted, blocked, hidden }: HeldMessage): boolean {
  return !deleted && !blocked && !hidden;
}
