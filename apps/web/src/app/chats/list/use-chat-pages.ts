import { useQueries, type UseQueryResult } from '@tanstack/react-query';
import type { ChatsPage } from '@vela/api-client/cache/chats';
import { chatsQueryOptions } from '@vela/api-client/queries/chats';
import type { Chat } from '@vela/contract/entities/conversation';
import { useState } from 'react';
import { useApi } from '../../../kit/session/member-data-context';

export interface ChatPages {
  /** undefined while nothing has come yet; the same while nothing in it changes. */
  chats: readonly Chat[] | undefined;
  isFailed: boolean;
  isFetching: boolean;
  retry: () => void;
  /** null where there are no more. */
  loadMore: (() => void) | null;
}

/** The loaded conversations: the newest page, which events update, and older ones. */
export function useChatPages(): ChatPages {
  const api = useApi();
  const [cursors, setCursors] = useState<readonly (string | null)[]>([null]);
  const queries = cursors.map((cursor) => chatsQueryOptions(api, cursor));
  const { next, refetch, ...pages } = useQueries({ queries, combine: pagesOf });
  return {
    ...pages,
    retry: () => void refetch?.(),
    loadMore: next === null ? null : () => setCursors([...cursors, next]),
  };
}

function pagesOf(pages: readonly UseQueryResult<ChatsPage>[]) {
  const failed = pages.find(({ isError, data }) => isError && data === undefined);
  const loaded = pages.flatMap(({ data }) => data ?? []);
  return {
    chats: loaded.length === 0 ? undefined : withoutRepeats(loaded.flatMap(({ chats }) => chats)),
    isFailed: failed !== undefined,
    isFetching: pages.some(({ isFetching }) => isFetching),
    refetch: failed?.refetch,
    next: pages.at(-1)?.data?.next_cursor ?? null,
  };
}

/** One that moved to the newest page may still stand on the page it was loaded with. */
function withoutRepeats(chats: readonly Chat[]): Chat[] {
  const seen = new Set<string>();
  return chats.filter(({ conversation: { id } }) => !seen.has(id) && seen.add(id));
}
