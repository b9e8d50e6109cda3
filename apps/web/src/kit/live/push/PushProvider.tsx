import type { ReactNode } from 'react';
import { usePage } from '../../page/page-context';
import { PushContext } from './push-context';
import { usePushState } from './use-push-state';

/** Reads for all of a member's page how far push messages have come: alerts and the periodic refresh go by it. */
export function PushProvider({ children }: { children: ReactNode }) {
  return <PushContext value={usePushState(usePage().settings.push_public_key)}>{children}</PushContext>;
}
