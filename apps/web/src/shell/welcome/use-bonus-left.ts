import { useQueryClient } from '@tanstack/react-query';
import { userQueryOptions } from '@vela/api-client/queries/user';
import { countdownDigits } from '@vela/domain/time-bonus';
import { useEffect } from 'react';
import { useApi } from '../members';
import { useSecondsUntil } from './use-seconds-until';

/** What is left of the welcome bonus, as digits; at its end prices and member are asked for anew, which takes it off the page. */
export function useBonusLeft(expires: string): string {
  const left = useSecondsUntil(expires);
  const api = useApi();
  const queryClient = useQueryClient();
  const isOver = left === 0;
  useEffect(() => {
    if (!isOver) return;
    void queryClient.invalidateQueries({ queryKey: ['packages'] });
    void queryClient.fetchQuery(userQueryOptions(api)).catch(() => undefined);
  }, [isOver, api, queryClient]);
  return countdownDigits(left);
}
