import type { QueryClient, QueryKey } from '@tanstack/query-core';
import type { ServerEvent, ServerEventName } from '@vela/contract/entities/server-event';
import type { ConversationData } from './conversation-data';
import { chatsWithMessage, chatsWithout, chatsWithRead, chatsWithTyping, type ChatsPage } from './chats';
import {
  conversationWithMessage,
  conversationWithReaction,
  conversationWithRead,
  isConversation,
  isConversationWith,
} from './conversation';
import { withLikeSeen, type LikesPage } from './likes';
import { userWithCredits, type UserAnswer } from './user';

type Data<Name extends ServerEventName> = Extract<ServerEvent, { name: Name }>['data'];
type Applying = { [Name in ServerEventName]: (client: QueryClient, data: Data<Name>) => void };

/** The queries that events change or make stale; `resync` loads all of them again. */
const LIVE_KEYS = [
  ['user'],
  ['notifications'],
  ['chats'],
  ['conversation'],
  ['likes'],
] as const satisfies readonly QueryKey[];

const FIRST_CHATS = ['chats', null] as const;

const APPLYING: Applying = {
  message: (client, { message, num_unread_messages: unread }) => {
    const known = changeChats(client, (chats) => chatsWithMessage(chats, { message, unread }));
    if (!known) reload(client, ['chats']);
    changeConversations(client, message.conversation_id, (data) => conversationWithMessage(data, message));
    reloadBegun(client);
  },
  typing: (client, { conversation_id: conversationId }) => {
    changeChats(client, (chats) => chatsWithTyping(chats, { conversationId, typing: true }));
  },
  read: (client, { conversation_id: id, read_at: readAt, by }) => {
    if (by === 'me') changeChats(client, (chats) => chatsWithRead(chats, id));
    changeConversations(client, id, (data) => conversationWithRead(data, { readAt, by }));
  },
  reaction: (client, { conversation_id: id, message_id: messageId, reaction }) => {
    changeConversations(client, id, (data) => conversationWithReaction(data, { messageId, reaction }));
  },
  like: (client) => reload(client, ['likes']),
  match: (client) => reload(client, ['likes']),
  like_seen: (client, { profile_id: id }) => {
    change<LikesPage>(client, ['likes'], (likes) => withLikeSeen(likes, id));
    // How many are new over all pages only the newest says, and the mark may be on one that isn't loaded.
    reload(client, ['likes']);
  },
  credits: (client, { credits }) => {
    change<UserAnswer>(client, ['user'], (answer) => userWithCredits(answer, credits));
  },
  conversation_deleted: (client, { id }) => {
    changeChats(client, (chats) => chatsWithout(chats, { id }));
    removeConversation(client, (data) => isConversation(data, id));
  },
  blocked: (client, { profile_id }) => {
    changeChats(client, (chats) => chatsWithout(chats, { profile_id }));
    removeConversation(client, (data) => isConversationWith(data, profile_id));
    for (const key of [['likes'], ['search'], ['swipe'], ['blocks'], ['member', profile_id]])
      reload(client, key);
  },
  user: (client) => {
    for (const key of [['user'], ['notifications']]) reload(client, key);
  },
  resync: (client) => {
    for (const key of LIVE_KEYS) reload(client, key);
  },
  bye: () => {},
  replaced: () => {},
};

/**
 * Brings an event into the cache: conversations, the member's credits, likes. What an event alone doesn't contain is loaded
 * again, and so is what was on its way when the event came, since the answer may be older than the event.
 */
export function applyEvent(client: QueryClient, { name, data }: ServerEvent): void {
  const apply = APPLYING[name] as (client: QueryClient, data: ServerEvent['data']) => void;
  apply(client, data);
}

/** Gives whether the newest page is there and took the change; null as a change means that it could not. */
function changeChats(client: QueryClient, next: (chats: ChatsPage) => ChatsPage | null): boolean {
  let isTaken = false;
  change<ChatsPage>(client, FIRST_CHATS, (chats) => {
    const changed = next(chats);
    isTaken = changed !== null;
    return changed ?? chats;
  });
  return isTaken;
}

function changeConversations(
  client: QueryClient,
  conversationId: string,
  next: (data: ConversationData) => ConversationData,
): void {
  change<ConversationData>(client, ['conversation'], (data) =>
    isConversation(data, conversationId) ? next(data) : data,
  );
}

/** Changes what is cached under a key or begins with it. */
function change<Cached>(client: QueryClient, queryKey: QueryKey, next: (data: Cached) => Cached): void {
  const isOnItsWay = client.isFetching({ queryKey }) > 0;
  client.setQueriesData<Cached>({ queryKey }, (data) => (data === undefined ? data : next(data)));
  if (isOnItsWay) reload(client, queryKey);
}

/** A conversation that had not begun when it was loaded may be the one that the message begins. */
function reloadBegun(client: QueryClient): void {
  void client.invalidateQueries({
    queryKey: ['conversation'],
    predicate: ({ state }) => (state.data as ConversationData | undefined)?.pages[0]?.conversation === null,
  });
}

/**
 * A deleted message must not stay on the screen: an open conversation is loaded again, and its answer says
 * why it is gone.
 */
function removeConversation(
  client: QueryClient,
  isIt: (data: ConversationData | undefined) => boolean,
): void {
  void client.resetQueries({
    queryKey: ['conversation'],
    predicate: ({ state }) => isIt(state.data as ConversationData | undefined),
  });
}

function reload(client: QueryClient, queryKey: QueryKey): void {
  void client.invalidateQueries({ queryKey });
}
