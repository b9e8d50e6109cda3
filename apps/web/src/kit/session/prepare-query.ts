import type { FetchQueryOptions, QueryKey } from '@tanstack/react-query';
import type { RouteInput } from '../page/route-input';
import type { MemberData } from './member-data';

/** A step of the app waits this long for data before its screen says that they are on their way, in ms. */
const PATIENCE_MS = 150;

export type PrepareInput = Pick<RouteInput, 'server'> & { data?: MemberData | undefined };

/**
 * Loads what a member's screen shows first; a failure is shown by the screen. The server waits for it. The browser doesn't wait
 * for what is in the cache, which the screen refreshes, and only a moment for what isn't.
 */
export async function prepareQuery<Result, Failure, Data, Key extends QueryKey>(
  { data, server }: PrepareInput,
  options: FetchQueryOptions<Result, Failure, Data, Key>,
): Promise<void> {
  if (!data) return;
  const { queryClient } = data;
  if (!server && queryClient.getQueryData(options.queryKey) !== undefined) return;
  const loading = queryClient.prefetchQuery(options);
  await (server ? loading : Promise.race([loading, patience()]));
}

function patience(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, PATIENCE_MS));
}
