import { useQueryClient } from '@tanstack/react-query';
import { RELOADED_BY_PUSH, sendsSubscription, type PushState } from '@vela/domain/push';
import { useEffect, useState } from 'react';
import { whenIdle } from '../hydration';
import { useApi } from '../members';
import { readPushState, tellSubscription } from './browser-push';
import { hearWindows } from './push-windows';

/**
 * How far push messages have come in this browser, read once the page has nothing else to do, and again when another window
 * turned them; until then it can't have any. A subscription is told to the account, and what a message tells of is asked for
 * (product.md §4).
 */
export function usePushState(publicKey: string | null): [PushState, (state: PushState) => void] {
  const api = useApi();
  const queryClient = useQueryClient();
  const [state, setState] = useState<PushState>('incapable');
  useEffect(() => {
    if (publicKey === null) return undefined;
    // A browser that keeps nothing refuses even the question: then it has none.
    let newest = 0;
    const read = () => {
      newest += 1;
      const mine = newest;
      // What was read before another window turned them may come after what is read since.
      const keep = (next: PushState) => mine === newest && setState(next);
      void readPushState(publicKey).then(keep, () => {});
    };
    const forget = whenIdle(read);
    const close = hearWindows(read);
    return () => {
      forget();
      close();
    };
  }, [publicKey]);
  const isTold = sendsSubscription(state, { loggedIn: true });
  useEffect(() => {
    if (!isTold) return undefined;
    tellSubscription(api).catch(() => {});
    const listening = new AbortController();
    navigator.serviceWorker.addEventListener(
      'message',
      () => {
        for (const key of RELOADED_BY_PUSH) void queryClient.invalidateQueries({ queryKey: [key] });
      },
      { signal: listening.signal },
    );
    return () => listening.abort();
  }, [isTold, api, queryClient]);
  return [state, setState];
}
