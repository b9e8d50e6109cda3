import { useQueryClient } from '@tanstack/react-query';
import { invalidatePrices } from '@vela/api-client/cache/prices';
import { userQueryOptions } from '@vela/api-client/queries/user';
import { useEffect, useState } from 'react';
import { SECOND, secondsLeft } from '@vela/domain/time';
import { useApi } from '../../session/member-data-context';
import { usePage } from '../../page/page-context';
import { useServerTime } from '../../formats/use-server-time';

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

/** The seconds until a moment by the server's clock, as far as the page knows it; 0 from then on. */
function useSecondsUntil(iso: string): number {
  const { now } = usePage();
  const serverTime = useServerTime();
  const [time, setTime] = useState(() => new Date(now));
  useEffect(() => {
    const tick = () => setTime(serverTime());
    tick();
    const timer = setInterval(tick, SECOND);
    return () => clearInterval(timer);
  }, [serverTime]);
  return secondsLeft(new Date(iso), time);
}
