import { useCallback, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { RELOADED_BY_PUSH, sendsSubscription, type PushState } from '@vela/domain/push';
import { usePage } from '../../page/page-context';
import { PushContext, type Push } from './push-context';
import { whenIdle } from '../../../first-paint/when-idle';
import { useApi } from '../../session/member-data-context';
import { readPushState, reportSubscription } from './browser-push';
import { onWindowNotified } from './push-windows';

/** Reads for all of a member's page how far push messages have come: alerts and the periodic refresh go by it. */
export function PushProvider({ children }: { children: ReactNode }) {
  return <PushContext value={usePushState(usePage().settings.push_public_key)}>{children}</PushContext>;
}

/**
 * The state of push messages in this browser. It is read once the page is idle, again when another window
 * changed it, and on request. A subscription is sent to the account, and the data that a push message is
 * about is loaded (product.md §4).
 */
function usePushState(publicKey: string | null): Push {
  const api = useApi();
  const queryClient = useQueryClient();
  const [known, setKnown] = useState<PushState | null>(null);
  const newest = useRef(0);
  const change = useCallback((next: PushState) => {
    newest.current += 1;
    setKnown(next);
  }, []);
  const read = useCallback(() => {
    if (publicKey === null) return;
    newest.current += 1;
    const mine = newest.current;
    // A browser without storage rejects even this question: then it has no push messages.
    const reading = readPushState(publicKey).catch((): PushState => 'incapable');
    // What was read before they were turned may come after what is known since.
    void reading.then((state) => {
      if (mine === newest.current) setKnown(state);
    });
  }, [publicKey]);
  useEffect(() => {
    const cancel = whenIdle(read);
    const close = onWindowNotified(read);
    return () => {
      cancel();
      close();
    };
  }, [read]);
  const state = known ?? 'incapable';
  const isReported = sendsSubscription(state, { loggedIn: true });
  useEffect(() => {
    if (!isReported) return undefined;
    reportSubscription(api).catch(() => {});
    const listening = new AbortController();
    navigator.serviceWorker.addEventListener(
      'message',
      () => {
        for (const key of RELOADED_BY_PUSH) void queryClient.invalidateQueries({ queryKey: [key] });
      },
      { signal: listening.signal },
    );
    return () => listening.abort();
  }, [isReported, api, queryClient]);
  const isRead = known !== null;
  return useMemo(() => ({ state, isRead, read, change }), [state, isRead, read, change]);
}
