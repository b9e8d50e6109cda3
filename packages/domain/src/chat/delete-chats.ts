/** Which conversations are deleted: the one of an id, or every one with a member. Source: product.md §4, Chat. */
export type ChatRef = { id: string } | { profile_id: string };

/** What a conversation list has of each, as far as deleting goes. */
interface Listed {
  conversation: {
    id: string;
    /** ISO 8601; the list is ordered by it, newest first. */
    last_message_at: string;
  };
  /** null where the other member's account was erased. */
  profile: { id: string } | null;
}

/** A list without the conversations that are deleted: they go at once, before the server has answered. Source: product.md §4. */
export function withoutChats<Chat extends Listed>(chats: readonly Chat[], ref: ChatRef): Chat[] {
  return chats.filter((chat) => !isMeant(chat, ref));
}

/**
 * A list with the deleted conversations again, as the server rejected the deletion: each in its place by
 * time, but for one that came back meanwhile, which is newer. `before` is the list as it was. Source:
 * product.md §4.
 */
export function withChatsBack<Chat extends Listed>(
  chats: readonly Chat[],
  { before, ref }: { before: readonly Chat[]; ref: ChatRef },
): Chat[] {
  const known = new Set(chats.map(({ conversation }) => conversation.id));
  const lost = before.filter((chat) => isMeant(chat, ref) && !known.has(chat.conversation.id));
  return lost.reduce<Chat[]>(inPlace, [...chats]);
}

/** What else is in the list keeps its order, whatever that is. */
function inPlace<Chat extends Listed>(chats: readonly Chat[], lost: Chat): Chat[] {
  const place = chats.findIndex(
    ({ conversation }) => conversation.last_message_at < lost.conversation.last_message_at,
  );
  return chats.toSpliced(place === -1 ? chats.length : place, 0, lost);
}

function isMeant({ conversation, profile }: Listed, ref: ChatRef): boolean {
  return 'id' in ref ? conversation.id === ref.id : profile?.id === ref.profile_id;
}
