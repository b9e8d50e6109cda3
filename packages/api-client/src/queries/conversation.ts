import type { DataTag, InfiniteData, QueryFunctionContext } from '@tanstack/query-core';
import type { getConversation as endpoint } from '@vela/contract/endpoints/get-conversation';
import { shareConversation } from '../cache/share-conversation';
import type { Api, OutputOf } from '../create-api';
import { getConversation } from '../endpoints/get-conversation';

/** A page of a conversation: its messages newest first. */
export type ConversationPage = OutputOf<typeof endpoint>;

/** What the cache holds of a conversation: pages from the newest on. */
export type ConversationData = InfiniteData<ConversationPage, string | null>;

/** Which conversation: its own id, or the id of the member it is with. */
export type ConversationRef = { id: string } | { profile_id: string };

type Key = readonly ['conversation', ConversationRef];

/** A conversation for an infinite query: each next page holds older messages, to be put before those that are there. */
export function conversationQueryOptions(api: Api, ref: ConversationRef) {
  return {
    queryKey: ['conversation', ref] as unknown as DataTag<Key, ConversationData, Error>,
    queryFn: ({ pageParam, signal }: QueryFunctionContext<Key, string | null>): Promise<ConversationPage> =>
      getConversation(api, { ...ref, ...(pageParam !== null && { cursor: pageParam }) }, { signal }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next_cursor: cursor }: ConversationPage): string | null => cursor,
    staleTime: 0,
    structuralSharing: (before: unknown, now: unknown): unknown =>
      shareConversation(before as ConversationData | undefined, now as ConversationData),
    // The client retries already.
    retry: false as const,
  };
}
