import type { InfiniteData } from '@tanstack/query-core';
import type { getConversation } from '@vela/contract/endpoints/get-conversation';
import type { OutputOf } from '../create-api';

/** A page of a conversation: its messages newest first. */
export type ConversationPage = OutputOf<typeof getConversation>;

/** What the cache holds of a conversation: pages from the newest on. */
export type ConversationData = InfiniteData<ConversationPage, string | null>;
