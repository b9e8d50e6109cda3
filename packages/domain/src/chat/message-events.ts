type MessageEventName = 'message' | 'credits';

/** The events that the two members get, wherever they are logged in. */
interface MessageEvents {
  sender: readonly MessageEventName[];
  receiver: readonly MessageEventName[];
}

/**
 * The events that a message sends to its two members. The sender's other windows receive the message, and
 * the credits left if it cost some; the receiver gets the message unless it is held. Source: product.md §4 (a
 * pushed message has chats loaded again).
 */
export function eventsOfMessage({ cost, held }: { cost: number; held: boolean }): MessageEvents {
  return {
    sender: cost > 0 ? ['message', 'credits'] : ['message'],
    receiver: held ? [] : ['message'],
  };
}
