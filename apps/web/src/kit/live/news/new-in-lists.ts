import type { Chat } from '@vela/contract/entities/conversation';
import type { ResultOf } from '@vela/contract/registry';

type ReceivedLike = ResultOf<'listLikes'>['liked_by'][number];

/** Conversations whose last message came from the other after `since` (ISO 8601) and is unread, the newest first. */
export function chatsSince(chats: readonly Chat[], since: string): Chat[] {
  return chats
    .filter(
      ({ conversation: { last_message: message }, num_unread_messages: unread }) =>
        message.sender === 'other' && unread > 0 && message.sent_at > since,
    )
    .toSorted((one, other) => (lastAt(one) < lastAt(other) ? 1 : -1));
}

/** Returns when the newest message of these arrived, ISO 8601; `since` if none came after it. */
export function newestAt(chats: readonly Chat[], since: string): string {
  return chats.map(lastAt).reduce((newest, at) => (at > newest ? at : newest), since);
}

function lastAt({ conversation }: Chat): string {
  return conversation.last_message.sent_at;
}

/** Likes that aren't among those known before, newly received; a match is announced by its own notice. */
export function likesSince(likes: readonly ReceivedLike[], known: ReadonlySet<string>): ReceivedLike[] {
  return likes.filter(
    ({ id, like_new: isNew, profile }) => isNew && profile.match !== true && !known.has(id),
  );
}
