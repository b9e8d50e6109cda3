import { useQueryClient } from '@tanstack/react-query';
import { invalidatePrices } from '@vela/api-client/cache/prices';
import { userQueryOptions } from '@vela/api-client/queries/user';
import { useEffect } from 'react';
import { useApi } from '../../session/member-data-context';
import { useSecondsUntil } from './use-seconds-until';

/**
 * The seconds left of the welcome bonus; at its end prices and member are loaded again, which removes it from
 * the page.
 */
export function useBonusLeft(expires: string): number {
  const left = useSecondsUntil(expires);
  const api = useApi();
  const queryClient = useQueryClient();
  const isOver = left === 0;
  useEffect(() => {
    if (!isOver) return;
    void invalidatePrices(queryClient);
    void queryClient.fetchQuery(userQueryOptions(api)).catch(() => undefined);
  }, [isOver, api, queryClient]);
  return left;
}
