type MessageNews = 'message' | 'credits';

/** What the two are told, wherever they are logged in. */
interface MessageTold {
  sender: readonly MessageNews[];
  receiver: readonly MessageNews[];
}

/**
 * What a message tells whom. The sender's other windows have it, too, and the credits left where it cost some; the receiver has
 * it unless it is held. Source: product.md §4 (a pushed message has chats loaded again).
 */
export function newsOfMessage({ cost, held }: { cost: number; held: boolean }): MessageTold {
  return {
    sender: cost > 0 ? ['message', 'credits'] : ['message'],
    receiver: held ? [] : ['message'],
  };
}
