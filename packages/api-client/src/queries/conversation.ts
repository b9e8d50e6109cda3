import type { DataTag, QueryFunctionContext } from '@tanstack/query-core';
import type { ConversationData, ConversationPage } from '../cache/conversation-data';
import { shareConversation } from '../cache/share-conversation';
import type { Api } from '../create-api';
import { getConversation } from '@vela/contract/endpoints/get-conversation';

export type { ConversationData, ConversationPage };

/** Which conversation: its own id, or the id of the member it is with. */
export type ConversationRef = { id: string } | { profile_id: string };

type Key = readonly ['conversation', ConversationRef];

/** A conversation for an infinite query: each next page holds older messages, to be put before those that are there. */
export function conversationQueryOptions(api: Api, ref: ConversationRef) {
  return {
    queryKey: ['conversation', ref] as unknown as DataTag<Key, ConversationData, Error>,
    queryFn: ({ pageParam, signal }: QueryFunctionContext<Key, string | null>): Promise<ConversationPage> =>
      api.call(getConversation, { ...ref, ...(pageParam !== null && { cursor: pageParam }) }, { signal }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next_cursor: cursor }: ConversationPage): string | null => cursor,
    staleTime: 0,
    structuralSharing: (before: unknown, now: unknown): unknown =>
      shareConversation(before as ConversationData | undefined, now as ConversationData),
    // The client retries already.
    retry: false as const,
  };
}
