import { useMutation } from '@tanstack/react-query';
import type { PushState } from '@vela/domain/push';
import { useEffect } from 'react';
import { dismissAlert } from '../../storage/dismissals';
import { useApi } from '../../session/member-data-context';
import { usePage } from '../../page/page-context';
import { useServerTime } from '../../formats/use-server-time';
import { turnOffPush, turnOnPush } from './browser-push';
import { usePush } from './push-context';
import { notifyWindows } from './push-windows';

export interface PushSwitch {
  /** `null` until the browser was asked. */
  state: PushState | null;
  /** Whether they are on; while it changes, the wanted state. */
  isOn: boolean;
  hasFailed: boolean;
  /** They were turned on, and the browser's question was left without an answer, or wasn't shown. */
  isUnanswered: boolean;
  turn: (isOn: boolean) => void;
}

/**
 * Turns push messages of this browser on and off, and follows what its person decides in the browser's own settings; `null`
 * where the site sends none. Who turned them off isn't asked again.
 */
export function usePushSwitch(): PushSwitch | null {
  const { push_public_key: publicKey } = usePage().settings;
  const api = useApi();
  const serverTime = useServerTime();
  const { state, isRead, read, change } = usePush();
  useEffect(() => {
    const following = new AbortController();
    read();
    followPermission(read, following.signal).catch(() => {});
    return () => following.abort();
  }, [read]);
  const { mutate, data, isPending, isError, variables } = useMutation({
    mutationFn: async (isOn: boolean) => {
      if (publicKey === null) throw new Error('This site sends no push messages');
      return isOn ? turnOnPush(api, publicKey) : turnOffPush(api, publicKey);
    },
    onSuccess: (next, isOn) => {
      // First, so that no window asks for what was just turned off.
      if (!isOn) dismissAlert('push', serverTime());
      change(next);
      notifyWindows();
    },
  });
  if (publicKey === null) return null;
  return {
    state: isRead ? state : null,
    isOn: isPending ? variables : isRead && state === 'subscribed',
    hasFailed: isError,
    isUnanswered: variables === true && data === 'unknown' && state === 'unknown',
    turn: (isOn) => {
      if (!isPending) mutate(isOn);
    },
  };
}

/** Rejects where the browser reports no permissions. */
async function followPermission(listener: () => void, signal: AbortSignal): Promise<void> {
  const permission = await navigator.permissions.query({ name: 'notifications' });
  permission.addEventListener('change', listener, { signal });
}
