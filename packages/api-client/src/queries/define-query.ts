import type { DataTag, QueryClient, QueryFunctionContext, QueryKey } from '@tanstack/query-core';

interface Definition<Key extends QueryKey, Data> {
  queryKey: Key;
  load: (options: { signal: AbortSignal; client: QueryClient }) => Promise<Data>;
  /** How long an answer is taken for fresh, in milliseconds; `Infinity` for what a deployment never changes. */
  staleTime?: number;
}

/** What loaders and components share of one query; its key knows its data, so that cache writes are checked. */
export interface Query<Key extends QueryKey, Data> {
  queryKey: DataTag<Key, Data, Error>;
  queryFn: (context: QueryFunctionContext<Key>) => Promise<Data>;
  staleTime: number;
  /** The client retries already. */
  retry: false;
}

/** Makes the options of a query out of its key and the call that loads it. */
export function defineQuery<const Key extends QueryKey, Data>({
  queryKey,
  load,
  staleTime = 0,
}: Definition<Key, Data>): Query<Key, Data> {
  return {
    queryKey: queryKey as Query<Key, Data>['queryKey'],
    queryFn: ({ signal, client }) => load({ signal, client }),
    staleTime,
    retry: false,
  };
}
