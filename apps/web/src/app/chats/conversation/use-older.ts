import type { useInfiniteQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Older } from './OlderMessages';

type Query = Pick<
  ReturnType<typeof useInfiniteQuery>,
  'hasNextPage' | 'isFetchingNextPage' | 'isFetchNextPageError'
> & { fetchNextPage: () => Promise<unknown> };

/** What was said before and isn't there yet; the same while nothing about it changes. null where the oldest message is there. */
export function useOlder({
  hasNextPage,
  isFetchingNextPage: isLoading,
  isFetchNextPageError: isFailed,
  fetchNextPage,
}: Query): Older | null {
  return useMemo(
    () => (hasNextPage ? { load: () => void fetchNextPage(), isLoading, isFailed } : null),
    [hasNextPage, isLoading, isFailed, fetchNextPage],
  );
}
