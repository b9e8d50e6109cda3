type MessageNews = 'message' | 'credits';

/** The events that the two members get, wherever they are logged in. */
interface MessageTold {
  sender: readonly MessageNews[];
  receiver: readonly MessageNews[];
}

/**
 * The events that a message sends to its two members. The sender's other windows receive the message, and
 * the credits left if it cost some; the receiver gets the message unless it is held. Source: product.md §4 (a
 * pushed message has chats loaded again).
 */
export function newsOfMessage({ cost, held }: { cost: number; held: boolean }): MessageTold {
  return {
    sender: cost > 0 ? ['message', 'credits'] : ['message'],
    receiver: held ? [] : ['message'],
  };
}
