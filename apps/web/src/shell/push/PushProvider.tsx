import { useMemo, type ReactNode } from 'react';
import { usePage } from '../page';
import { PushContext, type Push } from './push-context';
import { usePushState } from './use-push-state';

/** Reads for all of a member's page how far push messages have come: alerts and the periodic refresh go by it. */
export function PushProvider({ children }: { children: ReactNode }) {
  const [state, change] = usePushState(usePage().settings.push_public_key);
  const push = useMemo<Push>(() => [state, change], [state, change]);
  return <PushContext value={push}>{children}</PushContext>;
}
