/** An entry of the conversation list once it was opened: nothing in it is unread. Source: product.md §4, Chat. */
export function openedChat<Chat extends { num_unread_messages: number }>(chat: Chat): Chat {
  return { ...chat, num_unread_messages: 0 };
}
